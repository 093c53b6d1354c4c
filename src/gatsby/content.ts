/**
 * Content files to typed entries, or to mistakes that name file, line and field. Pure: it is given text and answers
 * data. What concerns several files at once (duplicates, relations, links) is in `check/`.
 */
import type { z } from "zod";
import {
  article,
  buildRecap,
  business,
  clientsFile,
  faqFile,
  service,
  type PageKind,
} from "./model";
import { explainIssues } from "./explain";
import {
  decodeUtf8,
  parseYaml,
  splitFrontMatter,
  type Mistake,
  type YamlData,
} from "./front-matter";
import { pagePath } from "./paths";

/** The models of the pages, by kind. */
export const pageSchemas = { service, buildRecap, article } as const;

export type PageFrontMatter =
  z.infer<typeof service> | z.infer<typeof buildRecap> | z.infer<typeof article>;

/** A page's content file, read and found to be of the right form. */
export interface PageEntry {
  kind: PageKind;
  slug: string;
  /** Address on the site. */
  path: string;
  /** Path of the file from the project's root. */
  file: string;
  frontMatter: PageFrontMatter;
  /** The Markdown after the front matter, and the line at which it begins. */
  body: string;
  bodyLine: number;
  yaml: YamlData;
}

/** The YAML files that are not pages, by their path below `content/`. */
export const dataSchemas = {
  "business.yml": business,
  "faq.yml": faqFile,
  "clients.yml": clientsFile,
} as const;

export type DataFileName = keyof typeof dataSchemas;
export type DataOf<Name extends DataFileName> = z.infer<(typeof dataSchemas)[Name]>;

export interface DataEntry<Name extends DataFileName = DataFileName> {
  name: Name;
  file: string;
  data: DataOf<Name>;
  yaml: YamlData;
}

/** An entry of any data file; its name tells which. */
export type AnyDataEntry = { [Name in DataFileName]: DataEntry<Name> }[DataFileName];

type Result<T> = { entry: T; mistakes: [] } | { entry?: undefined; mistakes: Mistake[] };

/** Reads a page's Markdown file. */
export function readPage(
  kind: PageKind,
  slug: string,
  file: string,
  bytes: Uint8Array,
): Result<PageEntry> {
  const fault = (line: number, field: string, problem: string, remedy: string) => ({
    mistakes: [{ file, line, field, problem, remedy }],
  });
  const text = decodeUtf8(bytes);
  if (text === undefined) {
    return fault(1, "file", "is not UTF-8", "save the file with the encoding UTF-8");
  }
  if (text.trim() === "") {
    return fault(1, "file", "is empty", "write front matter and text, or delete the file");
  }
  const parts = splitFrontMatter(text);
  if (!parts) {
    return fault(
      1,
      "file",
      "has no front matter",
      "begin the file with a line ---, the fields, and another line ---",
    );
  }
  const parsed = parseYaml(parts.yaml, file, 2);
  if ("mistakes" in parsed) return parsed;
  const schema = pageSchemas[kind];
  const checked = schema.safeParse(parsed.yaml.data ?? {});
  if (!checked.success) {
    return { mistakes: explainIssues(schema, checked.error.issues, file, parsed.yaml) };
  }
  return {
    entry: {
      kind,
      slug,
      path: pagePath(kind, slug),
      file,
      frontMatter: checked.data,
      body: parts.body,
      bodyLine: parts.bodyLine,
      yaml: parsed.yaml,
    },
    mistakes: [],
  };
}

/** Reads one of the YAML files of `content/`. */
export function readData<Name extends DataFileName>(
  name: Name,
  file: string,
  bytes: Uint8Array,
): Result<DataEntry<Name>> {
  const text = decodeUtf8(bytes);
  if (text === undefined || text.trim() === "") {
    const problem = text === undefined ? "is not UTF-8" : "is empty";
    const remedy =
      text === undefined
        ? "save the file with the encoding UTF-8"
        : "write the fields that the README's reference lists";
    return { mistakes: [{ file, line: 1, field: "file", problem, remedy }] };
  }
  const parsed = parseYaml(text, file, 1);
  if ("mistakes" in parsed) return parsed;
  const schema = dataSchemas[name];
  const checked = schema.safeParse(parsed.yaml.data ?? {});
  if (!checked.success) {
    return { mistakes: explainIssues(schema, checked.error.issues, file, parsed.yaml) };
  }
  return {
    entry: { name, file, data: checked.data as DataOf<Name>, yaml: parsed.yaml },
    mistakes: [],
  };
}
