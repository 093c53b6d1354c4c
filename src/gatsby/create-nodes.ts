import type { GatsbyNode, Node, NodePluginArgs } from "gatsby";
import { isPage, readContent } from "../content/content-file";
import { todayInNevada } from "../content/day";
import { isDetails, pageOfDetails, readBytes } from "../content/details";
import { placeOf, translationPlaceOf } from "../content/paths";
import { registry } from "../content/registry";
import { readTranslation } from "../content/translation";
import { showsDrafts } from "./drafts";
import { nodesOf, translationNodeOf } from "./nodes";
import { relationsKey } from "./related";

/** Key of the node with the day of the build; `BUILD_DAY` (YYYY-MM-DD) sets another day than today. */
export const dayKey = "build-day";

interface FileNode extends Node {
  relativePath: string;
  sourceInstanceName: string;
}

type ContentNodeArgs = NodePluginArgs & { node: Node };

/**
 * Creates the node of the day: a query that depends on it runs again in a build on another day that uses the same cache. That
 * cache may be of a build which showed drafts, or did not, while Gatsby only asks for the nodes of files that have changed.
 */
export const sourceNodes: GatsbyNode["sourceNodes"] = async (args) => {
  const { actions, createContentDigest, createNodeId, getNode, getNodesByType } = args;
  const day = process.env.BUILD_DAY ?? todayInNevada();
  await actions.createNode({
    day,
    id: createNodeId(dayKey),
    parent: null,
    children: [],
    internal: { type: "BuildDay", contentDigest: createContentDigest(day) },
  });
  // createPages renews it, after Gatsby has deleted the nodes that nobody touched here.
  const relations = getNode(createNodeId(relationsKey));
  if (relations) actions.touchNode(relations);
  if (showsDrafts(process.env)) {
    const hidden = getNodesByType("MarkdownRemark").filter(({ children }) => children.length === 0);
    for (const node of hidden) await addContentNodes({ ...args, node });
  } else
    for (const node of registry.pages.flatMap(({ typeName }) => getNodesByType(typeName)))
      if (node.draft) actions.deleteNode(node);
};

export const onCreateNode: GatsbyNode["onCreateNode"] = (args) => addContentNodes(args);

/** Creates the typed children of a content file: a page from Markdown, facts and lists from YAML. */
async function addContentNodes(args: ContentNodeArgs): Promise<void> {
  const { node, getNode } = args;
  const { type } = node.internal;
  const parent = type === "MarkdownRemark" && node.parent ? getNode(node.parent) : undefined;
  const file = (type === "File" ? node : parent) as FileNode | undefined;
  if (file?.sourceInstanceName !== "content") return;
  if (node === file && isDetails(file.relativePath)) return renewPage(args, file);
  if (node === file) await createTranslation(args, file);
  // A page is the child of what Gatsby makes of its Markdown, anything else that of its file.
  const isMarkdown = placeOf(file.relativePath)?.kind.type === "page";
  if (isMarkdown === (type === "MarkdownRemark")) await createContent(args, file);
}

/** Renews the nodes of a page whose details have changed; those of a new page do not exist yet. */
async function renewPage(args: ContentNodeArgs, details: FileNode): Promise<void> {
  const name = pageOfDetails(details.relativePath);
  const isOfPage = (node?: Node | null) => (node as FileNode | undefined)?.relativePath === name;
  const files = args.getNodesByType("File").filter(isOfPage);
  const texts = args
    .getNodesByType("MarkdownRemark")
    .filter(({ parent }) => parent && isOfPage(args.getNode(parent)));
  for (const node of [...files, ...texts]) await addContentNodes({ ...args, node });
}

/** Creates the nodes of a content file, unless it is a draft and drafts are hidden. */
async function createContent(args: ContentNodeArgs, file: FileNode): Promise<void> {
  const place = placeOf(file.relativePath);
  if (!place) return;
  // The content check reports mistakes; while developing, a file waits until they are corrected.
  const { content } = readContent(place, nameOf(file), await bytesOf(file));
  if (!content || (isPage(content) && content.data.draft && !showsDrafts(process.env))) return;
  const idOf = (key: string) => args.createNodeId(key);
  for (const { type, key, fields } of nodesOf(content, idOf)) await create(args, type, key, fields);
}

/** Creates the node of a translation: no page, but what its original answers in that language. */
async function createTranslation(args: ContentNodeArgs, file: FileNode): Promise<void> {
  const place = translationPlaceOf(file.relativePath);
  if (!place) return;
  const { translation } = readTranslation({ ...place, file: nameOf(file) }, await bytesOf(file));
  if (!translation) return;
  const { type, key, fields } = translationNodeOf(translation);
  await create(args, type, key, fields);
}

const nameOf = (file: FileNode) => `content/${file.relativePath}`;

const bytesOf = (file: FileNode) => readBytes(process.cwd(), nameOf(file));

async function create(
  args: ContentNodeArgs,
  type: string,
  key: string,
  fields: object,
): Promise<void> {
  const { node, actions, createNodeId, createContentDigest } = args;
  const id = createNodeId(key);
  await actions.createNode({
    ...fields,
    id,
    parent: node.id,
    children: [],
    internal: { type, contentDigest: createContentDigest(fields) },
  });
  const child = args.getNode(id);
  if (child) actions.createParentChildLink({ parent: node, child });
}
