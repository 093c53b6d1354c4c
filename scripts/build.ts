/** `npm run build`: the site as `npm start`, `npm test` and Netlify publish it, in `dist`. */
import { exitOnSignal, run, tool } from "./run";
import { root } from "./setup.mjs";
import { emptyStaleCache, markCache } from "./stale-cache.mjs";

/** Builds the site, and returns whether that succeeded. */
export async function build(): Promise<boolean> {
  const code = await emptyStaleCache(root);
  const exitCode = await run([tool("gatsby"), "build"], {
    GATSBY_TELEMETRY_DISABLED: "1",
    // Node has four threads for files and pictures: webpack's files would wait for pictures.
    UV_THREADPOOL_SIZE: "12",
    // Without a terminal, Gatsby's animated output would fill the log with escape sequences.
    ...(!process.stdout.isTTY && { GATSBY_LOGGER: "yurnalist" }),
  });
  if (exitCode === 0) await markCache(root, code);
  else console.error("The site could not be built: correct what the messages above name.");
  return exitCode === 0;
}

async function main(): Promise<void> {
  exitOnSignal(130);
  process.exitCode = (await build()) ? 0 : 1;
}

if (process.argv[1]?.endsWith("build.ts")) void main();
