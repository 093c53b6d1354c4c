/** The files of `content/` as the editor would write them. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { dataSchemas, type DataFileName } from "../../src/gatsby/content";
import { decodeUtf8, parseYaml, splitFrontMatter } from "../../src/gatsby/front-matter";
import { pageOfFile } from "../../src/gatsby/paths";
import { walkFiles } from "../../src/gatsby/walk-files";
import { writeData, writePage } from "../../src/gatsby/write-content";

export interface FormattedFile {
  /** Path from the project's root. */
  file: string;
  text: string;
}

/** Every file that can be read as what it should be; the content check tells about the others. */
export async function formattedContent(root: string): Promise<FormattedFile[]> {
  const formatted: FormattedFile[] = [];
  for (const name of await walkFiles(path.join(root, "content"))) {
    const file = `content/${name}`;
    const page = pageOfFile(name);
    if (!page && !(name in dataSchemas)) continue;
    const text = decodeUtf8(await readFile(path.join(root, file)));
    const form = text && formOf(text, file, page?.kind ?? (name as DataFileName));
    if (form) formatted.push({ file, text: form });
  }
  return formatted;
}

function formOf(text: string, file: string, what: Parameters<typeof writePage>[0] | DataFileName) {
  const parts = what in dataSchemas ? { yaml: text, body: "" } : splitFrontMatter(text);
  const parsed = parts && parseYaml(parts.yaml, file, 1);
  if (!parsed || !("yaml" in parsed) || !parsed.yaml.data) return undefined;
  return what in dataSchemas
    ? writeData(what as DataFileName, parsed.yaml.data)
    : writePage(what as Parameters<typeof writePage>[0], parsed.yaml.data, parts.body);
}
