import type { GatsbySSR } from "gatsby";
import { isUnusedInHead } from "../patches/plugin-head";

/** Takes out of the head what plugins put there for things that this site does not use. */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  replaceHeadComponents,
}) => {
  replaceHeadComponents(getHeadComponents().filter((element) => !isUnusedInHead(element)));
};
