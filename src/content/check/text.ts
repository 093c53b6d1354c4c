/** The Markdown text of pages and of fields: headings, links, pictures, raw HTML. */
import visit from "unist-util-visit";
import type { HTML, Image, Literal, Root } from "mdast";
import type { Mistake } from "../front-matter";
import { isPage, type ContentFile, type PageFile } from "../content-file";
import { lonePicture, parseMarkdown } from "../markdown";
import { isRuleDirective } from "../rule-directive";
import type { Value } from "../schema";
import type { Addresses } from "./addresses";
import { checkHeadingIds, checkHeadings } from "./headings";
import { hostileParts } from "./hostile-html";
import { checkLinks } from "./links";
import { nearest } from "../nearest";
import { fieldAt, type Hidden, type Targets } from "./site";
import { mistakeAt, type Text } from "./text-mistake";

/** @param values the values of the file's fields */
export function checkText(
  content: ContentFile,
  values: readonly Value[],
  { addresses, targets, hidden }: { addresses: Addresses; targets: Targets; hidden: Hidden },
): Mistake[] {
  // A draft may prepare links to others.
  const unseen: Hidden = content.data.draft ? new Map() : hidden;
  const fields = values.filter(({ meta }) => meta.role === "markdown");
  const path = isPage(content) ? content.path : content.kind.page;
  const texts = fields.map((value): Text => {
    const { file, field, line } = fieldAt(content, value.path);
    const markdown = String(value.value);
    return { file, field, markdown, lineOf: () => line, path, isBody: false };
  });
  return [
    ...(isPage(content) ? checkBody(content, addresses, targets, unseen) : []),
    ...texts.flatMap((text) => {
      const root = parseMarkdown(text.markdown);
      return [
        ...checkHtml(text, root),
        ...checkLinks(text, root, addresses, unseen),
        ...checkRules(text, root, targets),
        ...plain(text, root),
      ];
    }),
  ];
}

function checkBody(
  page: PageFile,
  addresses: Addresses,
  targets: Targets,
  hidden: Hidden,
): Mistake[] {
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
    ...checkLinks(text, root, addresses, hidden),
    ...checkRules(text, root, targets),
    ...checkHeadings(text, root),
    ...checkHeadingIds(text, root, page),
    ...checkPictures(text, root),
  ];
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

/** The rules that the text names, and malformed attempts to name one. */
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
            `write the id of a rule in content/rules, such as ${nearest(id, [...known], 3)
              .map(({ word }) => word)
              .join(", ")}`,
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
