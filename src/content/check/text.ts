/**
 * Checks the texts of a file: its words, and the headings, links, rules and pictures of its
 * Markdown. Pure.
 */
import type { Element, Root } from "hast";
import { visit } from "unist-util-visit";
import { addressOf, hasText, isPage, type ContentFile } from "../content-file";
import { entryPage } from "../extras";
import { factNames, unknownFacts } from "../facts";
import type { Mistake } from "../front-matter";
import {
  headingsIn,
  elementId,
  isHeading,
  isNote,
  lineOf,
  lonePicture,
  pictureSource,
  textOf,
} from "../html-tree";
import { fault, mistakeAt, type Fault } from "../issues";
import { ruleType } from "../kinds/rule";
import { languageOf } from "../language";
import { render } from "../markdown-tree";
import type { PageKind } from "../registry";
import { ruleIn } from "../rule-directive";
import { valuesIn, type Path, type TextMeta } from "../schema";
import type { TranslationFile } from "../translation";
import { weeksIn } from "../weeks";
import { isPublishedFile } from "./addresses";
import { faultsOfLine, faultsOfText } from "./rendered";
import { isIdOfAnyPage, type SiteIndex } from "./site-index";

/** A text of a file: of one of its fields, or the one below its front matter. */
interface Text {
  /** Where its field stands; none for the text below the front matter. */
  path?: Path;
  value: string;
  meta: Partial<TextMeta>;
  isMarkdown: boolean;
  /** Returns a mistake for a fault at a line of the text, 1 first. */
  mistake: (fault: Fault & { line?: number }) => Mistake;
}

/** Returns every text of a file that readers see: those of its fields, and the one below them. */
export function textsOf(content: ContentFile | TranslationFile): Text[] {
  const { file, kind, data } = content;
  const fields = [...valuesIn(kind.fileSchema, data)].flatMap(({ value, path, meta }): Text[] => {
    if (typeof value !== "string" || (meta.role !== "text" && meta.role !== "markdown")) return [];
    // The text below the front matter has lines of its own.
    if (hasText(content) && path.join() === "body") return [];
    const mistake = ({ code, problem, remedy }: Fault) =>
      mistakeAt(content, path, { code, problem, remedy });
    return [{ path, value, meta, isMarkdown: meta.role === "markdown", mistake }];
  });
  if (!hasText(content) || content.body.trim() === "") return fields;
  const { body: value, bodyLine } = content;
  const mistake: Text["mistake"] = ({ line = 1, ...fault }) => ({
    ...fault,
    file,
    field: "text",
    line: line + bodyLine - 1,
  });
  return [...fields, { value, meta: {}, isMarkdown: true, mistake }];
}

/** Checks the words of an original, and what its Markdown links to and names. */
export function checkTexts(content: ContentFile, index: SiteIndex): Mistake[] {
  const path = addressOf(content);
  const draft = content.data.draft === true;
  return textsOf(content).flatMap((text) => {
    const mistakes = checkWords(text, draft);
    if (!text.isMarkdown) return mistakes;
    const report = (node: Pick<Element, "position">, ...found: Fault[]) =>
      mistakes.push(...found.map((one) => text.mistake({ ...one, line: lineOf(node) })));
    const tree = render(text.value);
    const isBody = !text.path;
    const alone = new Set(tree.children.map(lonePicture));
    visit(tree, "element", (node) => {
      if (index.isWhole) report(node, ...linkFaults(node, index, path, draft));
      if (isBody && node.tagName === "img") {
        const isShown = isPage(content);
        report(node, ...(isShown ? pictureFaults(node, alone.has(node)) : [lostPicture(node)]));
      }
      if (!isBody && (node.tagName === "img" || isHeading(node))) {
        const remedy = "only paragraphs, lists and links can stand in this field";
        report(node, fault("field-markup", `holds <${node.tagName}>`, remedy));
      }
    });
    if (!isBody) return mistakes;
    const { sections = [], headings = [] } = isPage(content) ? content.kind : {};
    for (const [node, found] of headingFaults(tree, sections)) report(node, found);
    report({}, ...missingHeadings(tree, headings));
    return mistakes;
  });
}

/**
 * Checks the words of a translation, and where its links lead: its original may have lost a link
 * since. `pair.ts` compares its links, headings and pictures with the original's.
 */
export const checkTranslatedTexts = (
  translation: TranslationFile,
  original: ContentFile | undefined,
  index: SiteIndex,
): Mistake[] => {
  const path = original && addressOf(original);
  // It is a draft with its original.
  const isDraft = original?.data.draft === true;
  return textsOf(translation).flatMap((text) => {
    const mistakes = checkWords(text, isDraft);
    if (!text.isMarkdown || !index.isWhole) return mistakes;
    visit(render(text.value), "element", (node) => {
      const found = linkFaults(node, index, path, isDraft);
      mistakes.push(...found.map((one) => text.mistake({ ...one, line: lineOf(node) })));
    });
    return mistakes;
  });
};

function checkWords(text: Text, isDraft: boolean): Mistake[] {
  const { value, meta, isMarkdown, mistake } = text;
  const facts = checkFacts(text);
  if (isMarkdown) return [...facts, ...faultsOfText(value, isDraft).map(mistake)];
  const faults = faultsOfLine(value, isDraft);
  const remedy = "write it in one line, or begin it with >- instead of |";
  if (value.includes("\n")) faults.push(fault("two-lines", "has more than one line", remedy));
  // What a template leaves to an author is no mistake of a draft.
  if (meta.form === "weeks" && !isDraft && !weeksIn(value)) {
    const weeks = "write Week 0 or Weeks 1–2, in the language of the page";
    faults.push(fault("weeks", `“${value}” says no weeks from which a bar could be drawn`, weeks));
  }
  return [...facts, ...faults.map(mistake)];
}

