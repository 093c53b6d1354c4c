/** `npm start`: builds the site, and serves it as its host does. */
import { join } from "node:path";
import { build } from "./build";
import { exitOnSignal } from "./run";
import { startServer } from "./server";
import { root } from "./setup.mjs";

async function main(): Promise<void> {
  const port = Number(process.env.PORT ?? 9000);
  // To be stopped is the normal end of this command.
  exitOnSignal(0);
  if (!(await build())) process.exit(1);
  const { url } = await startServer(join(root, "dist"), port, 20);
  if (!url.endsWith(`:${port}`)) console.log(`Port ${port} is in use.`);
  console.log(`\nThe site is at ${url} – press Ctrl-C to stop.`);
}

void main();
