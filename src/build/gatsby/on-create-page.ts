import type { GatsbyNode } from "gatsby";
import { original } from "../../content/language";

/** Gives the pages of src/pages their language. Those of createPages have theirs. */
export const onCreatePage: GatsbyNode["onCreatePage"] = ({ page, actions }) => {
  if (page.context?.language) return;
  actions.deletePage(page);
  actions.createPage({ ...page, context: { ...page.context, language: original } });
};
