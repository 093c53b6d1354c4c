/**
 * The check on what a text renders to: markup that was left over, elements that are dropped, and characters that nobody
 * typed. What the parser leaves as text and what the sanitizer drops would otherwise count as right. Pure.
 */
import type { Element, Root, RootContent } from "hast";
import { visit } from "unist-util-visit";
import { lineOf, parseMarkdown } from "../markdown";
import { droppedFrom } from "../sanitize";
import type { Fault } from "./texts";

/** Begins every placeholder text that a template leaves to an author. */
export const placeholder = /\bTODO\b/;

/** What a line of rendered words must not hold. */
const leftovers: readonly { form: RegExp; code: string; remedy: string }[] = [
  {
    form: /^#{2,6}(?=[^\s#])\S*|^#(?=\p{L})\S*|^#{1,6}\u00a0/u,
    code: "heading-space",
    remedy: "write an ordinary space after the #: ## Heading",
  },
  {
    form: /^(?:[-*+]|\d+[.)])\u00a0|^[•·▪◦●‣○■]\s*\S*/u,
    code: "list-mark",
    remedy: "begin each item with a hyphen and an ordinary space, on a line of its own: - item",
  },
  {
    form: /^\|.*\|\s*$|^[^|]+\|[^|]+\|.*$/,
    code: "table-rule",
    remedy: "put a line | --- | --- | under the first row, and an empty line above the table",
  },
  { form: /^\[[ xX]?\]\s/, code: "task", remedy: "begin the line with a hyphen: - [ ] task" },
  {
    form: /!\[[^\]]*\][([]?/,
    code: "picture-markup",
    remedy: "write ![what it shows](./name.jpg); a name with blanks in <>, or better without",
  },
  {
    form: /\[\^[^\]\s]+\]/,
    code: "footnote-markup",
    remedy: "write what the note says, on a line of its own: [^1]: the note",
  },
  {
    form: /\[!\w+\]/,
    code: "alert",
    remedy: "write > [!NOTE] on a line of its own, or TIP, IMPORTANT, WARNING, CAUTION",
  },
  {
    form: /\[[^\]]+\]\s*\(\s*(?:\/|#|https?:|mailto:|tel:)[^)]*\)?|\]\(|\[[^\]]+\]\[[^\]]*\]/,
    code: "link-markup",
    remedy:
      "write [words](/address) without a space between; a [name][ref] needs a line [ref]: /address",
  },
  {
    form: /:+rule[[{][^\s]*/,
    code: "rule-markup",
    remedy: "write :rule[words]{#id} inside a sentence, or ::rule{#id} alone on its line",
  },
  {
    form: /\*\*\S*|\S*\*\*|(?<!\w)__\S+|\S+__(?!\w)|~~/,
    code: "emphasis-markup",
    remedy: "write **words** without a space inside the asterisks, or plain words",
  },
  {
    form: /`+[^`]*`*/,
    code: "code-markup",
    remedy: "close it with as many `, or write plain words",
  },
  { form: /<\/?[a-z][^>]*>|<!--|-->/i, code: "html-markup", remedy: "write plain words" },
  { form: /&(?:[a-z]+\d?|#x?[\da-f]+);/i, code: "entity", remedy: "type the character itself" },
];

/** Control, invisible and private characters, those that stand for a lost one, and texts that were decoded twice. */
const strange =
  /(?![\t\n\r])[\p{Cc}\p{Cf}\p{Co}\p{Cn}\ufffd]|Ã[\u0080-\u00bf]|Â[\u00a0-\u00bf]|â€/u;

/** Returns the faults of one line of plain words. */
export function faultsOfLine(text: string, isDraft: boolean): Omit<Fault, "line">[] {
  const faults: Omit<Fault, "line">[] = [];
  const found = strange.exec(text);
  if (found) {
    const before = text.slice(Math.max(0, found.index - 20), found.index).trimStart();
    const code = found[0].codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0") ?? "";
    faults.push({
      code: "character",
      problem: `holds a character that no keyboard makes (U+${code}) ${before ? `after “${before}”` : "at its beginning"}`,
      remedy: "delete it and type the words anew, or save the file as UTF-8 and paste them again",
    });
  }
  const left = leftovers.find(({ form }) => form.test(text.trimStart()));
  if (left) {
    const shown = left.form.exec(text.trimStart())?.[0] ?? "";
    const problem = `shows “${shown.slice(0, 60).replaceAll("\u00a0", " ")}” as it is typed`;
    faults.push({ code: left.code, problem, remedy: left.remedy });
  }
  if (placeholder.test(text) && !isDraft)
    faults.push({
      code: "placeholder",
      problem: "still holds what npm run new put there",
      remedy: "write it, or set draft: true until it is written",
    });
  return faults;
}

/**
 * Returns the faults of a Markdown text.
 * @param tree what it renders to, not yet sanitized
 */
export function faultsOfText(markdown: string, tree: Root, isDraft = false): Fault[] {
  return [...rawHtml(markdown), ...dropped(tree), ...words(tree, isDraft)];
}

/** Elements in which words stand in lines. */
const isInline = ({ tagName }: Element) =>
  /^(?:a|strong|em|b|i|u|del|ins|s|mark|abbr|cite|q|small|sub|sup|time|span|font|br)$/.test(
    tagName,
  );

function words(tree: Root, isDraft: boolean): Fault[] {
  const faults: Fault[] = [];
  let run = "";
  let start = 1;
  const flush = () => {
    for (const [index, line] of run.split("\n").entries())
      faults.push(
        ...faultsOfLine(line, isDraft).map((fault) => ({ ...fault, line: start + index })),
      );
    run = "";
  };
  const read = (node: RootContent) => {
    if (node.type === "text") {
      if (run === "") start = lineOf(node, start);
      run += node.value;
    } else if (node.type === "element" && node.tagName === "code") {
      run += "…";
    } else if (node.type === "element" && isInline(node)) {
      node.children.forEach(read);
    } else if (node.type === "element" && node.tagName !== "pre") {
      flush();
      start = lineOf(node, start);
      node.children.forEach(read);
      flush();
    }
  };
  tree.children.forEach(read);
  flush();
  return faults;
}

function dropped(tree: Root): Fault[] {
  const faults = new Map<string, Fault>();
  for (const { node, what } of droppedFrom(tree)) {
    // Pictures, headings and links have checks of their own, in text.ts.
    if (/^(?:img|h1)$/.test(node.tagName) || what === "<a href=…>") continue;
    const line = lineOf(node);
    faults.set(`${line} ${what}`, {
      line,
      code: what.includes(" ") ? "attribute-dropped" : "element-dropped",
      problem: `holds ${what}, which is taken out of the page`,
      remedy: "write Markdown, or remove it",
    });
  }
  return [...faults.values()];
}

/** Pictures in HTML, and comments and elements that nothing closes: they would swallow the rest of the page. */
function rawHtml(markdown: string): Fault[] {
  const pictures: Fault[] = [];
  const open: { name: string; line: number }[] = [];
  visit(parseMarkdown(markdown), "html", ({ value, position }) => {
    const line = position?.start.line ?? 1;
    const text = value.replace(/<!--[\s\S]*?-->/g, "");
    if (text.includes("<!--")) open.push({ name: "!--", line });
    for (const [, slash, name = ""] of text.matchAll(/<(\/?)([a-z][a-z0-9]*)\b[^<>]*>/gi)) {
      const tag = name.toLowerCase();
      if (tag === "img")
        pictures.push({
          line,
          code: "element-dropped",
          problem: "holds <img>, which is taken out of the page",
          remedy: "write ![what it shows](./name.jpg) on a line of its own",
        });
      if (/^(?:br|hr|img|wbr|input|link|meta|p|li|td|th|tr|dt|dd)$/.test(tag)) continue;
      if (!slash) open.push({ name: tag, line });
      else {
        const index = open.findLastIndex((other) => other.name === tag);
        if (index >= 0) open.splice(index, 1);
      }
    }
  });
  const left = open.map(({ name, line }) => ({
    line,
    code: name === "!--" ? "comment-open" : "element-open",
    problem: `opens <${name}${name === "!--" ? "" : ">"} and does not close it`,
    remedy: name === "!--" ? "end the comment with -->" : `close it with </${name}>`,
  }));
  return [...pictures, ...left];
}
