/** `npm run cms`: the site with hot reload, and the editor in the browser, working on the files of this checkout. */
import { spawn } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";

const port = process.env.PORT ?? "8000";
const address = `http://localhost:${port}/admin/`;

/**
 * How this system opens an address.
 *
 * @param {NodeJS.Platform} platform
 * @returns {[command: string, ...args: string[]]}
 */
function opener(platform) {
  if (platform === "darwin") return ["open"];
  // `start` takes its first argument for the title of a window.
  return platform === "win32" ? ["cmd", "/c", "start", ""] : ["xdg-open"];
}

async function openWhenReady() {
  for (;;) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok) break;
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

process.env.CMS_LOCAL = "true";
if (process.env.CMS_OPEN !== "false") void openWhenReady();
await import("./develop.mjs");
