/**
 * `npm test`: installs what is missing and checks everything. `npm test -- unit lint` runs single steps.
 *
 * The rest is in a file of its own, because it uses what has to be installed first, and words that an old Node doesn't know.
 */
import { setUpOrExit } from "./setup.mjs";

setUpOrExit().then(() => import("./run-tests.mjs"));
