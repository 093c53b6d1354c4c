/**
 * The check on what a text renders to: leftover markup, dropped elements, and characters that
 * nobody typed. Pure.
 */
import type { Root, RootContent } from "hast";
import { visit } from "unist-util-visit";
import { inline, lineOf } from "../html-tree";
import { fault, type Fault } from "../issues";
import { render, sourceOf } from "../markdown-tree";
import { droppedFrom } from "../sanitize";

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
    form: /!\[[^[\]]*\][([]?/,
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
    form: /\[[^[\]]+\]\s{0,3}\(\s{0,3}(?:\/|#|https?:|mailto:|tel:)[^)]*\)?|\]\(|\[[^[\]]+\]\[[^[\]]*\]/,
    code: "link-markup",
    remedy:
      "write [words](/address) without a space between; a [name][ref] needs a line [ref]: /address",
  },
  {
    form: /:rule[[{]\S{0,40}/,
    code: "rule-markup",
    remedy: "write :rule[words]{#id} inside a sentence, or ::rule{#id} alone on its line",
  },
  {
    form: /\*\*\S{0,40}|(?<!\w)__\S{1,40}|__(?!\w)|~~/,
    code: "emphasis-markup",
    remedy: "write **words** without a space inside the asterisks, or plain words",
  },
  {
    form: /`/,
    code: "code-markup",
    remedy: "close it with as many `, or write plain words",
  },
  { form: /<\/?[a-z][^<>]*>|<!--|-->/i, code: "html-markup", remedy: "write plain words" },
  {
    form: /&(?:[a-z]{1,30}\d?|#x?[\da-f]{1,8});/i,
    code: "entity",
    remedy: "type the character itself",
  },
  {
    form: /\S{0,40}\\$/,
    code: "backslash",
    remedy: "take the backslash out; two lines are one paragraph, an empty line begins the next",
  },
  {
    form: /\S{1,40}\t+\S{1,40}/,
    code: "tab",
    remedy: "write a table: | a | b |, with a line | --- | --- | under its first row",
  },
];

/**
 * Control, invisible and private characters, those that stand for a lost one, and texts that were
 * decoded twice.
 */
const strange =
  /(?![\t\n\r])[\p{Cc}\p{Cf}\p{Co}\p{Cn}\ufffd]|Ã[\u0080-\u00bf]|Â[\u00a0-\u00bf]|â€/u;

/** Returns the faults of one line of words, as readers would see it. @param isDraft allows TODO */
export function faultsOfLine(text: string, isDraft = false): Fault[] {
  const faults: Fault[] = [];
  const found = strange.exec(text);
  if (found) {
    const before = text.slice(Math.max(0, found.index - 20), found.index).trimStart();
    const problem = `holds a character that no keyboard makes, U+${found[0].codePointAt(0)?.toString(16)}, after “${before}”`;
    const remedy =
      "delete it and type the words anew, or save the file as UTF-8 and paste them again";
    faults.push(fault("character", problem, remedy));
  }
  const line = text.trimStart();
  const left = leftovers.find(({ form }) => form.test(line));
  const [shown = ""] = left?.form.exec(line) ?? [];
  if (left) {
    const problem = `shows “${shown.slice(0, 60).replaceAll("\u00a0", " ")}” as it is typed`;
    faults.push(fault(left.code, problem, left.remedy));
  }
  // What a template leaves to an author.
  if (/\bTODO\b/.test(text) && !isDraft) {
    const remedy = "write it, or set draft: true until it is written";
    faults.push(fault("placeholder", "still holds what npm run new put there", remedy));
  }
  return faults;
}

type FaultInText = Fault & { line: number };

/** Returns the faults of a Markdown text, by what it renders to before that is sanitized. */
export function faultsOfText(markdown: string, isDraft = false): FaultInText[] {
  const tree = render(markdown);
  return [...rawHtml(tree), ...longRows(tree), ...dropped(tree), ...words(tree, isDraft)];
}

function words(tree: Root, isDraft: boolean): FaultInText[] {
  const faults: FaultInText[] = [];
  let run = "";
  let start = 1;
  const flush = () => {
    for (const [index, line] of run.split("\n").entries())
      for (const found of faultsOfLine(line, isDraft))
        faults.push({ ...found, line: start + index });
    run = "";
  };
  const read = (node: RootContent) => {
    if (node.type === "text") {
      if (run === "") start = lineOf(node, start);
      run += node.value;
    }
    if (node.type !== "element") return;
    if (node.tagName === "pre") {
      // Rows of a sheet whose first cell is empty begin with a tab, which makes code of them.
      visit(node, "text", ({ value }) => {
        const found = faultsOfLine(value.split("\n")[0] ?? "").find(({ code }) => code === "tab");
        if (found) faults.push({ ...found, line: lineOf(node) });
      });
      return;
    }
    if (node.tagName === "code") {
      run += "…";
      return;
    }
    const isBlock = !inline.has(node.tagName);
    if (isBlock) {
      flush();
      start = lineOf(node, start);
    }
    node.children.forEach(read);
    if (isBlock) flush();
  };
  tree.children.forEach(read);
  flush();
  return faults;
}

function dropped(tree: Root): FaultInText[] {
  // Pictures, headings and links have checks of their own, in text.ts.
  return droppedFrom(tree)
    .filter(({ node, what }) => !/^(?:img|h1)$/.test(node.tagName) && what !== "<a href=…>")
    .map(({ node, what }) => {
      const code = what.includes(" ") ? "attribute-dropped" : "element-dropped";
      const problem = `holds ${what}, which is taken out of the page`;
      return { ...fault(code, problem, "write Markdown, or remove it"), line: lineOf(node) };
    });
}

/** Pictures in HTML, and comments that nothing closes: they would swallow the rest of the page. */
function rawHtml(tree: Root): FaultInText[] {
  const faults: FaultInText[] = [];
  visit(sourceOf(tree), "html", (node) => {
    const html = node.value.replace(/<!--[\s\S]*?-->/g, "");
    const report = (code: string, problem: string, remedy: string) =>
      faults.push({ ...fault(code, problem, remedy), line: lineOf(node) });
    const picture = "write ![what it shows](./name.jpg) on a line of its own";
    if (/<img\b/i.test(html))
      report("element-dropped", "holds <img>, which is taken out of the page", picture);
    if (html.includes("<!--"))
      report("comment-open", "opens a comment and does not close it", "end the comment with -->");
  });
  return faults;
}

/** Rows with more cells than the head of their table: what is in those would not be shown. */
function longRows(tree: Root): FaultInText[] {
  const faults: FaultInText[] = [];
  visit(sourceOf(tree), "table", ({ children: [head, ...rows] }) => {
    const columns = head?.children.length ?? 0;
    for (const row of rows.filter(({ children }) => children.length > columns)) {
      const problem = `has a row of ${row.children.length} cells in a table of ${columns} columns`;
      const remedy = "write as many cells as the first row has; a bar inside a cell is \\|";
      faults.push({ ...fault("table-row", problem, remedy), line: lineOf(row) });
    }
  });
  return faults;
}
