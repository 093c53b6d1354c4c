/**
 * The typed nodes of content. They are made of all files in every build, so that a build does not
 * depend on earlier ones.
 */
import type { Actions, GatsbyNode, NodePluginArgs, Reporter } from "gatsby";
import { buildDay } from "../content/build-day";
import { originalsOf, readFiles, type ContentFiles } from "../content/check/read-files";
import { isPage } from "../content/content-file";
import { pageOfDetails } from "../content/details";
import { formatMistakes } from "../content/issues";
import { languages, type Language } from "../content/language";
import { registry } from "../content/registry";
import { relatePages, type Relatable } from "../content/related";
import { typeNameOf } from "../content/schema";
import { isDeveloped, showsDrafts } from "../content/drafts";
import { dayKey, nodesOf, relationsKey, type ContentNode, type WrittenFile } from "./nodes";

/** The types of the nodes that are made of content. */
const types = registry.kinds.map(({ schema }) => typeNameOf(schema));

/** Makes the nodes of content, and that of the day of the build. */
export const sourceNodes: GatsbyNode["sourceNodes"] = async (args) => {
  await sourceContent(args);
  await create(args, { type: "BuildDay", key: dayKey, fields: { day: buildDay() } });
};

/** The part of Gatsby's arguments that is used here. */
interface SourceArgs extends Pick<
  NodePluginArgs,
  "createContentDigest" | "createNodeId" | "getNodesByType"
> {
  actions: Pick<Actions, "createNode" | "deleteNode">;
  reporter: Pick<Reporter, "panic">;
}

/**
 * Makes the nodes of all files as they are now, and deletes those of what is gone. Nodes that stay
 * as they were are not queried again.
 */
export async function sourceContent(args: SourceArgs): Promise<void> {
  const files = await readFiles(process.cwd());
  // While developing, the server reports them (develop.ts), and a file's last nodes that were sound
  // stay until it is mended.
  if (!isDeveloped(process.env) && files.mistakes.length > 0)
    args.reporter.panic(formatMistakes(files.mistakes));
  const markdown = args.getNodesByType("MarkdownRemark");
  const markdownIdOf = (file: string) => {
    const found = markdown.find((node) => String(node.fileAbsolutePath).endsWith(`/${file}`));
    // While developing, Gatsby reads a new file and then calls createPages, which asks again.
    if (!found && !isDeveloped(process.env))
      args.reporter.panic(`${file} has no MarkdownRemark node: Gatsby has not read the file.`);
    return found?.id;
  };
  const made = new Set<string>();
  for (const written of shownFiles(files))
    for (const node of nodesOf(written, { nodeIdOf: args.createNodeId, markdownIdOf }))
      made.add(await create(args, node));
  // A page has the mistakes of its details too.
  const broken = new Set(files.mistakes.flatMap(({ file }) => [file, pageOfDetails(file)]));
  for (const node of types.flatMap(args.getNodesByType))
    if (!made.has(node.id) && !broken.has(String(node.file))) args.actions.deleteNode(node);
  await create(args, { type: "Relations", key: relationsKey, fields: relationsOf(args) });
}

/** Returns the files with their translations, without the drafts that this build hides. */
const shownFiles = (files: ContentFiles): WrittenFile[] =>
  originalsOf(files)
    .filter((content) => !(isPage(content) && content.data.draft && !showsDrafts(process.env)))
    .map((content) => ({
      content,
      translations: files.translations.filter(({ original }) => original === content.file),
    }));

/**
 * Creates a node, and returns its id. It is no child of its file: Gatsby would delete it at each
 * change of the file.
 */
async function create(
  args: Omit<SourceArgs, "reporter" | "getNodesByType">,
  { type, key, fields }: ContentNode,
): Promise<string> {
  const id = args.createNodeId(key);
  const internal = { type, contentDigest: args.createContentDigest(fields) };
  await args.actions.createNode({ ...fields, id, parent: null, children: [], internal });
  return id;
}

function relationsOf({ getNodesByType }: Pick<NodePluginArgs, "getNodesByType">) {
  const pages = registry.pages.flatMap(({ typeName }) => getNodesByType(typeName));
  const all = [...pages, ...getNodesByType("Page")];
  // The nodes of a page in two languages are one page.
  const relatables = new Map(pages.map(({ path, relatable }) => [path, relatable as Relatable]));
  const kinds = registry.pages.map(({ name }) => name);
  const pathsIn = (language: Language) =>
    all.filter((node) => node.language === language).map(({ path }) => String(path));
  const count = (kind: string) =>
    [...relatables.values()].filter((relatable) => relatable.kind === kind).length;
  return {
    slugs: Object.fromEntries(relatePages([...relatables.values()], kinds)),
    paths: Object.fromEntries(languages.map((language) => [language, pathsIn(language).sort()])),
    counts: Object.fromEntries(kinds.map((kind) => [kind, count(kind)])),
  };
}
