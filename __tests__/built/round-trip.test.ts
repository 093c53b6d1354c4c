/** What fits into the first round trip of a new connection. In bytes, which are the same on every machine. */
import { connect } from "node:http2";
import { brotliDecompressSync, constants } from "node:zlib";
import { generate } from "selfsigned";
import { startServer, type RunningServer } from "../../scripts/server";
import { pagesWithHtml } from "../support/built";
import { publicFolder } from "../support/site";

/** Ten segments of 1,460 bytes, after which a server waits for an acknowledgment (RFC 6928). Lighthouse uses the same number. */
const firstFlight = 10 * 1_460;

let server: RunningServer;
let cert: string;

beforeAll(async () => {
  const { private: key, cert: made } = await generate([{ name: "commonName", value: "localhost" }]);
  cert = made;
  server = await startServer({ root: publicFolder, tls: { key, cert } });
});

afterAll(() => server.close());

interface RawResponse {
  /** Bytes of the whole response, headers included. */
  bytes: number;
  /** The body as it was sent, compressed. */
  body: Buffer;
}

/** Requests a path on a new connection. */
async function request(path: string): Promise<RawResponse> {
  const session = connect(server.url, { ca: cert });
  try {
    await new Promise((connected) => session.once("remoteSettings", connected));
    const before = session.socket.bytesRead;
    const stream = session.request({ ":path": path, "accept-encoding": "gzip, deflate, br" });
    const chunks: Buffer[] = [];
    stream.on("data", (chunk: Buffer) => chunks.push(chunk));
    await new Promise((ended, failed) => stream.once("end", ended).once("error", failed));
    return { bytes: session.socket.bytesRead - before, body: Buffer.concat(chunks) };
  } finally {
    session.destroy();
  }
}

/** Returns the part of a page that a browser can decompress from the first flight, which begins with the headers. */
function firstPart({ bytes, body }: RawResponse): string {
  const headers = bytes - body.length;
  return brotliDecompressSync(body.subarray(0, firstFlight - headers), {
    finishFlush: constants.BROTLI_OPERATION_FLUSH,
  }).toString();
}

/** Returns where a page's first view ends: after its large picture, or else after its heading. */
function firstViewEnd(html: string): number {
  const picture = html.indexOf('loading="eager"');
  return picture < 0 ? html.indexOf("</h1>") : html.indexOf("</picture>", picture);
}

it.each(pagesWithHtml.map(({ path, html }) => [path, html]))(
  "the first view of %s arrives in the first round trip",
  async (path, html) => {
    const end = firstViewEnd(html);
    expect(end).toBeGreaterThan(0);
    expect(firstPart(await request(path)).length).toBeGreaterThan(end);
  },
);

/**
 * What one more service may add to the home page: its name and address in the menus, the footer and the structured data, and
 * its tile with a picture in three sizes, whose addresses contain hashes that do not compress.
 */
const bytesOfService = 100;

it("the whole home page arrives in the first round trip, except for services beyond the fifteenth", async () => {
  const services = pagesWithHtml.filter(({ path }) => path.startsWith("/services/")).length;
  // The home page exists to list every service, so it grows with them, and with nothing else. Its first view does not grow, and is
  // tested above.
  const allowed = firstFlight + Math.max(0, services - 15) * bytesOfService;
  const { bytes } = await request("/");
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThanOrEqual(allowed);
});
