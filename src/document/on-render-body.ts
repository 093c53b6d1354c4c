import type { GatsbySSR } from "gatsby";

/** The document's language. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHtmlAttributes }) => {
  setHtmlAttributes({ lang: "en-US" });
};
