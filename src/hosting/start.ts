/** What has to hold before Gatsby begins, in a build and while developing. */
import type { Reporter } from "gatsby";
import { isPreview } from "../content/drafts";
import { editorFolder } from "../editor/policy";
import { checkContent } from "../publish/check-content";
import { emptyStaleCache, markCacheBegun } from "./cache";
import { obstacle } from "./obstacle.mjs";

/** The part of Gatsby's arguments that is used here. */
interface Start {
  reporter: Pick<Reporter, "info" | "panic">;
}

/**
 * Ends a build where Gatsby cannot work. The npm scripts say so first. Where the path of the folder
 * holds %, # or (, Gatsby cannot even compile gatsby-config.ts, and never comes here:
 * docs/hosting.md.
 */
export async function onPreInit({ reporter }: Start): Promise<void> {
  const root = process.cwd();
  const problem = obstacle(process.versions.node, root);
  if (problem) reporter.panic(problem);
  await emptyStaleCache(root);
}

/**
 * Ends a build whose content has mistakes, before Gatsby has read any of it: its cache stays whole.
 */
export async function onPreBootstrap({ reporter }: Start): Promise<void> {
  const root = process.cwd();
  // `gatsby develop` starts with mistakes too, and reports them: src/gatsby/develop.ts.
  if (process.env.NODE_ENV === "production") {
    // A preview has no editor: docs/hosting.md.
    const editor = isPreview(process.env) ? undefined : `public/${editorFolder}`;
    const { isInOrder, printed } = await checkContent(root, editor);
    if (!isInOrder) reporter.panic(printed);
    reporter.info(printed);
  }
  await markCacheBegun(root);
}
