/** The Markdown text of pages and of fields: headings, links, pictures, raw HTML. */
import toText from "mdast-util-to-string";
import visit from "unist-util-visit";
import type { Node } from "unist";
import type { HTML, Image, Link, Literal, Root } from "mdast";
import type { Mistake } from "../front-matter";
import { isPage, type ContentFile, type PageFile } from "../content-file";
import { lonePicture, parseMarkdown, tableOfContents } from "../markdown";
import { isRuleDirective } from "../rule-directive";
import type { Value } from "../schema";
import { isFrameId } from "../sections";
import type { Addresses } from "./addresses";
import { hostileParts } from "./hostile-html";
import { nearest } from "./nearest";
import { fieldAt, type Targets } from "./site";

interface Text {
  file: string;
  field: string;
  markdown: string;
  /** Line of the file for a line of the Markdown, 1 first. */
  lineOf(line: number): number;
  /** Address of the page on which the text stands; `#id` alone is looked up there. None where many pages show it. */
  path: string | undefined;
  /** A page's body may hold headings and pictures; a field may not. */
  isBody: boolean;
}

/** @param values the values of the file's fields */
export function checkText(
  content: ContentFile,
  values: readonly Value[],
  addresses: Addresses,
  targets: Targets,
): Mistake[] {
  const fields = values.filter(({ meta }) => meta.role === "markdown");
  const path = isPage(content) ? content.path : content.kind.page;
  const texts = fields.map((value): Text => {
    const { file, field, line } = fieldAt(content, value.path);
    const markdown = String(value.value);
    return { file, field, markdown, lineOf: () => line, path, isBody: false };
  });
  return [
    ...(isPage(content) ? checkBody(content, addresses, targets) : []),
    ...texts.flatMap((text) => {
      const root = parseMarkdown(text.markdown);
      return [
        ...checkHtml(text, root),
        ...checkLinks(text, root, addresses),
        ...checkRules(text, root, targets),
        ...plain(text, root),
      ];
    }),
  ];
}

function checkBody(page: PageFile, addresses: Addresses, targets: Targets): Mistake[] {
  const text: Text = {
    file: page.file,
    field: "text",
    markdown: page.body,
    lineOf: (line) => line + page.bodyLine - 1,
    path: page.path,
    isBody: true,
  };
  const root = parseMarkdown(page.body);
  // The ids of the page are remembered while its tree is at hand: parsing takes most of the time.
  addresses.get(page.path)?.();
  return [
    ...checkHtml(text, root),
    ...checkLinks(text, root, addresses),
    ...checkRules(text, root, targets),
    ...checkHeadings(text, root),
    ...checkHeadingIds(text, root, page),
    ...checkPictures(text, root),
  ];
}

function mistakeAt(text: Text, node: Node, problem: string, remedy: string): Mistake {
  const line = text.lineOf(node.position?.start.line ?? 1);
  return { file: text.file, line, field: text.field, problem, remedy };
}

function checkHeadings(text: Text, root: Root): Mistake[] {
  const mistakes: Mistake[] = [];
  let last = 1;
  for (const node of root.children) {
    if (node.type !== "heading") continue;
    const words = toText(node);
    if (node.depth === 1) {
      mistakes.push(
        mistakeAt(
          text,
          node,
          `has a heading of level 1, “${words}”`,
          "begin with ##; the page's own headline is the field heading",
        ),
      );
    } else if (node.depth > last + 1) {
      mistakes.push(
        mistakeAt(
          text,
          node,
          `skips from heading level ${last} to ${node.depth} at “${words}”`,
          `write ${"#".repeat(last + 1)}`,
        ),
      );
    }
    if (words.trim() === "") {
      mistakes.push(mistakeAt(text, node, "has an empty heading", "give it words or remove it"));
    }
    last = node.depth;
  }
  return mistakes;
}

/** A heading whose id the page gives to something else: the id would stand twice, and links would lead to the first. */
function checkHeadingIds(text: Text, root: Root, { kind }: PageFile): Mistake[] {
  const headings = root.children.filter((node) => node.type === "heading");
  return tableOfContents(root).flatMap(({ id, title }, index) => {
    const heading = headings[index];
    const isTaken = isFrameId(id) || kind.sections.some((section) => section.id === id);
    if (!heading || !isTaken) return [];
    return [
      mistakeAt(
        text,
        heading,
        `has a heading “${title}”, whose id #${id} the page already gives to another part`,
        "write the heading in other words",
      ),
    ];
  });
}

