/**
 * `npm run develop`: the site with hot reload, and GraphiQL at /___graphql. `-- --editor` adds the editor in the browser,
 * which works on the files of this checkout; other arguments are passed on to Gatsby.
 */
import { spawn } from "node:child_process";
import { watchFile } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { root, setUpOrExit } from "./setup.mjs";

/**
 * Returns the command that opens an address in the default browser.
 *
 * @param {NodeJS.Platform} platform
 * @returns {[command: string, ...args: string[]]}
 */
function opener(platform) {
  if (platform === "darwin") return ["open"];
  // `start` would take the address for the title of a window.
  return platform === "win32" ? ["cmd", "/c", "start", ""] : ["xdg-open"];
}

/**
 * Opens the editor as soon as it responds.
 *
 * @param {string} port
 */
async function openEditor(port) {
  const address = `http://localhost:${port}/admin/`;
  while (!(await fetch(address).catch(() => undefined))?.ok) {
    await wait(500, undefined, { ref: false });
  }
  console.log(`\nThe editor is at ${address} – log in with its only button; Ctrl-C stops.\n`);
  const [command, ...args] = opener(process.platform);
  const child = spawn(command, [...args, address], { stdio: "ignore", detached: true });
  // Without a desktop nothing opens; the address is printed above.
  child.on("error", () => undefined);
  child.unref();
}

async function develop() {
  const { forgetBuild } = await import("./build.mjs");
  const { tool } = await import("./run.mjs");
  const { emptyStaleCache, markCache } = await import("./stale-cache.mjs");
  const args = process.argv.slice(2).filter((argument) => argument !== "--editor");
  const withEditor = args.length < process.argv.length - 2;
  const { port = process.env.PORT || "8000" } = parseArgs({
    args,
    strict: false,
    options: { port: { type: "string", short: "p" } },
  }).values;
  // `gatsby develop` writes into public too, which is then no longer a complete build.
  await forgetBuild();
  const code = await emptyStaleCache(root);
  const child = spawn(process.execPath, [tool("gatsby"), "develop", ...args], {
    // Gatsby's keyboard shortcuts need stdin.
    stdio: "inherit",
    env: {
      ...process.env,
      GATSBY_TELEMETRY_DISABLED: "1",
      // Read by src/build/gatsby/on-create-dev-server.ts.
      ...(withEditor && { CMS_LOCAL: "true" }),
    },
  });
  // Pages get its colors from a generated style sheet.
  watchFile("src/brand/brand.ts", { interval: 500 }, () => {
    spawn(process.execPath, [tool("tsx"), "scripts/brand/renew.ts"], { stdio: "inherit" });
  });
  if (withEditor) void openEditor(String(port));
  // Ctrl-C reaches Gatsby directly; this process only has to outlive it.
  process.on("SIGINT", () => undefined);
  process.on("SIGTERM", () => child.kill());
  child.on("exit", (exitCode) => {
    void markCache(root, code).then(() => process.exit(exitCode ?? 0));
  });
}

setUpOrExit().then(develop);
