/** The local backend of the editor, on the address of the site itself: it reads and writes the files of a checkout. */
import { rename, rmdir } from "node:fs/promises";
import path from "node:path";
import type express from "express";
import { checkContent } from "../../content/check";
import { folderOfPage, reasonToKeep } from "../../content/check/removal";
import { loadTool } from "../load-tool";

interface LocalBackend {
  registerLocalFs: (app: express.Express, options: { logLevel: string }) => Promise<void>;
}

/** Express, which Gatsby's own server for developing is made with. */
export function loadExpress(): typeof express {
  return loadTool("express") as typeof express;
}

/**
 * Answers `POST /api/v1` as decap-server does with `MODE=fs`. It runs only on an author's own machine.
 * @param root the folder that it may read and write
 */
export async function localApi(root: string): Promise<express.Express> {
  const { registerLocalFs } = loadTool("decap-server/dist/middlewares") as LocalBackend;
  const tools = loadExpress();
  const app = tools();
  app.post("/api/v1", tools.json({ limit: "50mb" }), (request, response, next) => {
    const asked = request.body as Request;
    const paths = deletedBy(asked);
    if (paths.length === 0) {
      moveFolders(root, asked).then(() => next(), next);
      return;
    }
    reasonsToKeep(root, paths).then((reasons) => {
      if (reasons.length > 0) response.status(409).json({ error: reasons.join(" ") });
      else {
        // The folders have to be gone when the editor gets the answer.
        const send = response.json.bind(response);
        response.json = (answer) => {
          void removeFolders(root, paths).then(() => send(answer));
          return response;
        };
        next();
      }
    }, next);
  });
  // decap-server reads the folder from here alone.
  process.env.GIT_REPO_DIRECTORY = root;
  await registerLocalFs(app, { logLevel: "error" });
  return app;
}

interface Request {
  action?: string;
  params?: { path?: string; paths?: string[]; dataFiles?: { path: string; newPath?: string }[] };
}

/** Moves the folder of a page that gets another address: decap-server answers before it has moved the files. */
async function moveFolders(root: string, { action, params }: Request): Promise<void> {
  if (action !== "persistEntry") return;
  for (const file of params?.dataFiles ?? []) {
    const folders = [file.path, file.newPath ?? ""].map((name) => folderOfPage(name) ?? "");
    if (!folders.every((folder) => /^content\/[a-z-]+\/[a-z0-9-]+$/.test(folder))) continue;
    const [from = "", to = ""] = folders.map((folder) => path.join(root, folder));
    await rename(from, to);
    file.path = file.newPath ?? "";
    delete file.newPath;
  }
}

function deletedBy({ action, params }: Request): string[] {
  if (action === "deleteFile" && params?.path !== undefined) return [params.path];
  return action === "deleteFiles" ? (params?.paths ?? []) : [];
}

async function reasonsToKeep(root: string, paths: readonly string[]): Promise<string[]> {
  const { facts } = await checkContent(root);
  // Pictures are deleted with their page.
  const folders = paths.flatMap((file) => folderOfPage(file) ?? []);
  return paths
    .filter((file) => file.endsWith(".md") || !folders.includes(path.posix.dirname(file)))
    .flatMap((file) => reasonToKeep(file, facts) ?? []);
}

/** Removes the folders of deleted pages; one that still holds something stays. */
async function removeFolders(root: string, paths: readonly string[]): Promise<void> {
  const folders = paths.flatMap((file) => folderOfPage(file) ?? []);
  await Promise.allSettled(folders.map((folder) => rmdir(path.join(root, folder))));
}
