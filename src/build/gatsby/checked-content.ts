/** The content check inside Gatsby: it runs before anything is sourced, and what it read is used by sourceNodes. */
import type { GatsbyNode } from "gatsby";
import { checkContent, formatMistakes } from "../../content/check";
import { sourceBuildDay } from "./build-day";
import { keepCheckedPages } from "./checked-pages";
import { settleDrafts } from "./draft-nodes";
import { showsDrafts } from "../drafts";
import { restoreUnfinishedPages } from "../patches/unfinished-pages";
import { createContentNodes } from "./on-create-node";
import { sourceRelations } from "./relations";

let checked: ReturnType<typeof checkContent> | undefined;

/** Fails a build that has mistakes in its content; while developing it tells them and goes on. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ reporter }) => {
  const root = process.cwd();
  checked = checkContent(root);
  await restoreUnfinishedPages(root);
  const { mistakes, pages } = await checked;
  if (mistakes.length > 0) reporter.panicOnBuild(formatMistakes(mistakes));
  keepCheckedPages(pages);
};

/** Shows or hides the drafts, makes the relations between pages (see `relations.ts`). */
export const sourceNodes: GatsbyNode["sourceNodes"] = async (api) => {
  // While developing, the data can be sourced again; what was read at first is gone by then.
  const root = process.cwd();
  const content = await (checked ?? checkContent(root));
  const drafts = content.pages.filter((page) => page.data.draft);
  const draftsShown = showsDrafts(process.env);
  await sourceBuildDay(api);
  await settleDrafts(api, drafts, draftsShown, ({ node, file }) =>
    createContentNodes({ ...api, node }, file),
  );
  const shown = content.pages.filter((page) => draftsShown || !drafts.includes(page));
  await sourceRelations(api, shown);
  checked = undefined;
  keepCheckedPages([]);
};
