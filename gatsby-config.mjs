export { settings as default } from "./src/gatsby/load.mjs";
