import type { GatsbySSR } from "gatsby";
import { headComponents } from "./head-components";

/** The document's language, and what stands in every head. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  setHtmlAttributes,
  setHeadComponents,
}) => {
  setHtmlAttributes({ lang: "en-US" });
  setHeadComponents(headComponents);
};
