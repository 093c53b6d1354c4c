/** The part of start.mjs that runs once all packages are installed. */
import { join } from "node:path";
import { tsImport } from "tsx/esm/api";
import { build, isBuilt } from "./build.mjs";
import { exitOnSignal } from "./run.mjs";
import { root } from "./setup.mjs";

// An empty variable is one that is not set.
const preferredPort = Number(process.env.PORT || 9000);
if (!Number.isInteger(preferredPort) || preferredPort < 1 || preferredPort > 65_535) {
  console.error(`PORT must be a number from 1 to 65535, not “${process.env.PORT}”.`);
  process.exit(1);
}

/** @type {import("./server/index.ts").RunningServer | undefined} */
let server;
// Being stopped is the normal end of this command.
exitOnSignal(0, async () => server?.close());

if (isBuilt()) {
  console.log("The site is up to date.");
} else if (!(await build())) {
  console.error("The site could not be built: see the messages above.");
  process.exit(1);
}

/** @type {typeof import("./server/index.ts")} */
const { startServer } = await tsImport("./server/index.ts", import.meta.url);
/** @type {typeof import("./server/form-receiver.ts")} */
const { createFormReceiver } = await tsImport("./server/form-receiver.ts", import.meta.url);
const publicFolder = join(root, "public");
// Takes the place of Netlify's form handling: each submission gets a folder.
const post = createFormReceiver({
  root: publicFolder,
  folder: join(root, ".submissions"),
  onSubmission: ({ form, path }) => console.log(`Form "${form}" received: ${path}`),
});
server = await startServer({ root: publicFolder, post, port: preferredPort, tries: 20 });
if (!server.url.endsWith(`:${preferredPort}`)) console.log(`Port ${preferredPort} is in use.`);
console.log(`The site is at ${server.url} – press Ctrl-C to stop.`);
