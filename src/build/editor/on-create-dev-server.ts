import path from "node:path";
import type { Express } from "express";
import type { GatsbyNode } from "gatsby";
import { tellContent } from "../gatsby/tell-content";
import { editorData, writeEditor } from "./build";
import { siteData } from "../../content/site-data";
import { editorFolder } from "./editor-folder";
import { loadExpress, localApi } from "./local-api";

/**
 * Tells mistakes in the content as they are made. With `npm run develop -- --editor` also the editor and its local backend,
 * on the address of `gatsby develop`, so that what is saved shows at once on the site beside it. Not while only developing:
 * nothing should write files that was not asked to.
 */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = async ({ app, reporter }) => {
  const root = process.cwd();
  void tellContent(root, reporter, new AbortController().signal);
  if (process.env.CMS_LOCAL !== "true") return;
  const server = app as Express;
  const folder = path.join(root, ".cache", editorFolder);
  await writeEditor(root, folder, await siteData(root));
  // What is known of the site as its files are now: pages may have been added since this server started.
  server.get(
    [`/${editorFolder}/config.json`, `/${editorFolder}/site.json`],
    (request, response, next) => {
      siteData(root)
        .then((site) => response.json(editorData(site)[path.basename(request.path)]))
        // While the facts about the business cannot be read, as it was.
        .catch(() => next());
    },
  );
  server.use(`/${editorFolder}`, loadExpress().static(folder));
  server.use(await localApi(root));
  reporter.info("The editor is ready.");
};
