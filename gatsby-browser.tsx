// Before the router is there.
import "./src/visit/first";
// First of all styles: the order of the layers stands in it.
import "./src/styles/global";

export { replaceHydrateFunction } from "./src/visit/hydrate";
export {
  onClientEntry,
  onInitialClientRender,
  onRouteUpdate,
  shouldUpdateScroll,
} from "./src/visit/visit";
export { wrapPageElement } from "./src/layouts/wrap-page-element";
