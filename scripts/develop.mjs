/** `npm run develop`: the site with hot reload, and GraphiQL at /___graphql. */
import { setUpOrExit } from "./setup.mjs";

await setUpOrExit();
const { forgetBuild } = await import("./build.mjs");
const { spawn } = await import("node:child_process");
const { tool } = await import("./run.mjs");

// It writes into public too, so that what stands there is no longer a built site.
await forgetBuild();
const child = spawn(process.execPath, [tool("gatsby"), "develop", ...process.argv.slice(2)], {
  stdio: "inherit",
  env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1" },
});
// Ctrl-C reaches Gatsby by itself; we only have to outlive it.
process.on("SIGINT", () => undefined);
process.on("SIGTERM", () => child.kill());
child.on("exit", (code) => process.exit(code ?? 0));
