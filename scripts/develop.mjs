/**
 * `npm run develop`: the site with hot reload, and GraphiQL at /___graphql. With `-- --editor` also the editor in the
 * browser, which works on the files of this checkout; other arguments are Gatsby's.
 */
import { spawn } from "node:child_process";
import { watchFile } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { setUpOrExit } from "./setup.mjs";

/**
 * The command by which this system opens an address.
 *
 * @param {NodeJS.Platform} platform
 * @returns {[command: string, ...args: string[]]}
 */
function opener(platform) {
  if (platform === "darwin") return ["open"];
  // `start` takes its first argument for the title of a window.
  return platform === "win32" ? ["cmd", "/c", "start", ""] : ["xdg-open"];
}

/**
 * Opens the editor as soon as it is served.
 *
 * @param {string} port
 */
async function openEditor(port) {
  const address = `http://localhost:${port}/admin/`;
  while (!(await fetch(address).catch(() => undefined))?.ok) {
    await wait(500, undefined, { ref: false });
  }
  console.log(
    `\nThe editor is at ${address} – log in with the one button there is; Ctrl-C stops.\n`,
  );
  const [command, ...args] = opener(process.platform);
  const child = spawn(command, [...args, address], { stdio: "ignore", detached: true });
  // A machine without a desktop has the address above.
  child.on("error", () => undefined);
  child.unref();
}

async function develop() {
  const { forgetBuild } = await import("./build.mjs");
  const { tool } = await import("./run.mjs");
  const withEditor = process.argv.includes("--editor");
  const args = process.argv.slice(2).filter((argument) => argument !== "--editor");
  // It writes into public too, so that what is there is no longer a built site.
  await forgetBuild();
  const child = spawn(process.execPath, [tool("gatsby"), "develop", ...args], {
    // Its shortcuts read the keyboard.
    stdio: "inherit",
    env: {
      ...process.env,
      GATSBY_TELEMETRY_DISABLED: "1",
      // Read by src/build/editor/on-create-dev-server.ts.
      ...(withEditor && { CMS_LOCAL: "true" }),
    },
  });
  // Its colors reach the pages by a style sheet that is made from it.
  watchFile("src/brand/brand.ts", { interval: 500 }, () => {
    spawn(process.execPath, [tool("tsx"), "scripts/brand/renew.ts"], { stdio: "inherit" });
  });
  if (withEditor) void openEditor(process.env.PORT ?? "8000");
  // Ctrl-C reaches Gatsby by itself; we only have to outlive it.
  process.on("SIGINT", () => undefined);
  process.on("SIGTERM", () => child.kill());
  child.on("exit", (code) => process.exit(code ?? 0));
}

setUpOrExit().then(develop);
