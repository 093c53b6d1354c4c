import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Routes } from "../../src/hosting/gatsby-files";

/** Writes what Gatsby hands to an adapter, of the state that its last build has left. */
const program = `
  const { createRequire } = require("node:module");
  const { readFileSync, writeFileSync } = require("node:fs");
  const gatsby = createRequire(require.resolve("gatsby"));
  const { store } = gatsby("gatsby/dist/redux");
  const manager = gatsby("gatsby/dist/utils/adapter/manager");
  store.dispatch({ type: "SET_SITE_CONFIG", payload: { trailingSlash: "never" } });
  const { assetsByChunkName } = JSON.parse(readFileSync("public/webpack.stats.json", "utf8"));
  manager.setWebpackAssets(new Set(Object.values(assetsByChunkName).flat()));
  writeFileSync(process.env.ROUTES, JSON.stringify(manager.getRoutesManifest().routes));`;

/** Returns what Gatsby tells its adapter about a site that was built in a folder. */
export function writtenRoutes(folder: string): Routes {
  const own = mkdtempSync(join(tmpdir(), "routes-"));
  const file = join(own, "routes.json");
  execFileSync(process.execPath, ["-e", program], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: "production", CI: "true", ROUTES: file },
  });
  const routes = JSON.parse(readFileSync(file, "utf8")) as Routes;
  rmSync(own, { recursive: true });
  return routes;
}
