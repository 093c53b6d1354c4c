import { createServer } from "node:net";

/** Returns a port that nobody listens on. @returns {Promise<number>} */
export const freePort = () =>
  new Promise((done, failed) => {
    const server = createServer().once("error", failed);
    server.listen(0, "localhost", () => {
      const address = server.address();
      const port = typeof address === "object" && address ? address.port : 0;
      server.close(() => done(port));
    });
  });
