// Before the router is there.
import "./src/browser/first";
// First of all styles: the order of the layers stands in it.
import "./src/styles/global";

export { replaceHydrateFunction } from "./src/document/hydrate";
export {
  onClientEntry,
  onInitialClientRender,
  onRouteUpdate,
  shouldUpdateScroll,
} from "./src/browser/visit";
export { wrapPageElement } from "./src/layouts/wrap-page-element";
