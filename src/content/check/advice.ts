/** What would make a text better and is no mistake: its length. `npm run check:content -- --advice` prints it. Pure. */
import { isPage, type ContentFile } from "../content-file";
import type { Mistake } from "../front-matter";
import { fieldName } from "../issues";
import { countWords, toPlainText } from "../markdown";
import { measured } from "../page-computed";
import { valuesIn, type WordLimits } from "../schema";

/** Returns the advice on a file; a draft is still being written. */
export function adviceOn(content: ContentFile): Mistake[] {
  if (content.data.draft === true) return [];
  const { file, yaml, kind } = content;
  const fields = [...valuesIn(kind.fileSchema, content.data)].flatMap(({ value, path, meta }) => {
    const place = { file, line: yaml.lineOf(path), field: fieldName(path) };
    if (typeof value !== "string") return [];
    const { least = 0, words } = meta;
    const short =
      value.length < least
        ? [
            {
              ...{ ...place, code: "short", problem: `has ${value.length} characters` },
              remedy: `${least} or more say enough${meta.description ? ` (${meta.description})` : ""}`,
            },
          ]
        : [];
    return [...short, ...countAdvice(place, words && countWords(toPlainText(value)), words)];
  });
  if (!isPage(content)) return fields;
  const place = { file, line: content.bodyLine, field: "text" };
  return [...fields, ...countAdvice(place, measured(content).wordCount, content.kind.words)];
}

function countAdvice(
  place: Pick<Mistake, "file" | "line" | "field">,
  count: number | undefined,
  limits: WordLimits | undefined,
): Mistake[] {
  if (count === undefined || !limits) return [];
  const { minimum, maximum } = limits;
  if (count >= minimum && count <= maximum) return [];
  const number = (value: number) => value.toLocaleString("en-US");
  return [
    {
      ...place,
      code: "words",
      problem: `has ${number(count)} words`,
      remedy: `${number(minimum)} to ${number(maximum)} are usual: ${
        count < minimum ? "say what the reader still has to ask for" : "cut what nobody would miss"
      }`,
    },
  ];
}
