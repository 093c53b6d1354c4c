import "./src/i18n/all";

export { onPreRenderHTML, onRenderBody } from "./src/gatsby/ssr";
export { wrapPageElement } from "./src/layouts/wrap-page-element";
