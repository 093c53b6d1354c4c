import { readFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { GatsbyNode, Reporter } from "gatsby";
import { shownExtras } from "../content/extras";
import { publishedSpots } from "../content/spots";
import { contentChanges } from "../content/watch-content";
import { editorFolder } from "../editor/policy";
import type { Extra } from "../extras/extra";
import { checkContent } from "../publish/check-content";

/** The part of Gatsby's Express server that is used here; Gatsby ships no types for it. */
interface DevServer {
  use: (answer: Middleware) => void;
}

type Middleware = (
  request: { path: string },
  response: {
    type: (extension: string) => { send: (text: string) => void };
    redirect: (address: string) => void;
  },
  next: (error?: unknown) => void,
) => void;

/**
 * Serves the editor's page and files of extras, and reports mistakes in the content. Nothing is
 * awaited: Gatsby would miss webpack's first compilation.
 */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = ({ app, reporter }) => {
  const server = app as DevServer;
  server.use(editorPage);
  server.use(serve(publishedSpots));
  for (const { files } of shownExtras) if (files) server.use(serve(files));
  void reportMistakes(process.cwd(), reporter);
};

/**
 * Answers with the page of the editor: Gatsby's server sends everything in public/ but HTML. Its
 * address ends with a slash, as on the built site.
 */
const editorPage: Middleware = (request, response, next) => {
  const address = `/${editorFolder}/`;
  if (`${request.path}/` === address) response.redirect(address);
  else if (request.path !== address) next();
  else
    readFile(path.resolve("public", editorFolder, "index.html"), "utf8").then(
      (html) => response.type(".html").send(html),
      next,
    );
};

/** Answers requests for files as they are now, by their paths. */
const serve =
  (files: NonNullable<Extra["files"]>): Middleware =>
  (request, response, next) => {
    const file = new Map(Object.entries(files())).get(request.path.slice(1));
    if (file === undefined) next();
    else
      readFile(file, "utf8").then(
        (text) => response.type(path.extname(request.path)).send(text),
        next,
      );
  };

/**
 * Reports the mistakes as `npm run check:content` does, whenever they change, and says once when
 * none is left.
 */
async function reportMistakes(root: string, reporter: Reporter): Promise<void> {
  let reported = "";
  for await (const _change of contentChanges(root)) {
    // First the edited page is shown: the check would delay it.
    await wait(5_000);
    const { isInOrder, printed } = await checkContent(root, `public/${editorFolder}`);
    const mistakes = isInOrder ? "" : printed;
    if (mistakes === reported) continue;
    reported = mistakes;
    if (mistakes === "") reporter.success("Content is in order again.");
    else reporter.error(mistakes);
  }
}
