/** docs/rules.md: every sentence with a figure on all pages, with its rule or the reason why it needs none. */
import { parse } from "yaml";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Rule } from "../../src/content/kinds/rule";
import { readFigures } from "./rule-figures";
import type { Page } from "./page";
import { readSite } from "./site";

/** The rules of `root`/content/rules; the content check has read them more strictly. */
export const readRules = (root: string): Rule[] =>
  readdirSync(join(root, "content/rules"))
    .filter((name) => name.endsWith(".yml"))
    .sort()
    .flatMap(
      (name) =>
        (parse(readFileSync(join(root, "content/rules", name), "utf8")) as { rules: Rule[] }).rules,
    );

const introduction = `# Rules and figures

Laws and local rules are records in \`content/rules/*.yml\`: one sentence, its source, and the day on which it was checked.
Texts name them (\`:rule[the deposit cap]{#deposit-cap}\` in a sentence, \`::rule{#deposit-cap}\` on a line of its own), and a
page's front matter lists them under \`rules\`. A figure of a rule stands in a text only through the rule;
\`npm run check:content -- --words\` finds any other, and \`npm run check:content -- --due\` lists the rules whose day of checking has
come. [words.md](words.md) says more.

Below: every sentence with a figure, by page, with its rule or with the reason for which it may stand without one.
\`npm run generate\` renews this page.
`;

/** The whole page. */
export const rulesPage = (root: string): string => {
  const pages = readSite(root);
  const { uses } = readFigures(pages, readRules(root));
  const sections = pages.flatMap((page) => {
    const rows = uses
      .filter((use) => use.page === page)
      .map(({ sentence, rules, reasons }) => {
        const names = [...new Set(rules)].map((id) => `\`${id}\``);
        return `- ${sentence} → ${[...names, ...new Set(reasons)].join("; ")}`;
      });
    const shown = [...new Set(namesOn(page))].map((id) => `\`${id}\``);
    if (rows.length === 0 && shown.length === 0) return [];
    return [
      `## ${page.path ?? page.file}\n`,
      ...(shown.length > 0 ? [`Names ${shown.join(", ")}.\n`] : []),
      ...(rows.length > 0 ? [`${rows.join("\n")}\n`] : []),
    ];
  });
  return [introduction, ...sections].join("\n");
};

/** The rules that a page names in its text and in its front matter. */
const namesOn = ({ passages, data, lines }: Page): string[] => [
  ...(Array.isArray(data.rules) && data.rules.every((id) => typeof id === "string")
    ? data.rules
    : []),
  ...passages.flatMap(({ rules = [] }) => rules.map(({ id }) => id)),
  ...lines.flatMap((line) => /^::rule(?:\[.*\])?\{#([a-z0-9-]+)\}/.exec(line.trim())?.[1] ?? []),
];
