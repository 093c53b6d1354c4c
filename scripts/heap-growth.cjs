/**
 * Loaded first by every process of a build. Node lets a heap grow to four times what is in use before it collects garbage,
 * which keeps a gigabyte of garbage in each process when a large site is built; here it grows by two fifths. This is not a limit:
 * a heap still grows to whatever is in use. `NODE_OPTIONS` does not accept this V8 option, so it is set as documented at
 * https://nodejs.org/api/v8.html#v8setflagsfromstringflags.
 */
const { setFlagsFromString } = require("node:v8");
const { isMainThread } = require("node:worker_threads");

if (isMainThread) setFlagsFromString("--heap-growing-percent=40");
