/**
 * `npm test`: installs what is missing and checks everything. `npm test -- unit lint` runs single steps.
 *
 * The rest is in a separate file, because it needs installed packages, and uses syntax that an old Node can't parse.
 */
import { setUpOrExit } from "./setup.mjs";

setUpOrExit().then(() => import("./run-tests.mjs"));
