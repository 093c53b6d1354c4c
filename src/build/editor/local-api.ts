/** The local backend of the editor, on the address of the site itself: it reads and writes the files of a checkout. */
import { rmdir } from "node:fs/promises";
import path from "node:path";
import type express from "express";
import { checkContent } from "../../content/check";
import { reasonToKeep } from "../../content/check/removal";
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
  const tools = loadExpress();
  const app = tools();
  app.post("/api/v1", tools.json({ limit: "50mb" }), (request, response, next) => {
    const { action, params } = request.body as Request;
    const paths = action === "deleteFiles" ? (params?.paths ?? []) : [];
    if (paths.length === 0) return next();
    checkContent(root).then(({ facts }) => {
      // A page takes its pictures along.
      const reasons = paths
        .filter(
          (file) => !paths.includes(`${path.posix.dirname(file)}/index.md`) || /\.md$/.test(file),
        )
        .flatMap((file) => reasonToKeep(file, facts) ?? []);
      if (reasons.length > 0) return response.status(409).json({ error: reasons.join(" ") });
      response.once("finish", () => void Promise.all(paths.map((file) => removeEmpty(root, file))));
      return next();
    }, next);
  });
  // Its only way to be told.
  process.env.GIT_REPO_DIRECTORY = root;
  await registerLocalFs(app, { logLevel: "error" });
  return app;
}

interface Request {
  action?: string;
  params?: { paths?: string[] };
}

/** Removes the folder of a deleted page; one that still holds something stays. */
async function removeEmpty(root: string, file: string): Promise<void> {
  if (path.posix.basename(file) !== "index.md") return;
  await rmdir(path.join(root, path.posix.dirname(file))).catch(() => undefined);
}
