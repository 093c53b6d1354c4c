/** The local backend of the editor, at the address of the site: it reads and writes the files of a checkout. */
import { rename, rmdir } from "node:fs/promises";
import path from "node:path";
import type express from "express";
import { checkContent } from "../../content/check";
import { folderOfPage, reasonToKeep } from "../../content/check/removal";
import { loadTool } from "../load-tool";

interface LocalBackend {
  registerLocalFs: (app: express.Express, options: { logLevel: string }) => Promise<void>;
}

/** Loads Express, which Gatsby's development server uses too. */
export function loadExpress(): typeof express {
  return loadTool("express") as typeof express;
}

/**
 * Returns an Express app that handles `POST /api/v1` as decap-server does with `MODE=fs`. It runs only on the author's own
 * machine.
 * @param root the folder that it may read and write
 */
export async function localApi(root: string): Promise<express.Express> {
  const { registerLocalFs } = loadTool("decap-server/dist/middlewares") as LocalBackend;
  const expressModule = loadExpress();
  const app = expressModule();
  app.post("/api/v1", expressModule.json({ limit: "50mb" }), (request, response, next) => {
    const body = request.body as ApiRequest;
    const paths = deletedBy(body);
    if (paths.length === 0) {
      moveFolders(root, body).then(() => next(), next);
      return;
    }
    reasonsToKeep(root, paths).then((reasons) => {
      if (reasons.length > 0) response.status(409).json({ error: reasons.join(" ") });
      else {
        // Removes the folders before the editor receives the response.
        const send = response.json.bind(response);
        response.json = (data) => {
          void removeFolders(root, paths).then(() => send(data));
          return response;
        };
        next();
      }
    }, next);
  });
  // decap-server has no option for the folder.
  process.env.GIT_REPO_DIRECTORY = root;
  await registerLocalFs(app, { logLevel: "error" });
  return app;
}

/** The body of a request, as far as it is read here. */
interface ApiRequest {
  action?: string;
  params?: { path?: string; paths?: string[]; dataFiles?: { path: string; newPath?: string }[] };
}

/** Moves the folder of a page whose address changes: decap-server would respond before it has moved all files. */
async function moveFolders(root: string, { action, params }: ApiRequest): Promise<void> {
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

/** Returns the paths of the files that a request deletes. */
function deletedBy({ action, params }: ApiRequest): string[] {
  if (action === "deleteFile" && params?.path !== undefined) return [params.path];
  return action === "deleteFiles" ? (params?.paths ?? []) : [];
}

/** Returns the reasons why some of the files must not be deleted. */
async function reasonsToKeep(root: string, paths: readonly string[]): Promise<string[]> {
  const { facts } = await checkContent(root);
  // Pictures of a deleted page need no reason of their own.
  const folders = paths.flatMap((file) => folderOfPage(file) ?? []);
  return paths
    .filter((file) => file.endsWith(".md") || !folders.includes(path.posix.dirname(file)))
    .flatMap((file) => reasonToKeep(file, facts) ?? []);
}

/** Removes the folders of deleted pages, unless they still contain files. */
async function removeFolders(root: string, paths: readonly string[]): Promise<void> {
  const folders = paths.flatMap((file) => folderOfPage(file) ?? []);
  await Promise.allSettled(folders.map((folder) => rmdir(path.join(root, folder))));
}
