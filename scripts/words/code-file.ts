/**
 * The words of a TypeScript file: texts between tags, texts of attributes and strings that look like texts. It reads the
 * syntax tree and runs nothing, so a value that is computed is a gap: `…` in the text, `{expression}` as an address.
 */
import { posix } from "node:path";
import ts from "typescript";
import type { Link, Page, Passage, Picture, Role } from "./page";
import { pictureTexts } from "./markdown";
import { words } from "./text";

/** Stands where the text of an expression would. */
export const gap = "…";

/** Attributes whose strings a visitor sees or hears. */
const textAttributes = new Set(["alt", "aria-label", "caption", "label", "placeholder", "title"]);

/** A string of this many words is taken for a text and not for a name, a class or an address. */
const wordsOfText = 4;

/** `src/pages/services.tsx` is /services; files outside of `src/pages` are no page of their own. */
const pathOf = (file: string): string | undefined => {
  const match = /^src\/pages\/(.+)\.tsx$/.exec(file);
  if (!match?.[1] || match[1].includes("{")) return undefined;
  return `/${match[1].replace(/(?:^|\/)index$/, "")}`;
};

export const readCodeFile = (file: string, source: string): Page => {
  const kind = file.endsWith(".tsx") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind);
  const path = pathOf(file);
  const passages: Passage[] = [];
  const pictures: Picture[] = [];
  const lineAt = (position: number): number =>
    tree.getLineAndCharacterOfPosition(position).line + 1;

  const add = (role: Role, node: ts.Node, text: string, links: Link[] = []): void => {
    const shown = text.replace(/\s+/g, " ").trim();
    if (!/\p{L}/u.test(shown)) return;
    const [line, endLine] = [lineAt(node.getStart(tree)), lineAt(node.getEnd())];
    passages.push({ role, field: "code", text: shown, line, endLine, links });
  };

  const walk = (node: ts.Node): void => {
    if (
      ts.isImportDeclaration(node) ||
      ts.isTaggedTemplateExpression(node) ||
      ts.isTypeNode(node) ||
      ts.isThrowStatement(node)
    ) {
      return;
    }
    if (isElement(node) && holdsText(node)) {
      const { text, links } = readElement(node);
      add(roleOf(node), node, text, links);
      attributesWithin(node).forEach(walkAttribute);
      return;
    }
    if (ts.isJsxAttribute(node)) {
      walkAttribute(node);
      return;
    }
    if (ts.isJsxSelfClosingElement(node) || ts.isJsxOpeningElement(node)) addPicture(node);
    if (ts.isStringLiteralLike(node) && words(node.text).length >= wordsOfText) {
      add("string", node, node.text);
    }
    ts.forEachChild(node, walk);
  };

  const walkAttribute = (attribute: ts.JsxAttribute): void => {
    const value = attribute.initializer;
    if (!value) return;
    if (ts.isStringLiteral(value)) {
      const name = attribute.name.getText(tree);
      if (name === "alt" || name === "className") return;
      if (textAttributes.has(name) || words(value.text).length >= wordsOfText) {
        add("string", value, value.text);
      }
    } else ts.forEachChild(value, walk);
  };

  const addPicture = (element: ts.JsxOpeningLikeElement): void => {
    const alt = attributeOf(element, "alt");
    // An empty alternative text is right for what only decorates.
    if (alt === undefined || alt === "" || alt.startsWith("{")) return;
    const src = attributeOf(element, "src") ?? element.tagName.getText(tree);
    const line = lineAt(element.getStart(tree));
    const picture = { field: "code", line, src, alt, caption: undefined };
    pictures.push(picture);
    passages.push(...pictureTexts(picture));
  };

  walk(tree);
  return {
    kind: path === undefined ? "component" : "fixed",
    file,
    path,
    lines: source.split("\n"),
    passages,
    pictures,
    stamps: [],
    data: {},
    imports: importsOf(tree),
  };
};

