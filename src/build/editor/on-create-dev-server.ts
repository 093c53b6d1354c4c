import { rm } from "node:fs/promises";
import path from "node:path";
import type { Express } from "express";
import type { GatsbyNode } from "gatsby";
import { tellContent } from "../gatsby/tell-content";
import { editorData, writeEditor } from "./build";
import { siteData } from "../../content/site-data";
import { editorFolder } from "./editor-folder";
import { loadExpress, localApi } from "./local-api";

/**
 * Reports mistakes in the content as they are made. `npm run develop -- --editor` also serves the editor and its local
 * backend beside the site, which shows at once what is saved. Without `--editor` nothing may write files.
 */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = async ({ app, reporter }) => {
  const root = process.cwd();
  void tellContent(root, reporter, new AbortController().signal);
  if (process.env.CMS_LOCAL !== "true") return;
  const server = app as Express;
  const folder = path.join(root, ".cache", editorFolder);
  // Gatsby serves `public` first: the editor of an earlier build knows the site as it was then.
  await rm(path.join(root, "public", editorFolder), { recursive: true, force: true });
  await writeEditor(root, folder, await siteData(root));
  // Read anew for each request: pages may have been added since this server started.
  server.get(
    [`/${editorFolder}/config.json`, `/${editorFolder}/site.json`],
    (request, response, next) => {
      siteData(root)
        .then((site) => response.json(editorData(site)[path.basename(request.path)]))
        // If the facts about the business cannot be read, the last version is served.
        .catch(() => next());
    },
  );
  server.use(`/${editorFolder}`, loadExpress().static(folder));
  server.use(await localApi(root));
  reporter.info("The editor is ready.");
};
