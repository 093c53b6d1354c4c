import path from "node:path";
import type { Express } from "express";
import type { GatsbyNode } from "gatsby";
import { tellContent } from "../gatsby/tell-content";
import { writeEditor } from "./build";
import { siteData } from "../../content/site-data";
import { editorFolder } from "./editor-folder";
import { loadExpress, localApi } from "./local-api";

/**
 * Mistakes in the content are told as they are made. `npm run develop -- --editor`: the editor and its local backend on the address of `gatsby develop`, so that what is saved shows at once
 * on the site beside it. Not while only developing: nothing should write files that was not asked to.
 */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = async ({ app, reporter }) => {
  const root = process.cwd();
  void tellContent(root, reporter, new AbortController().signal);
  if (process.env.CMS_LOCAL !== "true") return;
  const server = app as Express;
  const folder = path.join(root, ".cache", editorFolder);
  await writeEditor(root, folder, await siteData(root));
  server.use(`/${editorFolder}`, loadExpress().static(folder));
  server.use(await localApi(root));
  reporter.info("The editor is ready.");
};
