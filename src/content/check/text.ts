/** Checks the Markdown of pages and of fields: headings, links, rules, pictures, raw HTML. */
import visit from "unist-util-visit";
import type { HTML, Image, Literal, Root } from "mdast";
import type { Mistake } from "../front-matter";
import { isPage, type ContentFile } from "../content-file";
import { lonePicture, parseMarkdown } from "../markdown";
import { nearest } from "../nearest";
import { isRuleDirective } from "../rule-directive";
import type { Value } from "../schema";
import type { Addresses } from "./addresses";
import { checkHeadings } from "./headings";
import { hostileParts } from "./hostile-html";
import { checkLinks } from "./links";
import { fieldAt, type Hidden, type Targets } from "./site";
import { mistakeAt, type Report, type Text } from "./text-mistake";

/** @param values the values of the file's fields */
export function checkText(
  content: ContentFile,
  values: readonly Value[],
  { addresses, targets, hidden }: { addresses: Addresses; targets: Targets; hidden: Hidden },
): Mistake[] {
  const mistakes: Mistake[] = [];
  const path = isPage(content) ? content.path : content.kind.page;
  const checkMarkdown = (text: Text, checkBlocks: (root: Root, report: Report) => void) => {
    const report: Report = (node, problem, remedy) =>
      mistakes.push(mistakeAt(text, node, problem, remedy));
    const root = parseMarkdown(text.markdown);
    checkHtml(root, report);
    // A draft may link to other drafts.
    checkLinks(root, path, { addresses, hidden: content.data.draft ? new Map() : hidden }, report);
    checkRules(root, targets("rule"), report);
    checkBlocks(root, report);
  };
  if (isPage(content)) {
    const { file, body, bodyLine, kind } = content;
    const lineOf = (line: number) => line + bodyLine - 1;
    checkMarkdown({ file, field: "text", markdown: body, lineOf }, (root, report) => {
      // Computes the ids of the page while its tree is still cached: parsing takes most of the time.
      addresses.get(content.path)?.();
      checkHeadings(root, kind, report);
      checkPictures(root, report);
    });
  }
  for (const { value, path: at } of values.filter(({ meta }) => meta.role === "markdown")) {
    const { line, ...place } = fieldAt(content, at);
    // The body of a page is cut at its headings.
    const check = at.join() === "body" ? () => undefined : checkPlain;
    checkMarkdown({ ...place, markdown: String(value), lineOf: () => line }, check);
  }
  return mistakes;
}

function checkPictures(root: Root, report: Report): void {
  const alone = new Set(root.children.map(lonePicture));
  visit(root, "image", (image: Image) => {
    const alt = image.alt?.trim() ?? "";
    if (alt.length < 8 || alt.length > 140)
      report(
        image,
        alt === ""
          ? `has a picture without alt text, ${image.url}`
          : `has an alt text of ${alt.length} characters, at ${image.url}`,
        "say in 8 to 140 characters what the picture shows: ![…](./name.jpg)",
      );
    if (!alone.has(image))
      report(
        image,
        `has a picture inside a paragraph or list, ${image.url}`,
        "put it on a line of its own between two empty lines",
      );
  });
}

/** The Markdown of a field consists of paragraphs and lists. */
function checkPlain(root: Root, report: Report): void {
  visit(root, ["heading", "image"], (node) =>
    report(
      node,
      `holds a ${node.type === "image" ? "picture" : "heading"}`,
      "only paragraphs, lists and links can stand in this field",
    ),
  );
}

/**
 * Checks that the rules that the text names exist, and reports malformed attempts to name one.
 * @param ids the ids of all rules; undefined where not all are known
 */
function checkRules(root: Root, ids: ReadonlySet<string> | undefined, report: Report): void {
  const howToName = "write :rule[words]{#id} inside a sentence, or ::rule{#id} alone on its line";
  visit(root, (node) => {
    if (!isRuleDirective(node)) return;
    const { id } = node.attributes;
    if (!ids || (id !== undefined && ids.has(id))) return;
    if (id === undefined) {
      report(node, "names a rule without its id", howToName);
      return;
    }
    const words = nearest(id, [...ids], 3).map(({ word }) => word);
    report(
      node,
      `names the rule “${id}”, which does not exist`,
      `write the id of a rule in content/rules, such as ${words.join(", ")}`,
    );
  });
  visit(root, "text", (node) => {
    const written = /:+rule[[{]/.exec((node as Literal).value)?.[0];
    if (written) report(node, `holds “${written}”, which is not read as a rule`, howToName);
  });
}

/** HTML that runs script, or that frames or loads something, is refused outright; the rest is sanitized. */
function checkHtml(root: Root, report: Report): void {
  visit(root, "html", (node: HTML) => {
    for (const part of hostileParts(node.value))
      report(node, `holds HTML that could run script: ${part}`, "remove it; write Markdown");
  });
}
