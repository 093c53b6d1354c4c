/** `npm run develop`: the site with hot reload, and GraphiQL at /___graphql. */
import { spawn } from "node:child_process";
import { setUpOrExit } from "./setup.mjs";

async function develop() {
  const { forgetBuild } = await import("./build.mjs");
  const { tool } = await import("./run.mjs");
  // It writes into public too, so that what stands there is no longer a built site.
  await forgetBuild();
  const child = spawn(process.execPath, [tool("gatsby"), "develop", ...process.argv.slice(2)], {
    // Its shortcuts read the keyboard.
    stdio: "inherit",
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1" },
  });
  // Ctrl-C reaches Gatsby by itself; we only have to outlive it.
  process.on("SIGINT", () => undefined);
  process.on("SIGTERM", () => child.kill());
  child.on("exit", (code) => process.exit(code ?? 0));
}

setUpOrExit().then(develop);
