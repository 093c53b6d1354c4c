/** What a visitor's first connection can carry at once. Bytes, not times: the same on every machine. */
import { connect } from "node:http2";
import { brotliDecompressSync, constants } from "node:zlib";
import { generate } from "selfsigned";
import { startServer, type RunningServer } from "../../scripts/server";
import { pagesWithHtml } from "../support/built";
import { publicFolder } from "../support/site";

/** Ten segments of 1,460 bytes, after which a server waits for the first answer (RFC 6928); Lighthouse counts with the same. */
const firstFlight = 10 * 1_460;

let server: RunningServer;
let cert: string;

beforeAll(async () => {
  const { private: key, cert: made } = await generate([{ name: "commonName", value: "localhost" }]);
  cert = made;
  server = await startServer({ root: publicFolder, tls: { key, cert } });
});

afterAll(() => server.close());

interface Answer {
  /** Bytes of the whole answer, headers included. */
  bytes: number;
  /** The body as it was sent, compressed. */
  body: Buffer;
}

/** The answer on a connection of its own. */
async function answer(path: string): Promise<Answer> {
  const session = connect(server.url, { ca: cert });
  try {
    await new Promise((connected) => session.once("remoteSettings", connected));
    const before = session.socket.bytesRead;
    const request = session.request({ ":path": path, "accept-encoding": "gzip, deflate, br" });
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    await new Promise((ended, failed) => request.once("end", ended).once("error", failed));
    return { bytes: session.socket.bytesRead - before, body: Buffer.concat(chunks) };
  } finally {
    session.destroy();
  }
}

/** As much of a page as a browser can read of the first flight, in which headers come first. */
function firstPart({ bytes, body }: Answer): string {
  const headers = bytes - body.length;
  return brotliDecompressSync(body.subarray(0, firstFlight - headers), {
    finishFlush: constants.BROTLI_OPERATION_FLUSH,
  }).toString();
}

/** The end of what a page shows first: of its large picture, or else of its heading. */
function firstViewEnd(html: string): number {
  const picture = html.indexOf('loading="eager"');
  return picture < 0 ? html.indexOf("</h1>") : html.indexOf("</picture>", picture);
}

it.each(pagesWithHtml.map(({ path, html }) => [path, html]))(
  "%s: its first view comes in the first round trip",
  async (path, html) => {
    const end = firstViewEnd(html);
    expect(end).toBeGreaterThan(0);
    expect(firstPart(await answer(path)).length).toBeGreaterThan(end);
  },
);

/**
 * What one more service may add to the answer: its name and address in the menus, the footer and the structured data, and
 * its tile with a picture in three sizes, whose addresses are hashes that do not compress.
 */
const bytesOfService = 100;

it("home comes whole in the first round trip, but for services beyond the fifteenth", async () => {
  const services = pagesWithHtml.filter(({ path }) => path.startsWith("/services/")).length;
  // Home names every service, which is what it is for: it grows with them, and with nothing else. The first view, whose
  // styles and pictures do not grow, has its own limit above.
  const allowed = firstFlight + Math.max(0, services - 15) * bytesOfService;
  const { bytes } = await answer("/");
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThanOrEqual(allowed);
});
