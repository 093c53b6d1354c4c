/** What a visitor's first connection can carry at once. Bytes, not times: the same on every machine. */
import { connect, type ClientHttp2Session } from "node:http2";
import { generate } from "selfsigned";
import { startServer } from "../../scripts/server";
import { publicFolder } from "../support/site";

/** Ten segments of 1,460 bytes, after which a server waits for the first answer (RFC 6928); Lighthouse counts with the same. */
const firstFlight = 10 * 1_460;

/** Bytes of the answer on a new connection, headers included. */
async function answerBytes(session: ClientHttp2Session, path: string): Promise<number> {
  await new Promise((connected) => session.once("remoteSettings", connected));
  const before = session.socket.bytesRead;
  const request = session.request({ ":path": path, "accept-encoding": "gzip, deflate, br" });
  request.resume();
  await new Promise((ended, failed) => request.once("end", ended).once("error", failed));
  return session.socket.bytesRead - before;
}

it("home comes whole in the first round trip of a new connection", async () => {
  const { private: key, cert } = await generate([{ name: "commonName", value: "localhost" }]);
  const server = await startServer({ root: publicFolder, tls: { key, cert } });
  const session = connect(server.url, { ca: cert });
  try {
    const bytes = await answerBytes(session, "/");
    expect(bytes).toBeGreaterThan(10_000);
    expect(bytes).toBeLessThanOrEqual(firstFlight);
  } finally {
    session.destroy();
    await server.close();
  }
});
