/** Checks for invisible characters, and for markup in plain text. Pure. */
import { isPage, type ContentFile } from "../content-file";
import type { Mistake } from "../front-matter";
import type { Value } from "../schema";
import { fieldAt } from "./site";

/** Control characters other than tab and line feed, zero-width characters, and those that change the writing direction. */
const invisible =
  /(?![\t\n\r])\p{Cc}|[\u200b\u200c\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/u;

const markup = /<\/?[a-z][^>]*>|\*\*\S|\[[^\]]*\]\([^)]*\)|`|&(?:[a-z]+|#\d+);/i;

export function checkCharacters(content: ContentFile, values: readonly Value[]): Mistake[] {
  const fields = values.flatMap(({ value, path, meta }): Mistake[] => {
    if (typeof value !== "string") return [];
    const place = fieldAt(content, path);
    const found = meta.role === "text" ? markup.exec(value)?.[0] : undefined;
    return [
      ...unseenIn(value).map((fault) => ({ ...place, ...fault })),
      ...(found === undefined
        ? []
        : [
            {
              ...place,
              problem: `holds markup, “${found}”, which would be shown as it is`,
              remedy: "write plain words",
            },
          ]),
    ];
  });
  if (!isPage(content)) return fields;
  const lines = content.body.split("\n").flatMap((text, index) =>
    unseenIn(text).map((fault) => ({
      ...{ file: content.file, line: content.bodyLine + index, field: "text" },
      ...fault,
    })),
  );
  return [...fields, ...lines];
}

function unseenIn(text: string): Pick<Mistake, "problem" | "remedy">[] {
  const found = invisible.exec(text);
  if (!found) return [];
  const code = found[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, "0");
  const before = text.slice(Math.max(0, found.index - 20), found.index).trimStart();
  const place = before ? `after “${before}”` : "at its beginning";
  const problem = `holds a character that cannot be seen (U+${code}) ${place}`;
  return [{ problem, remedy: "delete it, or type the words anew" }];
}
