/**
 * `npm start`: installs what is missing, builds the site if it has changed, and serves it as in production.
 *
 * The rest is in a separate file, because it needs installed packages, and uses syntax that an old Node can't parse.
 */
import { setUpOrExit } from "./setup.mjs";

setUpOrExit().then(() => import("./serve.mjs"));
