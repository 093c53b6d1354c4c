/**
 * `npm start`: installs what is missing, builds what has changed, and serves the site as it will be served in production.
 *
 * The rest is in a file of its own, because it uses what has to be installed first, and words that an old Node doesn't know.
 */
import { setUpOrExit } from "./setup.mjs";

setUpOrExit().then(() => import("./serve.mjs"));
