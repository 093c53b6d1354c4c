/**
 * `npm run build`: the site as `npm start`, `npm test` and Netlify publish it, in `dist`. `npx
 * gatsby build` makes the same.
 */
import { join } from "node:path";
import { exitOnSignal, printError, run, tool } from "./run";
import { root } from "./setup.mjs";

/** Builds the site, and returns whether that succeeded. */
export async function build(env: NodeJS.ProcessEnv = {}): Promise<boolean> {
  const exitCode = await run([tool("gatsby"), "build"], {
    ...env,
    GATSBY_TELEMETRY_DISABLED: "1",
    // Node reads the compiled code of packages instead of their source (from Node 22), and collects
    // garbage less often.
    NODE_COMPILE_CACHE: join(root, "node_modules/.cache/compiled"),
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} --max-semi-space-size=64`.trim(),
    // Node has four threads for files and pictures: webpack's files would wait for pictures.
    UV_THREADPOOL_SIZE: "12",
    // Without a terminal, Gatsby's animated output would fill the log with escape sequences.
    ...(!process.stdout.isTTY && { CI: "true" }),
  });
  if (exitCode !== 0)
    printError("The site could not be built: correct what the messages above name.");
  return exitCode === 0;
}

async function main(): Promise<void> {
  exitOnSignal(130);
  process.exitCode = (await build()) ? 0 : 1;
}

if (process.argv[1]?.endsWith("build.ts")) void main();
