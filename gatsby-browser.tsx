// Has to run before the router is loaded.
import "./src/visit/navigation";
// Before all other styles: it declares the order of the cascade layers.
import "./src/styles/global";

export { replaceHydrateFunction } from "./src/visit/hydrate";
export {
  onClientEntry,
  onInitialClientRender,
  onPreRouteUpdate,
  onRouteUpdate,
  shouldUpdateScroll,
} from "./src/visit/visit";
export { wrapPageElement } from "./src/layouts/wrap-page-element";
