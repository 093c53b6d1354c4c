import { rm } from "node:fs/promises";
import path from "node:path";
import type { Express } from "express";
import type { GatsbyNode } from "gatsby";
import { tellContent } from "../gatsby/tell-content";
import { editorData, writeEditor } from "./build";
import { siteData } from "../../content/site-data";
import { loadExpress, localApi } from "./local-api";
import { editorFolder } from "./policy";

/**
 * Reports mistakes in the content whenever it changes. `npm run develop -- --editor` also serves the editor and its local
 * backend beside the site, which shows saved changes at once. Without `--editor` there is nothing that writes files.
 */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = async ({ app, reporter }) => {
  const root = process.cwd();
  void tellContent(root, reporter, new AbortController().signal);
  if (process.env.CMS_LOCAL !== "true") return;
  const server = app as Express;
  const folder = path.join(root, ".cache", editorFolder);
  // Gatsby serves `public` first, where an earlier build may have left an outdated editor.
  await rm(path.join(root, "public", editorFolder), { recursive: true, force: true });
  await writeEditor(root, folder, await siteData(root));
  // Generated for each request: pages may have been added since this server started.
  server.get(
    [`/${editorFolder}/config.json`, `/${editorFolder}/site.json`],
    (request, response, next) => {
      siteData(root)
        .then((site) => response.json(editorData(site)[path.basename(request.path)]))
        // If the content cannot be read, the static files of the last version are served.
        .catch(() => next());
    },
  );
  server.use(`/${editorFolder}`, loadExpress().static(folder));
  server.use(await localApi(root));
  reporter.info("The editor is ready.");
};
