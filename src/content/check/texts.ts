/** The texts of a file: those of its fields, and the one below its front matter. Pure. */
import type { ContentFile } from "../content-file";
import type { Mistake } from "../front-matter";
import { mistakeAt, type Fault } from "../issues";
import { valuesIn, type FieldMeta, type Path } from "../schema";
import type { TranslationFile } from "../translation";

export interface Text {
  /** Where its field stands; none for the text below the front matter. */
  path?: Path;
  value: string;
  meta: FieldMeta;
  isMarkdown: boolean;
  /** Returns a mistake for a fault at a line of the text, 1 first. */
  mistake: (fault: Fault & { line?: number }) => Mistake;
}

export function textsOf(content: ContentFile | TranslationFile): Text[] {
  const { file, kind, data } = content;
  const fields = [...valuesIn(kind.fileSchema, data)].flatMap(({ value, path, meta }): Text[] => {
    if (typeof value !== "string" || (meta.role !== "text" && meta.role !== "markdown")) return [];
    const mistake = ({ code, problem, remedy }: Fault) =>
      mistakeAt(content, path, { code, problem, remedy });
    return [{ path, value, meta, isMarkdown: meta.role === "markdown", mistake }];
  });
  if (kind.type === "data" || !("body" in content) || content.body.trim() === "") return fields;
  const { body: value, bodyLine } = content;
  const mistake: Text["mistake"] = ({ line = 1, ...fault }) => ({
    ...{ ...fault, file, field: "text" },
    line: line + bodyLine - 1,
  });
  return [...fields, { value, meta: {}, isMarkdown: true, mistake }];
}
