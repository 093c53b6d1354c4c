/**
 * The fixture business as a host serves it, with answers that a test can hold back.
 */
import { spawn } from "node:child_process";
import { createServer, request } from "node:http";
import { setTimeout } from "node:timers/promises";
import { freePort } from "../../scripts/free-port.mjs";

/** A host that is up. */
export interface Host {
  address: string;
  /** Holds back what is asked for at an address, until the function that is returned is called. */
  hold: (path: string) => () => void;
  close: () => void;
}

/**
 * Serves a built site with its production headers.
 * @throws when it does not answer
 */
export async function startHost(folder: string): Promise<Host> {
  const port = await freePort();
  const args = ["--import", "tsx", "scripts/server.ts", folder];
  const server = spawn(process.execPath, args, {
    env: { ...process.env, PORT: String(port) },
    stdio: "ignore",
  });
  const origin = `http://localhost:${port}`;
  const answers = () =>
    fetch(origin).then(
      ({ ok }) => ok,
      () => false,
    );
  for (let tries = 0; !(await answers()); tries += 1) {
    if (tries === 300) throw new Error(`${folder} is not served.`);
    await setTimeout(100);
  }
  const held = new Map<string, Promise<void>>();
  const front = createServer((asked, answer) => {
    void pass(asked.url ?? "/");
    async function pass(url: string) {
      const path = url.replace(/\?.*/, "");
      await held.get(path);
      const { method, headers } = asked;
      const passed = request(origin + url, { method, headers: { ...headers } }, (got) => {
        answer.writeHead(got.statusCode ?? 500, got.headers);
        got.pipe(answer);
      });
      passed.on("error", () => answer.destroy());
      asked.pipe(passed);
    }
  });
  const frontPort = await freePort();
  await new Promise<void>((done) => front.listen(frontPort, "localhost", done));
  return {
    address: `http://localhost:${frontPort}`,
    hold(path) {
      let release!: () => void;
      held.set(path, new Promise<void>((done) => (release = done)));
      return () => {
        held.delete(path);
        release();
      };
    },
    close() {
      front.closeAllConnections();
      front.close();
      server.kill();
    },
  };
}
