import type { GatsbyNode, Node, NodePluginArgs } from "gatsby";
import { isPage, readContent, type ContentFile } from "../../content/content-file";
import { placeOf, translationPlaceOf } from "../../content/paths";
import { registry } from "../../content/registry";
import { readTranslation } from "../../content/translation";
import { showsDrafts } from "../drafts";
import { takeCheckedPage } from "./checked-pages";
import { nodesOf, translationNodeOf } from "./nodes";
import { refreshRelations } from "./relations";

interface FileNode extends Node {
  relativePath: string;
  sourceInstanceName: string;
}

/** As much of Gatsby's arguments as is used: the node that another one is made of, and the API. */
type ContentNodeArgs = NodePluginArgs & { node: Node };

/** Makes the typed child of a content file: a page from Markdown, facts and lists from YAML. */
export const onCreateNode: GatsbyNode["onCreateNode"] = async (args) => {
  const { node, getNode } = args;
  const { type } = node.internal;
  const parent = type === "MarkdownRemark" && node.parent ? getNode(node.parent) : undefined;
  const file = (type === "File" ? node : parent) as FileNode | undefined;
  if (file?.sourceInstanceName !== "content") return;
  if (node === file) await createTranslation(args, file);
  // A page is the child of what Gatsby makes of its Markdown, anything else that of its file.
  const isMarkdown = placeOf(file.relativePath)?.kind.type === "page";
  if (isMarkdown === (type === "MarkdownRemark")) await createContentNodes(args, file);
};

/** Makes the nodes of a content file, unless it is a draft and drafts are hidden. */
export async function createContentNodes(args: ContentNodeArgs, file: FileNode): Promise<void> {
  const content = await contentOf(args, file);
  if (!content || (isPage(content) && content.data.draft && !showsDrafts(process.env))) return;
  const idOf = (key: string) => args.createNodeId(key);
  for (const { type, key, fields } of nodesOf(content, { registry, idOf }))
    await create(args, type, key, fields);
  if (isPage(content)) await refreshRelations(args, content);
}

/** Makes the node of a translation: no page, but what its original answers in that language. */
async function createTranslation(args: ContentNodeArgs, file: FileNode): Promise<void> {
  const place = translationPlaceOf(file.relativePath);
  if (!place) return;
  const bytes = new TextEncoder().encode(await args.loadNodeContent(file));
  const name = `content/${file.relativePath}`;
  const { translation } = readTranslation({ ...place, file: name }, bytes);
  if (!translation) return;
  const { type, key, fields } = translationNodeOf(translation);
  await create(args, type, key, fields);
}

/** The content check has told every mistake already; while developing, a file waits until it is mended. */
async function contentOf(args: ContentNodeArgs, file: FileNode): Promise<ContentFile | undefined> {
  const place = placeOf(file.relativePath);
  if (!place) return undefined;
  const name = `content/${file.relativePath}`;
  const checked = takeCheckedPage(name);
  if (checked) return checked;
  const bytes = new TextEncoder().encode(await args.loadNodeContent(file));
  return readContent(place, name, bytes).content;
}

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
