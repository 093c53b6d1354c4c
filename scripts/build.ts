/** `npm run build`: the site as `npm start`, `npm test` and Netlify publish it, in `dist`. */
import { cp } from "node:fs/promises";
import { join } from "node:path";
import { editorFolder } from "../src/editor/policy";
import { exitOnSignal, printError, run, stop, tool } from "./run";
import { root } from "./setup.mjs";
import { emptyStaleCache, markCache } from "./stale-cache.mjs";

/** Builds the site, and returns whether that succeeded. */
export async function build(env: NodeJS.ProcessEnv = {}): Promise<boolean> {
  const code = await emptyStaleCache(root);
  const shared = {
    ...env,
    // Node reads the compiled code of packages instead of their source (from Node 22), and collects garbage less often.
    NODE_COMPILE_CACHE: join(root, "node_modules/.cache/compiled"),
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} --max-semi-space-size=64`.trim(),
  };
  const editor = join(root, "node_modules/.cache/editor");
  // Beside Gatsby, which is stopped as soon as the content is known to have mistakes.
  const checkArgs = ["--import", "tsx", "scripts/check-content.ts", "--editor", editor];
  const check = run(checkArgs, shared).then((exitCode) => {
    if (exitCode !== 0) stop();
    return exitCode === 0;
  });
  const gatsby = run([tool("gatsby"), "build"], {
    ...shared,
    GATSBY_TELEMETRY_DISABLED: "1",
    // Node has four threads for files and pictures: webpack's files would wait for pictures.
    UV_THREADPOOL_SIZE: "12",
    // Without a terminal, Gatsby's animated output would fill the log with escape sequences.
    ...(!process.stdout.isTTY && { GATSBY_LOGGER: "yurnalist" }),
  });
  const [exitCode, isInOrder] = await Promise.all([gatsby, check]);
  const isBuilt = exitCode === 0 && isInOrder;
  if (isBuilt) {
    await cp(editor, join(root, "dist", editorFolder), { recursive: true });
    await markCache(root, code);
  } else printError("The site could not be built: correct what the messages above name.");
  return isBuilt;
}

async function main(): Promise<void> {
  exitOnSignal(130);
  process.exitCode = (await build()) ? 0 : 1;
}

if (process.argv[1]?.endsWith("build.ts")) void main();
