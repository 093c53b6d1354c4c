import type { GatsbyNode, Node, NodePluginArgs } from "gatsby";
import { isPage, readContent } from "../content/content-file";
import { todayInNevada } from "../content/day";
import { isDetails, pageOfDetails, readBytes } from "../content/details";
import type { Mistake } from "../content/front-matter";
import { formatMistakes } from "../content/issues";
import { placeOf, translationPlaceOf } from "../content/paths";
import { registry } from "../content/registry";
import { metaOf } from "../content/schema";
import { relatePages, type Relatable } from "../content/related";
import { readTranslation } from "../content/translation";
import { showsDrafts } from "../content/drafts";
import { nodesOf, translationNodesOf, type ContentNode } from "./nodes";

/** Key of the node with the day of the build; `BUILD_DAY` (YYYY-MM-DD) sets another day than today. */
export const dayKey = "build-day";

/** Key of the node that says what belongs together. */
export const relationsKey = "relations";
export interface Relations extends Node {
  /** Related slugs, by the key of a page and the name of a kind. */
  slugs: Record<string, Record<string, string[]>>;
  /** Ids of all translations. */
  translations: string[];
}

interface FileNode extends Node {
  relativePath: string;
  sourceInstanceName: string;
}

type ContentNodeArgs = NodePluginArgs & { node: Node };

const pageTypes = registry.pages.map(({ typeName }) => typeName);

/**
 * Creates a node, and returns its id. Its file is its parent, but it is no child of it: Gatsby would delete it at each change of the file, after
 * which all pages that name it are queried again, and an entry too that has moved to a file which was read before.
 */
async function create(
  args: Pick<NodePluginArgs, "actions" | "createContentDigest" | "createNodeId">,
  { type, key, fields }: ContentNode,
  parent: string | null = null,
): Promise<string> {
  const id = args.createNodeId(key);
  const internal = { type, contentDigest: args.createContentDigest(fields) };
  await args.actions.createNode({ ...fields, id, parent, children: [], internal });
  return id;
}

/** Creates the node of the day. Drafts follow the setting of this build: the cache may be of one that showed them, or did not. */
export const sourceNodes: GatsbyNode["sourceNodes"] = async (args) => {
  const { actions, createNodeId, getNode, getNodesByType } = args;
  const day = process.env.BUILD_DAY ?? todayInNevada();
  await create(args, { type: "BuildDay", key: dayKey, fields: { day } });
  // createPages renews it, after Gatsby has deleted the nodes that nobody touched here.
  const relations = getNode(createNodeId(relationsKey));
  if (relations) actions.touchNode(relations);
  if (showsDrafts(process.env)) {
    const shown = new Set(pageTypes.flatMap(getNodesByType).map(({ parent }) => parent));
    const hidden = getNodesByType("File").filter(
      ({ extension, id }) => extension === "md" && !shown.has(id),
    );
    for (const node of hidden) await addContentNodes({ ...args, node });
  } else
    for (const node of pageTypes.flatMap(getNodesByType)) if (node.draft) actions.deleteNode(node);
};

/** Deletes, in createPages, the nodes of files that are gone. */
export function forgetFiles({ actions, getNode, getNodesByType }: NodePluginArgs): void {
  const types = registry.kinds.map(({ schema }) => metaOf(schema).typeName ?? "");
  for (const node of [...types, "Translation", "PageBody"].flatMap(getNodesByType))
    if (!getNode(node.parent ?? "")) actions.deleteNode(node);
}

/** Creates, in createPages, the node of relations. A query that asks for it runs again when a page or a translation comes or goes. */
export async function relate(args: NodePluginArgs) {
  const pages = pageTypes.flatMap(args.getNodesByType).map((node) => node.relatable as Relatable);
  const kinds = registry.pages.map(({ name }) => name);
  const slugs = Object.fromEntries(relatePages(pages, kinds));
  const translations = args.getNodesByType("Translation").map(({ id }) => id);
  const fields = { slugs, translations: translations.sort() };
  await create(args, { type: "Relations", key: relationsKey, fields });
}

export const onCreateNode: GatsbyNode["onCreateNode"] = (args) => addContentNodes(args);

/** The ids of the files of content by their paths, those in the cache too; to look through all nodes for each file takes minutes. */
let fileIds: Map<string, string> | undefined;

/** Creates the typed nodes of a content file: a page from Markdown, facts and lists from YAML, the words of a translation. */
async function addContentNodes(args: ContentNodeArgs): Promise<void> {
  const file = args.node as FileNode;
  if (file.internal.type !== "File" || file.sourceInstanceName !== "content") return;
  fileIds ??= new Map(
    (args.getNodesByType("File") as FileNode[]).map((one) => [one.relativePath, one.id]),
  );
  fileIds.set(file.relativePath, file.id);
  if (!isDetails(file.relativePath)) {
    await createTranslation(args, file);
    return createContent(args, file);
  }
  // The nodes of a new page do not exist yet, and are made with its details.
  const page = args.getNode(fileIds.get(pageOfDetails(file.relativePath)) ?? "");
  if (page) await addContentNodes({ ...args, node: page });
}

/** Creates the nodes of a content file, and deletes those that it no longer has: entries, or a page that is a draft now and hidden. */
async function createContent(args: ContentNodeArgs, file: FileNode): Promise<void> {
  const { actions, createNodeId, getNode, getNodesByType } = args;
  const place = placeOf(file.relativePath);
  if (!place) return;
  const { content, mistakes } = readContent(place, nameOf(file), await bytesOf(file));
  if (!content) {
    refuse(args, mistakes);
    return;
  }
  const nodes = nodesOf(content, createNodeId);
  const isHidden = isPage(content) && content.data.draft && !showsDrafts(process.env);
  const kept = new Set<string>();
  for (const node of isHidden ? [] : nodes) kept.add(await create(args, node, file.id));
  const known = isPage(content)
    ? nodes.flatMap(({ key }) => getNode(createNodeId(key)) ?? [])
    : getNodesByType(metaOf(place.kind.schema).typeName ?? "");
  for (const node of known)
    if (node.parent === file.id && !kept.has(node.id)) actions.deleteNode(node);
}

/** Creates the nodes of a translation: no page, but what its original answers in that language. */
async function createTranslation(args: ContentNodeArgs, file: FileNode): Promise<void> {
  const place = translationPlaceOf(file.relativePath);
  if (!place) return;
  const placed = { ...place, file: nameOf(file) };
  const { translation, mistakes } = readTranslation(placed, await bytesOf(file));
  if (!translation) {
    refuse(args, mistakes);
    return;
  }
  for (const node of translationNodesOf(translation)) await create(args, node, file.id);
}

const nameOf = (file: FileNode) => `content/${file.relativePath}`;

const bytesOf = (file: FileNode) => readBytes(process.cwd(), nameOf(file));

/** Fails a build at a file that cannot be read; while developing, it waits until its mistakes are corrected. */
function refuse({ reporter }: ContentNodeArgs, mistakes: readonly Mistake[]): void {
  if (process.env.NODE_ENV === "production") reporter.panicOnBuild(formatMistakes(mistakes));
  else reporter.warn(formatMistakes(mistakes));
}
