/** `npm run develop`: the site with hot reload, GraphiQL at /___graphql, and the editor at /admin. Arguments are passed on to Gatsby. */
import { spawn } from "node:child_process";
import { tool } from "./run";
import { root } from "./setup.mjs";
import { emptyStaleCache, markCache } from "./stale-cache.mjs";

async function main(): Promise<void> {
  const code = await emptyStaleCache(root);
  const child = spawn(process.execPath, [tool("gatsby"), "develop", ...process.argv.slice(2)], {
    cwd: root,
    // Gatsby's keyboard shortcuts need stdin.
    stdio: "inherit",
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1" },
  });
  // Ctrl-C reaches Gatsby directly; this process only has to outlive it.
  process.on("SIGINT", () => undefined);
  process.on("SIGTERM", () => child.kill());
  child.on("exit", (status) => void markCache(root, code).then(() => process.exit(status ?? 0)));
}

void main();
