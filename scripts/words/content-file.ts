/** A file of `content/` to a page of passages, by the schema of its kind. */
import { parseYaml, splitFrontMatter, type YamlData } from "../../src/content/front-matter";
import { placeOf, pagePath, translationPlaceOf } from "../../src/content/paths";
import { registry as siteRegistry, type Registry } from "../../src/content/registry";
import { valuesIn, type Path, type TextPart, type Value } from "../../src/content/schema";
import { pictureTexts, readMarkdown } from "./markdown";
import type { Page, Picture, Role, Stamp } from "./page";

/**
 * `content/services/casino/index.md`, `content/faq.yml` and their like. What is wrong with their form is reported by the content
 * check, so that a file which lacks fields is read as far as it goes.
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
    // A file that no page shows as a whole holds records, which show on many.
    kind: (isPage || kind.page ? kind.name : "record") as Page["kind"],
    file,
    path: isPage ? pagePath(kind, slug) : kind.page,
    lines: source.split("\n"),
    passages: [],
    pictures: [],
    stamps: [],
    data: (parsed.yaml.data ?? {}) as Page["data"],
    imports: [],
  };
  for (const value of valuesIn(kind.fileSchema, page.data)) readValue(page, value, parsed.yaml);
  // In the order of the file, whatever that of the schema is.
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
    const place = { field, line, endLine, role: roleOf(part) };
    page.passages.push(...readMarkdown(String(value), place).passages);
  }
};

/** The texts of a picture are passages already. */
const isOfPicture = (page: Page, path: Path): boolean =>
  page.pictures.some(({ field }) => field === path.slice(0, -1).join("."));

/** What is said of no text is the cell of a table. */
const roleOf = (part: TextPart | undefined): Role => part ?? "cell";