function checkPictures(text: Text, root: Root): Mistake[] {
  const mistakes: Mistake[] = [];
  const alone = new Set(root.children.map(lonePicture));
  visit(root, "image", (image: Image) => {
    const alt = image.alt?.trim() ?? "";
    if (alt.length < 8 || alt.length > 140) {
      mistakes.push(
        mistakeAt(
          text,
          image,
          alt === ""
            ? `has a picture without alt text, ${image.url}`
            : `has an alt text of ${alt.length} characters, at ${image.url}`,
          "say in 8 to 140 characters what the picture shows: ![…](./name.jpg)",
        ),
      );
    }
    if (!alone.has(image)) {
      mistakes.push(
        mistakeAt(
          text,
          image,
          `has a picture inside a paragraph or list, ${image.url}`,
          "put it on a line of its own between two empty lines",
        ),
      );
    }
  });
  return mistakes;
}

/** A field's text is paragraphs and lists. */
function plain(text: Text, root: Root): Mistake[] {
  const mistakes: Mistake[] = [];
  visit(root, ["heading", "image"], (node) => {
    mistakes.push(
      mistakeAt(
        text,
        node,
        `holds a ${node.type === "image" ? "picture" : "heading"}`,
        "only paragraphs, lists and links can stand in this field",
      ),
    );
  });
  return mistakes;
}

function checkLinks(text: Text, root: Root, addresses: Addresses): Mistake[] {
  const mistakes: Mistake[] = [];
  visit(root, ["link", "definition"], (node) => {
    const link = node as unknown as Link;
    const fault = (problem: string, remedy: string) =>
      mistakes.push(mistakeAt(text, link, problem, remedy));
    const address = link.url;
    if (/^(https:|mailto:|tel:)/i.test(address)) return;
    const isHere = address.startsWith("#");
    if (!/^[/#]/.test(address) || address.startsWith("//") || (isHere && !text.path)) {
      fault(
        `links to “${address}”`,
        "link to https://…, mailto:…, tel:…, /a-page of this site or #an-id; nothing else is allowed",
      );
      return;
    }
    const [route = "", id] = address.split("#");
    const page = (route === "" ? text.path : route.split("?")[0]) ?? "";
    const idsOf = addresses.get(page);
    if (!idsOf) {
      fault(
        `links to ${page}, which does not exist`,
        page.length > 1 && addresses.has(page.replace(/\/$/, ""))
          ? `write it without the slash at its end: ${page.replace(/\/$/, "")}`
          : "write the address of a page of this site",
      );
      return;
    }
    if (id === undefined) return;
    const ids = idsOf();
    if (ids && !ids.has(id) && !isFrameId(id)) {
      fault(
        `links to ${page}#${id}, but that page has no such id`,
        ids.size > 0 ? `write one of: ${[...ids].join(", ")}` : "remove the part after #",
      );
    }
  });
  return mistakes;
}

/** Rules that the text names, and what was meant to name one and does not. */
function checkRules(text: Text, root: Root, targets: Targets): Mistake[] {
  const mistakes: Mistake[] = [];
  visit(root, ["textDirective", "leafDirective"], (node) => {
    if (!isRuleDirective(node)) return;
    const { id } = node.attributes;
    const known = targets("rule");
    if (known === undefined || (id !== undefined && known.has(id))) return;
    mistakes.push(
      id === undefined
        ? mistakeAt(text, node, "names a rule without its id", `write ${howToName}`)
        : mistakeAt(
            text,
            node,
            `names the rule “${id}”, which does not exist`,
            `write the id of a rule in content/rules, such as ${nearest(id, [...known], 3).join(", ")}`,
          ),
    );
  });
  visit(root, "text", (node) => {
    const written = /:+rule[[{]/.exec((node as Literal).value)?.[0];
    if (written)
      mistakes.push(
        mistakeAt(
          text,
          node,
          `holds “${written}”, which is not read as a rule`,
          `write ${howToName}`,
        ),
      );
  });
  return mistakes;
}

const howToName = ":rule[words]{#id} inside a sentence, or ::rule{#id} alone on its line";

/** HTML that runs script, or that frames or loads something, is refused outright; the rest is sanitized. */
function checkHtml(text: Text, root: Root): Mistake[] {
  const mistakes: Mistake[] = [];
  visit(root, "html", (node: HTML) => {
    for (const part of hostileParts(node.value)) {
      const problem = `holds HTML that could run script: ${part}`;
      mistakes.push(mistakeAt(text, node, problem, "remove it; write Markdown"));
    }
  });
  return mistakes;
}
