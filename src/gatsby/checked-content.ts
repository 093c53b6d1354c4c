/** The content check inside Gatsby: it runs before anything is sourced, and what it read is used by sourceNodes. */
import type { GatsbyNode } from "gatsby";
import { siteDataOf, type SiteData } from "./admin/site-data";
import { checkContent, formatMistakes } from "./check";
import { keepCheckedPages } from "./checked-pages";
import { settleDrafts } from "./draft-nodes";
import { showsDrafts } from "./drafts";
import { restoreUnfinishedPages } from "./hosting/unfinished-pages";
import { createPageNode } from "./on-create-node";
import { sourceRelations } from "./relations";
import { toRelatable } from "./to-relatable";

let checked: ReturnType<typeof checkContent> | undefined;
let site: SiteData | undefined;

/**
 * What the editor has to know of the site.
 * @throws Error before the content has been sourced
 */
export function checkedSite(): SiteData {
  if (!site) throw new Error("The content has not been sourced yet.");
  return site;
}

/** Fails a build that has mistakes in its content; while developing it tells them and goes on. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ reporter, store }) => {
  // Gatsby types its store's functions as Function; the program's folder is the project's root.
  const getState = store.getState as () => { program: { directory: string } };
  const { directory } = getState().program;
  checked = checkContent(directory);
  await restoreUnfinishedPages(directory);
  const { mistakes, pages } = await checked;
  if (mistakes.length > 0) reporter.panicOnBuild(formatMistakes(mistakes));
  keepCheckedPages(pages);
};

/** Shows or hides the drafts, and makes the relations between pages; see `relations.ts`. */
export const sourceNodes: GatsbyNode["sourceNodes"] = async (api) => {
  const pages = (await checked)?.pages ?? [];
  const drafts = pages.filter((page) => page.frontMatter.draft);
  const draftsShown = showsDrafts(process.env);
  await settleDrafts(api, drafts, draftsShown, ({ node, file }) =>
    createPageNode({ ...api, node }, file),
  );
  const shown = pages.filter((page) => draftsShown || !drafts.includes(page));
  await sourceRelations(api, shown.map(toRelatable));
  const content = await checked;
  // While developing, the facts of the business may be missing for a while.
  if (content?.business) site = siteDataOf(content);
  // What was read of thousands of files would fill the memory.
  checked = undefined;
  keepCheckedPages([]);
};
