import type { GatsbySSR } from "gatsby";
import { withoutStyles } from "../patches/page-styles";
import { isUnusedInHead } from "../patches/plugin-head";

/** Takes out of the head what plugins put there for things that this site does not use, and the whole site's styles. */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  replaceHeadComponents,
}) => {
  const used = getHeadComponents().filter((element) => !isUnusedInHead(element));
  replaceHeadComponents(used.map(withoutStyles));
};
