/**
 * Loaded first by every process of a build. Node lets a heap grow to four times what is in use before it collects garbage,
 * which keeps a gigabyte of garbage in each process of a large site's build; here it grows by half. That is no limit: a heap
 * still becomes as large as what is in use. `NODE_OPTIONS` does not take this option of V8, so it is set as
 * https://nodejs.org/api/v8.html#v8setflagsfromstringflags documents it.
 */
const { setFlagsFromString } = require("node:v8");
const { isMainThread } = require("node:worker_threads");

if (isMainThread) setFlagsFromString("--heap-growing-percent=50");