/** The relative imports of a file, as paths from the root without their endings. */
const importsOf = (tree: ts.SourceFile): string[] =>
  tree.statements.flatMap((statement) =>
    ts.isImportDeclaration(statement) &&
    ts.isStringLiteral(statement.moduleSpecifier) &&
    statement.moduleSpecifier.text.startsWith(".")
      ? [posix.join(posix.dirname(tree.fileName), statement.moduleSpecifier.text)]
      : [],
  );

type Element = ts.JsxElement | ts.JsxFragment;

const isElement = (node: ts.Node): node is Element =>
  ts.isJsxElement(node) || ts.isJsxFragment(node);

/** Whether letters appear directly in the element. */
const holdsText = (element: Element): boolean =>
  element.children.some((child) => ts.isJsxText(child) && /\p{L}/u.test(child.text));

const roleOf = (element: Element): Role => {
  const tag = ts.isJsxElement(element) ? element.openingElement.tagName.getText() : "";
  if (/^h[1-6]$/.test(tag)) return "heading";
  if (tag === "li") return "item";
  if (/^(?:td|th|dt|button|a|Link|option|label|legend|summary)$/.test(tag)) return "cell";
  return "prose";
};

const readElement = (element: Element): { text: string; links: Link[] } => {
  const links: Link[] = [];
  const read = (node: Element): string => {
    const text = node.children.map(readChild).join("");
    if (ts.isJsxElement(node)) {
      const url =
        attributeOf(node.openingElement, "to") ?? attributeOf(node.openingElement, "href");
      if (url !== undefined) links.push({ text: text.replace(/\s+/g, " ").trim(), url });
    }
    return text;
  };
  const readChild = (child: ts.JsxChild): string => {
    if (ts.isJsxText(child)) return jsxText(child.text);
    if (isElement(child)) return read(child);
    if (ts.isJsxExpression(child) && child.expression) {
      return ts.isStringLiteralLike(child.expression) ? child.expression.text : gap;
    }
    return "";
  };
  return { text: read(element), links };
};

/** The white space of JSX: lines are trimmed and joined by one space, empty ones vanish. */
const jsxText = (raw: string): string => {
  const lines = decode(raw).split(/\r?\n/);
  return lines
    .map((line, index) => {
      const begun = index === 0 ? line : line.trimStart();
      return index === lines.length - 1 ? begun : begun.trimEnd();
    })
    .filter((line) => line !== "")
    .join(" ");
};

const entities: Record<string, string> = {
  amp: "&",
  apos: "'",
  gt: ">",
  hellip: "…",
  ldquo: "“",
  lsquo: "‘",
  lt: "<",
  mdash: "—",
  nbsp: " ",
  ndash: "–",
  quot: '"',
  rdquo: "”",
  rsquo: "’",
};

const decode = (text: string): string =>
  text.replace(/&(\w+);/g, (entity, name: string) => entities[name] ?? entity);

/** The string of an attribute, or `{expression}`; nothing where the element has no such attribute. */
const attributeOf = (element: ts.JsxOpeningLikeElement, name: string): string | undefined => {
  for (const attribute of element.attributes.properties) {
    if (!ts.isJsxAttribute(attribute) || attribute.name.getText() !== name) continue;
    const value = attribute.initializer;
    if (value && ts.isStringLiteral(value)) return value.text;
    if (value && ts.isJsxExpression(value) && value.expression) {
      return ts.isStringLiteralLike(value.expression)
        ? value.expression.text
        : `{${value.expression.getText()}}`;
    }
  }
  return undefined;
};

/** The attributes of an element and of all elements inside it. */
const attributesWithin = (element: Element): ts.JsxAttribute[] => {
  const found: ts.JsxAttribute[] = [];
  const walk = (node: ts.Node): void => {
    if (ts.isJsxAttribute(node)) found.push(node);
    else ts.forEachChild(node, walk);
  };
  walk(element);
  return found;
};
