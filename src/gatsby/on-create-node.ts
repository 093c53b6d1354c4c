import path from "node:path";
import type { GatsbyNode, Node, NodePluginArgs } from "gatsby";
import { takeCheckedPage } from "./checked-pages";
import {
  dataSchemas,
  readData,
  readPage,
  type AnyDataEntry,
  type DataFileName,
  type PageEntry,
} from "./content";
import { dataNodes } from "./data-nodes";
import { showsDrafts } from "./drafts";
import { pageOfFile, typeNames } from "./paths";
import { refreshRelations } from "./relations";
import { toRelatable } from "./to-relatable";

interface FileNode extends Node {
  relativePath: string;
  sourceInstanceName: string;
}

/** As much of Gatsby's arguments as is used: the node that another one is made of, and the API. */
type PageNodeArgs = NodePluginArgs & { node: Node };

/** Makes the typed child of a content file: a page from Markdown, facts and lists from YAML. */
export const onCreateNode: GatsbyNode["onCreateNode"] = async (args) => {
  const { node, getNode } = args;
  if (node.internal.type === "MarkdownRemark") {
    const file = node.parent ? (getNode(node.parent) as FileNode | undefined) : undefined;
    if (file?.sourceInstanceName === "content") await createPageNode(args, file);
  }
  if (node.internal.type === "File") {
    const file = node as unknown as FileNode;
    if (file.sourceInstanceName === "content" && file.relativePath in dataSchemas)
      await createDataNodes(args, file);
  }
};

async function bytesOf(args: PageNodeArgs, file: Node): Promise<Uint8Array> {
  return new TextEncoder().encode(await args.loadNodeContent(file));
}

/** Makes the page of a Markdown node, unless it is a draft and drafts are hidden. */
export async function createPageNode(args: PageNodeArgs, file: FileNode): Promise<void> {
  const page = pageOfFile(file.relativePath);
  if (!page) return;
  const name = `content/${file.relativePath}`;
  const entry =
    takeCheckedPage(name) ?? readPage(page.kind, page.slug, name, await bytesOf(args, file)).entry;
  // The content check has told every mistake already; while developing, a page waits until it is mended.
  if (!entry) return;
  if (entry.frontMatter.draft && !showsDrafts(process.env)) return;
  const type = typeNames[entry.kind];
  await create(args, type, `${entry.kind}/${entry.slug}`, fieldsOfPage(entry, file));
  await refreshRelations(args, toRelatable(entry));
}

function fieldsOfPage(entry: PageEntry, file: FileNode): Record<string, unknown> {
  const { related: _related, draft, ...data } = entry.frontMatter;
  return {
    ...(withFiles(data, path.posix.dirname(file.relativePath)) as object),
    heading: data.heading ?? data.title,
    sources: data.sources ?? [],
    aliases: data.aliases ?? [],
    middleware: data.middleware ?? [],
    layout: data.layout ?? (entry.kind === "service" ? "service" : "default"),
    ...("phases" in data
      ? { beforeAfter: withFiles(data.beforeAfter ?? [], path.posix.dirname(file.relativePath)) }
      : {}),
    kind: entry.kind,
    slug: entry.slug,
    path: entry.path,
    body: entry.body,
    // Not for queries: create-pages tells the page.
    draft: draft ?? false,
    folder: path.posix.dirname(file.relativePath),
  };
}

/** Pictures get the path of their file below `content/`, by which GraphQL finds it. */
function withFiles(value: unknown, folder: string): unknown {
  if (Array.isArray(value)) return value.map((item) => withFiles(item, folder));
  if (value === null || typeof value !== "object") return value;
  const entries = Object.entries(value).map(
    ([key, item]) => [key, withFiles(item, folder)] as const,
  );
  const result: Record<string, unknown> = Object.fromEntries(entries);
  if (typeof result.src === "string" && typeof result.alt === "string")
    result.relativePath = path.posix.join(folder, result.src);
  return result;
}

async function createDataNodes(args: PageNodeArgs, file: FileNode): Promise<void> {
  const name = file.relativePath as DataFileName;
  const { entry } = readData(name, `content/${name}`, await bytesOf(args, file));
  if (!entry) return;
  for (const { type, key, fields } of dataNodes(entry as AnyDataEntry))
    await create(args, type, key, fields);
}

async function create(
  args: PageNodeArgs,
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
