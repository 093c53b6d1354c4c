import "./src/i18n/all";

export { onRenderBody } from "./src/build/gatsby/on-render-body";
export { onPreRenderHTML } from "./src/build/gatsby/on-pre-render-html";
export { wrapPageElement } from "./src/layouts/wrap-page-element";
