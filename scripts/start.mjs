/**
 * `npm start`: installs what is missing, builds what has changed, and serves the site as it will be served in production.
 *
 * This file is as old-fashioned as setup.mjs, which tells an old Node that it is too old; the rest stands in serve.mjs.
 */
import { setUpOrExit } from "./setup.mjs";

setUpOrExit();
import("./serve.mjs");