/** Reports names in braces that stand for nothing. */
const checkFacts = ({ value, meta: { placeholders = [] }, mistake }: Text): Mistake[] =>
  value.split("\n").flatMap((words, index) =>
    unknownFacts(words)
      .filter((name) => !placeholders.includes(name))
      .map((name) => {
        const names = [...placeholders, ...factNames].map((one) => `{${one}}`).join(", ");
        const found = fault(
          "fact",
          `has {${name}}, which stands for nothing`,
          `write one of ${names}, or no braces`,
        );
        return mistake({ ...found, line: index + 1 });
      }),
  );

function headingFaults(tree: Root, sections: PageKind["sections"]): [Element, Fault][] {
  const faults: [Element, Fault][] = [];
  let last = 1;
  visit(tree, "element", (node) => {
    if (!isHeading(node)) return;
    const words = textOf(node);
    const depth = Number(node.tagName[1]);
    const add = (code: string, problem: string, remedy: string) =>
      faults.push([node, fault(`heading-${code}`, problem, remedy)]);
    const level = "#".repeat(Math.min(last, 5) + 1);
    if (depth === 1 || depth > last + 1)
      add(
        "level",
        `has a heading of level ${depth}, “${words}”`,
        `write ${level}; the page's own headline is the field heading`,
      );
    if (words === "") add("empty", "has an empty heading", "give it words or remove it");
    // Links would lead to the first of the two.
    const id = elementId(node);
    if (isIdOfAnyPage(id) || sections.some((section) => section.id === id)) {
      const problem = `has a heading “${words}”, whose id #${id} the page already gives to another part`;
      add("id", problem, "write the heading in other words");
    }
    last = depth;
  });
  return faults;
}

function missingHeadings(tree: Root, headings: NonNullable<PageKind["headings"]>): Fault[] {
  const ids = headingsIn(tree).map(elementId);
  return headings
    .filter(({ id }) => !ids.includes(id))
    .map(({ id, title }) => {
      const problem = `has no heading with the id #${id}, to which the page leads`;
      return fault("heading-missing", problem, `write ## ${title}, or other words and {#${id}}`);
    });
}

function pictureFaults(image: Element, isAlone: boolean): Fault[] {
  const src = pictureSource(image);
  const words = "say what the picture shows, for people who cannot see it: ![…](./name.jpg)";
  const line = "put it on a line of its own between two empty lines";
  const unnamed = fault("picture-alt", `has a picture without alt text, ${src}`, words);
  const inside = fault("picture-inside", `has a picture inside a paragraph or list, ${src}`, line);
  const isNamed = (image.properties.alt ?? "").trim() !== "";
  return [...(isNamed ? [] : [unnamed]), ...(isAlone ? [] : [inside])];
}

function lostPicture(image: Element): Fault {
  const problem = `has a picture in the text, ${pictureSource(image)}, which this page does not show`;
  return fault(
    "picture-lost",
    problem,
    "take it out; the picture of the page is its field picture",
  );
}

/**
 * Returns why a link leads nowhere.
 * @param path address of the page that shows the text, for links to an `#id` alone; none where many
 * pages show it
 * @param draft a draft may link to other drafts
 */
function linkFaults(
  node: Element,
  index: SiteIndex,
  path: string | undefined,
  draft: boolean,
): Fault[] {
  const { href } = node.properties;
  if (node.tagName !== "a" || typeof href !== "string" || isNote(node)) return [];
  const found = (code: string, problem: string, remedy: string) => [
    fault(`link-${code}`, `links to ${href}${problem}`, remedy),
  ];
  if (/^(https:|mailto:|tel:)/i.test(href)) return [];
  const rule = ruleIn(href);
  if (rule !== undefined) {
    const problem = `names the rule “${rule}”, which does not exist`;
    const missing = fault("rule-missing", problem, "write the id of a rule in content/rules");
    if (!index.targets.get("rule")?.has(rule)) return [missing];
    const page = entryPage(ruleType);
    if (page && index.pages.has(page)) return [];
    const nowhere = `names the rule “${rule}”, and there is no page ${page ?? "of rules"}, on which it stands`;
    return [fault("rule-page", nowhere, page ? "take it out, or write that page" : "take it out")];
  }
  const safe = `write ${href.replace(/^http/i, "https")}, after a look at whether it answers`;
  if (/^http:/i.test(href)) return found("http", ", which is not safe on its way", safe);
  const [route = "", id] = href.split("#");
  const page = (route === "" ? path : route.split("?")[0]) ?? "";
  const forms = "link to https://…, mailto:…, tel:…, /a-page of this site or #an-id";
  if (!/^\/(?!\/)|^#/.test(href) || page === "")
    return found("form", ", which is no address that can stand here", forms);
  if (isPublishedFile(page) || (/\.\w+$/.test(page) && index.staticFiles.has(page.slice(1))))
    return [];
  const target = index.pages.get(page);
  if (!target) {
    const others = [page.replace(/\/$/, ""), languageOf(page).path];
    const now = index.moved.get(page) ?? others.find((one) => index.pages.has(one));
    const remedy = `write ${now ?? "the address of a page of this site, or take the link out"}`;
    return found("missing", ", which does not exist", remedy);
  }
  const publish = "publish that page first, or take the link out";
  if (target.draft && !draft) return found("draft", ", a draft that visitors do not see", publish);
  if (id === undefined || isIdOfAnyPage(id)) return [];
  const ids = target.ids();
  if (ids.has(id)) return [];
  return found("id", ", but that page has no such id", `write one of: ${[...ids].join(", ")}`);
}
