/** Checks the texts of a file: its words, and the headings, links, rules and pictures of its Markdown. Pure. */
import type { Element, Root } from "hast";
import { visit } from "unist-util-visit";
import { isPage, type ContentFile } from "../content-file";
import type { Mistake } from "../front-matter";
import { languageOf } from "../language";
import {
  idOf,
  isHeading,
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
import { faultsOfLine, faultsOfText } from "./rendered";
import type { SiteIndex } from "./site-index";
import { textsOf, type Text } from "./texts";

/** Where links may lead. */
interface Site {
  index: SiteIndex;
  /** Whether `static/` has a file. */
  isStatic: (path: string) => boolean;
}

type Found = [code: string, problem: string, remedy: string];

/**
 * Checks the texts of an original.
 * @param site links and rules are not checked without it
 */
export function checkTexts(content: ContentFile, site?: Site): Mistake[] {
  const path = isPage(content) ? content.path : content.kind.page;
  const draft = content.data.draft === true;
  return textsOf(content).flatMap((text) => {
    if (!text.isMarkdown) return checkLine(text, draft);
    const tree = render(text.value);
    const faults = faultsOfText(text.value, tree, draft);
    const report = (node: Pick<Element, "position">, found: Found | undefined) => {
      const [code, problem, remedy] = found ?? [];
      if (code && problem && remedy) faults.push({ line: lineOf(node), code, problem, remedy });
    };
    visit(tree, "element", (node) => {
      if (site) report(node, linkFault(node, site, path, draft));
      // The body of a page with a component of its own is cut at its headings.
      if (text.path && text.path.join() !== "body") report(node, plainFault(node));
    });
    if (!text.path && isPage(content)) {
      for (const [node, found] of headingFaults(tree, content.kind)) report(node, found);
      const alone = new Set(tree.children.map(lonePicture));
      visit(tree, "element", (node) => {
        for (const found of node.tagName === "img" ? pictureFaults(node, alone) : [])
          report(node, found);
      });
    }
    visit(parseMarkdown(text.value), (node) => {
      if (site && isRuleDirective(node)) report(node, ruleFault(node.attributes?.id, site.index));
    });
    return faults.map(text.mistake);
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

function headingFaults(tree: Root, { sections }: PageKind): [Element, Found][] {
  const faults: [Element, Found][] = [];
  let last = 1;
  visit(tree, "element", (node) => {
    if (!isHeading(node)) return;
    const words = textOf(node);
    const depth = Number(node.tagName[1]);
    const add = (code: string, problem: string, remedy: string) =>
      faults.push([node, [`heading-${code}`, problem, remedy]]);
    if (depth === 1) {
      const remedy = "begin with ##; the page's own headline is the field heading";
      add("level", `has a heading of level 1, “${words}”`, remedy);
    } else if (depth > last + 1) {
      const problem = `skips from heading level ${last} to ${depth} at “${words}”`;
      add("level", problem, `write ${"#".repeat(last + 1)}`);
    }
    if (words === "") add("empty", "has an empty heading", "give it words or remove it");
    // Links would lead to the first of the two.
    const id = idOf(node);
    if (isFrameId(id) || sections.some((section) => section.id === id)) {
      const problem = `has a heading “${words}”, whose id #${id} the page already gives to another part`;
      add("id", problem, "write the heading in other words");
    }
    last = depth;
  });
  return faults;
}

/** @param alone the pictures that stand in paragraphs of their own */
function pictureFaults(image: Element, alone: ReadonlySet<Element | undefined>): Found[] {
  const faults: Found[] = [];
  const src = pictureSource(image);
  if (String(image.properties.alt ?? "").trim() === "")
    faults.push([
      "picture-alt",
      `has a picture without alt text, ${src}`,
      "say what the picture shows, for people who cannot see it: ![…](./name.jpg)",
    ]);
  if (!alone.has(image))
    faults.push([
      "picture-inside",
      `has a picture inside a paragraph or list, ${src}`,
      "put it on a line of its own between two empty lines",
    ]);
  return faults;
}

/** The Markdown of a field consists of paragraphs and lists. */
function plainFault(node: Element): Found | undefined {
  const isPicture = node.tagName === "img";
  if (!isPicture && !isHeading(node)) return undefined;
  const remedy = "only paragraphs, lists and links can stand in this field";
  return ["field-markup", `holds a ${isPicture ? "picture" : "heading"}`, remedy];
}

function ruleFault(id: string | null | undefined, { targets }: SiteIndex): Found | undefined {
  if (!id) {
    const remedy = "write :rule[words]{#id} inside a sentence, or ::rule{#id} alone on its line";
    return ["rule-markup", "names a rule without its id", remedy];
  }
  if (targets.get("rule")?.has(id)) return undefined;
  const problem = `names the rule “${id}”, which does not exist`;
  return ["rule-missing", problem, "write the id of a rule in content/rules"];
}

/** The files that a build publishes beside the pages; those of `static/` are there as well. */
const publishedFile =
  /^\/(?:(?:[a-z]{2}\/)?feed\.xml|sitemap\.xml|robots\.txt|llms\.txt|contact\.vcf|manifest\.webmanifest|\.well-known\/security\.txt)$/;

/**
 * Returns why a link leads nowhere.
 * @param path address of the page that shows the text, for links to an `#id` alone; none where many pages show it
 * @param draft a draft may link to other drafts
 */
function linkFault(
  { tagName, properties }: Element,
  { index, isStatic }: Site,
  path: string | undefined,
  draft: boolean,
): Found | undefined {
  const { href: address } = properties;
  const isNote = "dataFootnoteRef" in properties || "dataFootnoteBackref" in properties;
  if (tagName !== "a" || typeof address !== "string" || isNote) return undefined;
  if (/^(https:|mailto:|tel:)/i.test(address)) return undefined;
  const fault = (code: string, problem: string, remedy: string): Found => [
    `link-${code}`,
    `links to ${problem}`,
    remedy,
  ];
  if (/^http:/i.test(address)) {
    const remedy = `write ${address.replace(/^http:/i, "https:")}, after a look at whether it answers`;
    return fault("http", `${address}, which is not safe on its way`, remedy);
  }
  const isHere = address.startsWith("#");
  if (!/^[/#]/.test(address) || address.startsWith("//") || (isHere && !path)) {
    const remedy =
      "link to https://…, mailto:…, tel:…, /a-page of this site or #an-id; nothing else is allowed";
    return fault("form", `“${address}”`, remedy);
  }
  const [route = "", id] = address.split("#");
  const page = (route === "" ? path : route.split("?")[0]) ?? "";
  if (publishedFile.test(page) || (/\.\w+$/.test(page) && isStatic(page))) return undefined;
  const found = index.pages.get(page);
  const now = index.moved.get(page);
  if (!found && now)
    return fault("moved", `${page}, which has moved`, `write its new address: ${now}`);
  if (!found) {
    const { path: inOriginal } = languageOf(page);
    const withoutSlash = page.replace(/\/$/, "");
    const remedy = index.pages.has(withoutSlash)
      ? `write it without the slash at its end: ${withoutSlash}`
      : index.pages.has(inOriginal)
        ? `write ${inOriginal}: in a translation, links lead to the translated page by themselves`
        : "write the address of a page of this site";
    return fault("missing", `${page}, which does not exist`, remedy);
  }
  if (found.draft && !draft) {
    const remedy = "publish that page first, or take the link out";
    return fault("draft", `${page}, which is a draft that visitors do not see`, remedy);
  }
  const ids = found.ids();
  if (id === undefined || ids.has(id) || isFrameId(id)) return undefined;
  const remedy = ids.size > 0 ? `write one of: ${[...ids].join(", ")}` : "remove the part after #";
  return fault("id", `${page}#${id}, but that page has no such id`, remedy);
}
