export { onRenderBody } from "./src/document/on-render-body";
export { onPreRenderHTML } from "./src/document/on-pre-render-html";
export { wrapPageElement } from "./src/layouts/wrap-page-element";
