/** Formats the files of `content/` as the editor writes them. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { decodeUtf8, parseYaml, splitFrontMatter } from "../../src/content/front-matter";
import { placeOf, translationPlaceOf } from "../../src/content/paths";
import type { Kind } from "../../src/content/registry";
import { walkFiles } from "../../src/content/walk-files";
import { writeData, writePage, writeTranslation } from "../../src/content/write-content";

interface FormattedFile {
  /** Path from the project's root. */
  file: string;
  text: string;
}

/** Returns every file that can be parsed; the content check reports the others. */
export async function formattedContent(root: string): Promise<FormattedFile[]> {
  const formatted: FormattedFile[] = [];
  for (const name of await walkFiles(path.join(root, "content"))) {
    const file = `content/${name}`;
    const translation = translationPlaceOf(name);
    const place = translation ?? placeOf(name);
    if (!place) continue;
    const text = decodeUtf8(await readFile(path.join(root, file)));
    const result = text && format(text, file, place.kind, translation !== undefined);
    if (result) formatted.push({ file, text: result });
  }
  return formatted;
}

function format(
  text: string,
  file: string,
  kind: Kind,
  isTranslation: boolean,
): string | undefined {
  const parts = kind.type === "page" ? splitFrontMatter(text) : { yaml: text, body: "" };
  const parsed = parts && parseYaml(parts.yaml, file, 1);
  if (!parsed || !("yaml" in parsed) || !parsed.yaml.data) return undefined;
  if (isTranslation)
    return writeTranslation(
      kind,
      parsed.yaml.data as Record<string, unknown>,
      parts.body,
      parts.yaml,
    );
  return kind.type === "page"
    ? writePage(kind, parsed.yaml.data, parts.body, parts.yaml)
    : writeData(kind, parsed.yaml.data, text);
}
