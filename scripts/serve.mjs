/** The second half of start.mjs, which runs when everything is installed. */
import { join } from "node:path";
import { tsImport } from "tsx/esm/api";
import { build, isBuilt } from "./build.mjs";
import { exitOnSignal } from "./run.mjs";
import { root } from "./setup.mjs";

/** @type {import("./server/index.ts").RunningServer | undefined} */
let server;
// To be stopped is how this command ends when all is well.
exitOnSignal(0, async () => server?.close());

if (isBuilt()) {
  console.log("The site is built already.");
} else if (!(await build())) {
  console.error("The site could not be built: see the messages above.");
  process.exit(1);
}

const wanted = Number(process.env.PORT ?? 9000);
/** @type {typeof import("./server/index.ts")} */
const { startServer } = await tsImport("./server/index.ts", import.meta.url);
/** @type {typeof import("./server/form-receiver.ts")} */
const { createFormReceiver } = await tsImport("./server/form-receiver.ts", import.meta.url);
const publicFolder = join(root, "public");
// What Netlify does with a form, done here: a folder for each submission.
const post = createFormReceiver({
  root: publicFolder,
  folder: join(root, ".submissions"),
  onSubmission: ({ form, path }) => console.log(`Form "${form}" received: ${path}`),
});
server = await startServer({ root: publicFolder, post, port: wanted, tries: 20 });
if (!server.url.endsWith(`:${wanted}`)) console.log(`Port ${wanted} is taken.`);
console.log(`The site is at ${server.url} – press Ctrl-C to stop.`);
