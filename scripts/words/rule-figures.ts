/**
 * A figure that belongs to a rule appears in a text only through the rule, `:rule[10 percent]{#deposit-cap}`, so that the text cannot
 * come to differ from the record. figure-exceptions.ts lists what other figures are allowed.
 */
import type { Rule } from "../../src/content/kinds/rule";
import { exceptions as siteExceptions, sorts, type FigureException } from "./figure-exceptions";
import { figuresIn, type Figure } from "./figures";
import type { Finding } from "./finding";
import { lineOf, type Page, type Passage, type RuleName } from "./page";
import { excerpt, sentences } from "./text";

type RuleFigures = Pick<Rule, "id" | "figures">;

/** A sentence with figures, and why they are allowed. */
interface FigureUse {
  page: Page;
  sentence: string;
  figures: string[];
  /** Ids of the rules through which they are said. */
  rules: string[];
  /** Why the others are allowed. */
  reasons: string[];
}

interface FigureReading {
  uses: FigureUse[];
  findings: Finding[];
}

/** Figures of rules may appear in the rules' own sentences, and titles of sources are their publishers' words. */
const isRead = (page: Page, { role }: Passage): boolean =>
  role !== "source" && !page.file.startsWith("content/rules/");

export const readFigures = (
  pages: readonly Page[],
  rules: readonly RuleFigures[],
  exceptions: readonly FigureException[] = siteExceptions,
): FigureReading => {
  const used = new Set<FigureException>();
  const findings: Finding[] = [];
  const uses: FigureUse[] = [];
  for (const page of pages)
    for (const passage of page.passages.filter((each) => isRead(page, each)))
      for (const sentence of sentences(passage.text)) {
        const use: FigureUse = { page, sentence, figures: [], rules: [], reasons: [] };
        for (const figure of figuresIn(sentence)) {
          const owners = rules.filter((rule) => holds(rule, figure)).map(({ id }) => id);
          if (figure.unit === "calendar year" && owners.length === 0) continue;
          use.figures.push(figure.text);
          const name = nameAround(passage, sentence, figure);
          const exception = exceptions.find(
            ({ file, words }) => page.file.includes(file) && sentence.includes(words),
          );
          const sort = sorts.find((each) => each.is(figure, page));
          if (name && owners.includes(name.id)) use.rules.push(name.id);
          else if (exception) {
            used.add(exception);
            use.reasons.push(exception.why);
          } else if (owners.length === 0 && !name && sort) use.reasons.push(sort.why);
          else
            findings.push({
              file: page.file,
              line: lineOf(page, passage, figure.text),
              rule: "rule-figure",
              message: problem(figure, owners, name),
            });
        }
        if (use.figures.length > 0) uses.push(use);
      }
  const unused = exceptions
    .filter((exception) => !used.has(exception))
    .map(({ file, words }) => ({
      file: "scripts/words/figure-exceptions.ts",
      line: 1,
      rule: "rule-figure/unused-exception",
      message: `“${excerpt(words)}” in ${file} excuses nothing any more: delete the entry`,
    }));
  return { uses, findings: [...findings, ...unused] };
};

export const checkRuleFigures = (
  pages: readonly Page[],
  rules: readonly RuleFigures[],
): Finding[] => readFigures(pages, rules).findings;

const holds = ({ figures = [] }: RuleFigures, { value, unit }: Figure): boolean =>
  figures.some((figure) => figure.value === value && figure.unit === unit);

/** Returns the rule in whose words the figure appears. */
const nameAround = (
  { rules = [] }: Passage,
  sentence: string,
  { index, text }: Figure,
): RuleName | undefined =>
  rules.find(({ words }) => {
    if (words === "") return false;
    for (let at = sentence.indexOf(words); at >= 0; at = sentence.indexOf(words, at + 1))
      if (at <= index && index + text.length <= at + words.length) return true;
    return false;
  });

const problem = (
  { text }: Figure,
  owners: readonly string[],
  name: RuleName | undefined,
): string => {
  if (name) return `the words “${name.words}” say “${text}”, which the rule ${name.id} does not`;
  const [owner] = owners;
  return owner
    ? `“${text}” belongs to the rule ${owners.join(" or ")}: write it as :rule[…]{#${owner}} or leave it to the rule, or list the sentence in figure-exceptions.ts`
    : `“${text}” belongs to no rule: make it one in content/rules, or list the sentence in figure-exceptions.ts`;
};
