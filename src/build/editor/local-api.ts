/** The local backend of the editor, on the address of the site itself: it reads and writes the files of a checkout. */
import type express from "express";
import { loadTool } from "../load-tool";

interface LocalBackend {
  registerLocalFs: (app: express.Express, options: { logLevel: string }) => Promise<void>;
}

/** Express, which Gatsby's own server for developing is made with. */
export function loadExpress(): typeof express {
  return loadTool("express") as typeof express;
}

/**
 * `POST /api/v1`, as decap-server answers it with `MODE=fs`. It only ever runs on an author's own machine.
 * @param root the folder that it may read and write
 */
export async function localApi(root: string): Promise<express.Express> {
  const { registerLocalFs } = loadTool("decap-server/dist/middlewares") as LocalBackend;
  const app = loadExpress()();
  // Its only way to be told.
  process.env.GIT_REPO_DIRECTORY = root;
  await registerLocalFs(app, { logLevel: "error" });
  return app;
}
