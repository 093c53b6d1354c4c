import { createServer, type AddressInfo } from "node:net";

/** Returns a port that nobody listens on. */
export const freePort = () =>
  new Promise<number>((done, failed) => {
    const server = createServer().once("error", failed);
    server.listen(0, "localhost", () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => done(port));
    });
  });
