/**
 * The texts of a TypeScript file: what stands between tags, and string literals long enough to be texts. It reads the
 * syntax tree and runs nothing, so a computed value is a gap: `…` in the text, `{expression}` as an address.
 */
import ts from "typescript";
import type { Link, Page, Passage } from "./page";
import { words } from "./text";

/** Stands where the text of an expression would. */
export const gap = "…";

/** A string of this many words is taken for a text and not for a name, a class or an address. */
const wordsOfText = 4;

/** @param path the address of the page whose words the file holds; undefined where it holds those of several */
export const readCodeFile = (file: string, source: string, path?: string): Page => {
  const kind = file.endsWith(".tsx") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind);
  const passages: Passage[] = [];
  const lineAt = (position: number): number =>
    tree.getLineAndCharacterOfPosition(position).line + 1;

  const walk = (node: ts.Node): void => {
    if (
      ts.isImportDeclaration(node) ||
      ts.isTaggedTemplateExpression(node) ||
      ts.isTypeNode(node) ||
      ts.isThrowStatement(node)
    ) {
      return;
    }
    const [line, endLine] = [lineAt(node.getStart(tree)), lineAt(node.getEnd())];
    if (isElement(node) && holdsText(node)) {
      passages.push({ role: "prose", field: "code", line, endLine, ...readElement(node) });
      return;
    }
    if (ts.isStringLiteralLike(node) && looksLikeText(node.text)) {
      const text = collapse(node.text);
      passages.push({ role: "string", field: "code", text, line, endLine, links: [] });
    }
    ts.forEachChild(node, walk);
  };

  walk(tree);
  return {
    kind: path === undefined ? "component" : "fixed",
    file,
    path,
    lines: source.split("\n"),
    passages,
    pictures: [],
    stamps: [],
    data: {},
  };
};

const looksLikeText = (text: string): boolean =>
  /\p{L}/u.test(text) && words(text).length >= wordsOfText;

const collapse = (text: string): string => text.replace(/\s+/g, " ").trim();

type Element = ts.JsxElement | ts.JsxFragment;

const isElement = (node: ts.Node): node is Element =>
  ts.isJsxElement(node) || ts.isJsxFragment(node);

/** Whether letters appear directly in the element. */
const holdsText = (element: Element): boolean =>
  element.children.some((child) => ts.isJsxText(child) && /\p{L}/u.test(child.text));

const readElement = (element: Element): { text: string; links: Link[] } => {
  const links: Link[] = [];
  const read = (node: Element): string => {
    const text = node.children.map(readChild).join("");
    if (ts.isJsxElement(node)) {
      const url = attributeOf(node, "to") ?? attributeOf(node, "href");
      if (url !== undefined) links.push({ text: collapse(text), url });
    }
    return text;
  };
  const readChild = (child: ts.JsxChild): string => {
    // JSX drops white space with a line break at either end of a text.
    if (ts.isJsxText(child)) return child.text.replace(/^\s*\n\s*|\s*\n\s*$/g, "");
    if (isElement(child)) return read(child);
    if (ts.isJsxExpression(child) && child.expression) {
      return ts.isStringLiteralLike(child.expression) ? child.expression.text : gap;
    }
    return "";
  };
  return { text: collapse(read(element)), links };
};

/** The string of an attribute, or `{expression}`; undefined where the element has no such attribute. */
const attributeOf = ({ openingElement }: ts.JsxElement, name: string): string | undefined => {
  const attribute = openingElement.attributes.properties.find(
    (one) => one.name?.getText() === name,
  );
  const value = attribute && ts.isJsxAttribute(attribute) ? attribute.initializer : undefined;
  return value && ts.isStringLiteral(value) ? value.text : value?.getText();
};
