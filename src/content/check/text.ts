/** Checks the texts of a file: its words, and the headings, links, rules and pictures of its Markdown. Pure. */
import type { Element, Root } from "hast";
import { visit } from "unist-util-visit";
import { isPage, type ContentFile } from "../content-file";
import type { Mistake } from "../front-matter";
import {
  headingsIn,
  idOf,
  lineOf,
  lonePicture,
  parseMarkdown,
  pictureSource,
  render,
  textOf,
} from "../markdown";
import type { PageKind } from "../registry";
import { isRuleDirective } from "../rule-directive";
import { isFrameId } from "../sections";
import type { TranslationFile } from "../translation";
import { checkLinks, type LinkContext } from "./links";
import { faultsOfLine, faultsOfText } from "./rendered";
import type { SiteIndex } from "./site-index";
import { textsOf, type Text } from "./texts";

/** Records a mistake at a node of a text. */
export type Report = (
  node: Pick<Element, "position">,
  code: string,
  problem: string,
  remedy: string,
) => void;

/**
 * Checks the texts of an original.
 * @param site where links may lead; links and rules are not checked without it
 */
export function checkTexts(content: ContentFile, site?: LinkContext): Mistake[] {
  const path = isPage(content) ? content.path : content.kind.page;
  const draft = content.data.draft === true;
  return textsOf(content).flatMap((text) => {
    if (!text.isMarkdown) return checkLine(text, draft);
    const tree = render(text.value);
    const mistakes = faultsOfText(text.value, tree, draft).map(text.mistake);
    const report: Report = (node, code, problem, remedy) =>
      mistakes.push(text.mistake({ line: lineOf(node), code, problem, remedy }));
    if (site) {
      checkLinks(tree, site, path, draft, report);
      checkRules(text.value, site.index, report);
    }
    if (!text.path && isPage(content)) {
      checkHeadings(tree, content.kind, report);
      checkAltTexts(tree, report);
    } else if (text.path?.join() !== "body") {
      // The body of a page with a component of its own is cut at its headings.
      checkPlain(tree, report);
    }
    return mistakes;
  });
}

/** Checks the words of a translation; `pair.ts` compares its links, headings and pictures with the original's. */
export const checkTranslatedTexts = (translation: TranslationFile): Mistake[] =>
  textsOf(translation).flatMap((text) =>
    text.isMarkdown
      ? faultsOfText(text.value, render(text.value)).map(text.mistake)
      : checkLine(text, false),
  );

function checkLine({ value, mistake }: Text, isDraft: boolean): Mistake[] {
  const faults = faultsOfLine(value, isDraft).map((fault) => ({ ...fault, line: 1 }));
  if (value.includes("\n"))
    faults.push({
      ...{ line: 1, code: "two-lines", problem: "has more than one line" },
      remedy: "write it in one line, or begin it with >- instead of |",
    });
  return faults.map(mistake);
}

function checkHeadings(tree: Root, { sections }: PageKind, report: Report): void {
  let last = 1;
  for (const node of headingsIn(tree)) {
    const words = textOf(node);
    const depth = Number(node.tagName[1]);
    if (depth === 1)
      report(
        node,
        "heading-level",
        `has a heading of level 1, “${words}”`,
        "begin with ##; the page's own headline is the field heading",
      );
    else if (depth > last + 1)
      report(
        node,
        "heading-level",
        `skips from heading level ${last} to ${depth} at “${words}”`,
        `write ${"#".repeat(last + 1)}`,
      );
    if (words === "")
      report(node, "heading-empty", "has an empty heading", "give it words or remove it");
    // Links would lead to the first of the two.
    const id = idOf(node);
    if (isFrameId(id) || sections.some((section) => section.id === id))
      report(
        node,
        "heading-id",
        `has a heading “${words}”, whose id #${id} the page already gives to another part`,
        "write the heading in other words",
      );
    last = depth;
  }
}

function checkAltTexts(tree: Root, report: Report): void {
  const alone = new Set(tree.children.map(lonePicture));
  visit(tree, "element", (image) => {
    if (image.tagName !== "img") return;
    const src = pictureSource(image);
    if (String(image.properties.alt ?? "").trim() === "")
      report(
        image,
        "picture-alt",
        `has a picture without alt text, ${src}`,
        "say what the picture shows, for people who cannot see it: ![…](./name.jpg)",
      );
    if (!alone.has(image))
      report(
        image,
        "picture-inside",
        `has a picture inside a paragraph or list, ${src}`,
        "put it on a line of its own between two empty lines",
      );
  });
}

/** The Markdown of a field consists of paragraphs and lists. */
function checkPlain(tree: Root, report: Report): void {
  visit(tree, "element", (node) => {
    if (!/^(?:img|h[1-6])$/.test(node.tagName) || idOf(node) === "footnote-label") return;
    report(
      node,
      "field-markup",
      `holds a ${node.tagName === "img" ? "picture" : "heading"}`,
      "only paragraphs, lists and links can stand in this field",
    );
  });
}

/** Checks that the rules that the text names exist. */
function checkRules(markdown: string, { targets }: SiteIndex, report: Report): void {
  visit(parseMarkdown(markdown), (node) => {
    if (!isRuleDirective(node)) return;
    const id = node.attributes?.id;
    if (!id)
      report(
        node,
        "rule-markup",
        "names a rule without its id",
        "write :rule[words]{#id} inside a sentence, or ::rule{#id} alone on its line",
      );
    else if (!targets.get("rule")?.has(id))
      report(
        node,
        "rule-missing",
        `names the rule “${id}”, which does not exist`,
        "write the id of a rule in content/rules",
      );
  });
}
