/** Checks the number of words of a page's running text, and of fields with limits. Pure. */
import { isPage, type ContentFile } from "../content-file";
import type { Mistake } from "../front-matter";
import { countWords, toPlainText } from "../markdown";
import { measured } from "../page-computed";
import type { Value, WordLimits } from "../schema";
import { fieldAt } from "./site";

/** Drafts are not checked: they have words that are still to be written. */
export function checkWordCounts(content: ContentFile, values: readonly Value[]): Mistake[] {
  if (content.data.draft) return [];
  const fields = values.flatMap(({ value, path, meta: { words } }) => {
    const trouble = words && troubleWith(countWords(toPlainText(String(value))), words);
    return trouble ? [{ ...fieldAt(content, path), ...trouble }] : [];
  });
  if (!isPage(content)) return fields;
  const { kind, file, body, bodyLine } = content;
  const trouble = troubleWith(measured(content).wordCount, kind.words);
  const blank = /^\s*/.exec(body)?.[0].split("\n").length ?? 1;
  const line = bodyLine + blank - 1;
  return trouble ? [...fields, { file, line, field: "text", ...trouble }] : fields;
}

function troubleWith(count: number, { minimum, maximum }: WordLimits) {
  if (count >= minimum && count <= maximum) return undefined;
  const number = (value: number) => value.toLocaleString("en-US");
  const isShort = count < minimum;
  const advice = isShort
    ? "say what the reader still has to ask for"
    : "cut what nobody would miss";
  return {
    problem: `has ${number(count)} words: too ${isShort ? "few" : "many"}`,
    remedy: `write ${number(minimum)} to ${number(maximum)} words: ${advice}`,
  };
}
