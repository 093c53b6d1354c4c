/** Reads a file of `content` into passages, by the schema of its kind. */
import { parseYaml, splitFrontMatter, type YamlData } from "../../src/content/front-matter";
import { placeOf, pagePath, translationPlaceOf } from "../../src/content/paths";
import { registry as siteRegistry, type Registry } from "../../src/content/registry";
import { valuesIn, type Path, type Value } from "../../src/content/schema";
import { pictureTexts, readMarkdown } from "./markdown";
import type { Page, Picture, Stamp } from "./page";

/**
 * The content check reports what is wrong with a file's form, so that a file with missing or unknown fields is read as far as possible.
 *
 * @throws Error where the file is of no kind, or its YAML cannot be parsed
 */
export const readContentFile = (
  file: string,
  source: string,
  registry: Registry = siteRegistry,
): Page => {
  const name = file.replace(/^content\//, "");
  const place = translationPlaceOf(name, registry) ?? placeOf(name, registry);
  if (!place) throw new Error(`${file}: no kind of content lies here`);
  const { kind, slug } = place;
  const isPage = kind.type === "page";
  const parts = isPage ? splitFrontMatter(source) : { yaml: source, body: "", bodyLine: 1 };
  const { yaml: text, body, bodyLine } = parts ?? { yaml: "", body: source, bodyLine: 1 };
  const parsed = parseYaml(text, file, isPage ? 2 : 1);
  if ("mistakes" in parsed)
    throw new Error(`${file}: ${parsed.mistakes.map(({ problem }) => problem).join("; ")}`);
  const page: Page = {
    // A file without a page of its own holds records, which are shown on many pages.
    kind: (isPage || kind.page ? kind.name : "record") as Page["kind"],
    file,
    path: isPage ? pagePath(kind, slug) : kind.page,
    lines: source.split("\n"),
    passages: [],
    pictures: [],
    stamps: [],
    data: (parsed.yaml.data ?? {}) as Page["data"],
  };
  for (const value of valuesIn(kind.fileSchema, page.data)) readValue(page, value, parsed.yaml);
  // In the order of the file, not of the schema.
  page.passages.sort((a, b) => a.line - b.line);
  if (isPage) {
    const { passages, pictures } = readMarkdown(body, { field: "body", line: bodyLine });
    page.passages.push(...passages);
    page.pictures.push(...pictures);
  }
  return page;
};

const readValue = (page: Page, { value, path, meta }: Value, yaml: YamlData): void => {
  const { role, part } = meta;
  const field = path.join(".");
  if (role === "picture") {
    const { src, alt, caption } = value as Partial<Record<string, string>>;
    const line = yaml.linesOf(path)[0];
    const picture: Picture = { field, line, src: String(src), alt, caption };
    page.pictures.push(picture);
    page.passages.push(...pictureTexts(picture));
  } else if (role === "date") {
    const name = String(path.at(-1)) as Stamp["name"];
    page.stamps.push({ field, line: yaml.linesOf(path)[0], name, value: String(value) });
  } else if ((role === "text" || role === "markdown") && !isOfPicture(page, path)) {
    const [line, endLine] = yaml.linesOf(path);
    // A text without a part is the cell of a table.
    const markdown = readMarkdown(String(value), { field, line, endLine, role: part ?? "cell" });
    page.passages.push(...markdown.passages);
  }
};

/** Whether the field belongs to a picture, whose texts are passages already. */
const isOfPicture = (page: Page, path: Path): boolean =>
  page.pictures.some(({ field }) => field === path.slice(0, -1).join("."));
