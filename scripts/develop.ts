/**
 * `npm run develop`: the site with hot reload, GraphiQL at /___graphql, and the editor at /admin.
 * Arguments are passed on to Gatsby.
 */
import { spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { tool } from "./run";
import { root } from "./setup.mjs";

async function main(): Promise<void> {
  const types = join(root, "src/gatsby-types.d.ts");
  const typesBefore = readFileSync(types);
  const child = spawn(process.execPath, [tool("gatsby"), "develop", ...process.argv.slice(2)], {
    cwd: root,
    // Gatsby's keyboard shortcuts need stdin.
    stdio: "inherit",
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1" },
  });
  // Ctrl-C reaches Gatsby directly; this process only has to outlive it.
  process.on("SIGINT", () => undefined);
  process.on("SIGTERM", () => child.kill());
  child.on("exit", (exitCode) => {
    // Gatsby empties the file before it writes it, and may have been stopped in between.
    const isWhole = readFileSync(types, "utf8").trimEnd().endsWith("}");
    if (!isWhole) writeFileSync(types, typesBefore);
    process.exit(exitCode ?? 0);
  });
}

void main();
