/** A file of `content/` to a page of passages: `readMarkdownFile` for Markdown, `readYamlFile` for YAML. */
import { isMap, isScalar, isSeq, LineCounter, parseDocument } from "yaml";
import type { Document, Node as YamlNode } from "yaml";
import { pictureTexts, readMarkdown } from "./markdown";
import type { Kind, Page, Picture, Role, Stamp } from "./page";

const folders: Record<string, { kind: Kind; base: string }> = {
  services: { kind: "service", base: "/services" },
  "build-process": { kind: "buildRecap", base: "/build-process" },
  blog: { kind: "article", base: "/blog" },
};

/** Keys whose values no visitor reads as words: addresses, dates, identifiers, numbers. */
const machineKeys = new Set(
  (
    "src url path viewBox id slug checked published updated layout middleware aliases related group offer order " +
    "draft sample phone email address geo hours type priceRange currency permitUrl verifyUrl number"
  ).split(" "),
);

const roles: [RegExp, Role][] = [
  [/^sources\.|\.sources\./, "source"],
  [/(^|\.)(description|summary)$/, "meta"],
  [/(^|\.)question$/, "question"],
  [/(^|\.)answer$/, "answer"],
  [/(^|\.)(title|heading|name|weeks)$/, "heading"],
  [/^facts\./, "cell"],
  [/\.items\./, "item"],
  [/^(promise|disclaimer)$|\.(text|reason)$/, "prose"],
];

/** `content/services/casino/index.md` and its like. */
export const readMarkdownFile = (file: string, source: string): Page => {
  const [, folder = "", slug = ""] = /^content\/([^/]+)\/([^/]+)\//.exec(file) ?? [];
  const known = folders[folder];
  if (!known) throw new Error(`${file}: no kind of page lies in this folder`);
  const match = /^---\r?\n([\s\S]*?)\r?\n---[^\S\n]*(?:\r?\n|$)/.exec(source);
  const frontMatter = match?.[1] ?? "";
  const page = newPage(known.kind, file, `${known.base}/${slug}`, source);
  // Line 1 is the `---`, so the front matter begins on line 2.
  readYaml(page, frontMatter, 2);
  const head = match?.[0] ?? "";
  const body = readMarkdown(source.slice(head.length), {
    field: "body",
    line: head.split("\n").length,
  });
  page.passages.push(...body.passages);
  page.pictures.push(...body.pictures);
  if (!page.stamps.some(({ name }) => name === "checked")) {
    page.stamps.push({ field: "checked", line: 1, name: "checked", value: undefined });
  }
  return page;
};

/** `content/faq.yml` and its like. */
export const readYamlFile = (file: string, source: string): Page => {
  const isFaq = file === "content/faq.yml";
  const page = newPage(isFaq ? "faq" : "record", file, isFaq ? "/faq" : undefined, source);
  readYaml(page, source, 1);
  return page;
};

const newPage = (kind: Kind, file: string, path: string | undefined, source: string): Page => ({
  kind,
  file,
  path,
  lines: source.split("\n"),
  passages: [],
  pictures: [],
  stamps: [],
  data: {},
  imports: [],
});

const readYaml = (page: Page, source: string, firstLine: number): void => {
  const counter = new LineCounter();
  const document: Document = parseDocument(source, { lineCounter: counter });
  const error = document.errors[0];
  if (error) throw new Error(`${page.file}: ${error.message}`);
  const data: unknown = document.toJS();
  if (isRecord(data)) page.data = data;
  const lineAt = (offset: number): number => counter.linePos(offset).line + firstLine - 1;

  const walk = (node: unknown, trail: string[]): void => {
    if (isMap(node)) {
      const keys = node.items.map(({ key }) => (isScalar(key) ? String(key.value) : ""));
      if (keys.includes("src")) {
        const picture: Picture = {
          field: trail.join("."),
          line: lineAt((node as YamlNode).range?.[0] ?? 0),
          src: String(node.get("src")),
          alt: asText(node.get("alt")),
          caption: asText(node.get("caption")),
        };
        page.pictures.push(picture);
        page.passages.push(...pictureTexts(picture));
        return;
      }
      if (keys.includes("answer") && !keys.includes("checked") && page.kind === "faq") {
        const line = lineAt((node as YamlNode).range?.[0] ?? 0);
        const field = [...trail, "checked"].join(".");
        page.stamps.push({ field, line, name: "checked", value: undefined });
      }
      node.items.forEach(({ value }, index) => walk(value, [...trail, keys[index] ?? ""]));
    } else if (isSeq(node)) {
      node.items.forEach((item, index) => walk(item, [...trail, String(index)]));
    } else if (isScalar(node)) {
      const [start, end] = (node as YamlNode).range ?? [0, 0];
      const field = trail.join(".");
      const name = trail.at(-1) ?? "";
      if (isStampName(name)) {
        page.stamps.push({ field, line: lineAt(start), name, value: String(node.value) });
      } else if (typeof node.value === "string" && !trail.some((key) => machineKeys.has(key))) {
        const line = lineAt(start);
        const role = roles.find(([pattern]) => pattern.test(field))?.[1] ?? "cell";
        const endLine = Math.max(line, lineAt(Math.max(start, end - 1)));
        page.passages.push(...readMarkdown(node.value, { field, line, endLine, role }).passages);
      }
    }
  };
  walk(document.contents, []);
};

const isStampName = (name: string): name is Stamp["name"] =>
  name === "checked" || name === "published" || name === "updated";

const asText = (value: unknown): string | undefined =>
  typeof value === "string" ? value : undefined;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
