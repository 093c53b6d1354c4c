export { hooks as default } from "./src/gatsby/load.mjs";
