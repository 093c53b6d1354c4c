// First: it names the files in which rendering fails.
import "./src/gatsby/name-sources";
import type { GatsbySSR } from "gatsby";
import { loadCatalogs } from "./src/i18n/load-catalog";

export { onPreRenderHTML, onRenderBody } from "./src/gatsby/ssr";
export { wrapPageElement } from "./src/layouts/wrap-page-element";

/** Loads the labels, for which Gatsby waits before it renders a page itself. */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = async () => {
  await loadCatalogs();
};
