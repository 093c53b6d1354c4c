// First: it names the files in which rendering fails.
import "./src/gatsby/name-sources";
export { onPreRenderHTML, onRenderBody } from "./src/gatsby/ssr";
export { wrapPageElement } from "./src/layouts/wrap-page-element";
// Runs before a page is rendered, and is awaited.
export { loadCatalogs as replaceRenderer } from "./src/i18n/load-catalog";
