/** The texts of a file: those of its fields, and the one below its front matter. Pure. */
import type { ContentFile } from "../content-file";
import type { Mistake } from "../front-matter";
import { fieldName } from "../issues";
import { valuesIn, type FieldMeta, type Path } from "../schema";
import type { TranslationFile } from "../translation";

/** Something wrong at a line of a text, 1 first. */
export interface Fault {
  line: number;
  code: string;
  problem: string;
  remedy: string;
}

export interface Text {
  /** Where its field stands; none for the text below the front matter. */
  path?: Path;
  value: string;
  meta: FieldMeta;
  isMarkdown: boolean;
  /** Returns a mistake for a fault. */
  mistake: (fault: Fault) => Mistake;
}

/** Returns the texts of an original or of a translation. */
export function textsOf({
  file,
  yaml,
  kind,
  data,
  ...rest
}: ContentFile | TranslationFile): Text[] {
  const fields = [...valuesIn(kind.fileSchema, data)].flatMap(({ value, path, meta }): Text[] => {
    if (typeof value !== "string" || (meta.role !== "text" && meta.role !== "markdown")) return [];
    const place = { ...yaml.placeOf(path), field: fieldName(path) };
    const mistake = (fault: Fault) => ({ ...fault, ...place });
    return [{ path, value, meta, isMarkdown: meta.role === "markdown", mistake }];
  });
  if (kind.type === "data" || !("body" in rest) || rest.body.trim() === "") return fields;
  const { body: value, bodyLine } = rest;
  const mistake = (fault: Fault) => ({
    ...{ ...fault, file, field: "text" },
    line: fault.line + bodyLine - 1,
  });
  return [...fields, { value, meta: {}, isMarkdown: true, mistake }];
}
