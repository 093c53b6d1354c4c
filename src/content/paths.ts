/** Where content lies and which address it gets. The only place in which addresses of pages are made. */
import { translatedFrom, type Translation } from "./language";
import { registry, type Kind, type PageKind, type Registry } from "./registry";

/** Address of a page: that of the service casino is `/services/casino`. */
export function pagePath({ route }: Pick<PageKind, "route">, slug: string): string {
  return `${route}/${slug}`;
}

/** Address of an entry: `/faq#deposit`; undefined where entries of its kind have none. */
export function entryPath(kind: Kind, id: string): string | undefined {
  if (kind.type === "page") return pagePath(kind, id);
  return kind.page === undefined ? undefined : `${kind.page}#${id}`;
}

/** Unique among all entries of all kinds; nodes are named by it. */
export function keyOf({ name }: { name: string }, id: string): string {
  return `${name}/${id}`;
}

/** A file of content: its kind, and of a page the last part of its address. */
export interface PlacedFile {
  kind: Kind;
  slug: string;
}

/**
 * What a file is by its path below `content/`: `services/casino/index.md` or `services/casino.md` is a page, `faq.yml`
 * holds entries. Returns undefined for a file that is no content, and for a translation.
 */
export function placeOf(
  relativePath: string,
  { pages, data }: Registry = registry,
): PlacedFile | undefined {
  if (translatedFrom(relativePath)) return undefined;
  const [folder, name = "", ...rest] = relativePath.split("/");
  const kind = pages.find((candidate) => candidate.folder === folder);
  if (kind) {
    if (rest.length === 1 && rest[0] === "index.md") return { kind, slug: name };
    if (rest.length === 0 && name.endsWith(".md")) return { kind, slug: name.slice(0, -3) };
    return undefined;
  }
  const file = data.find(({ files }) =>
    files.endsWith("/*.yml")
      ? relativePath.endsWith(".yml") && files === `${folder ?? ""}/*.yml` && rest.length === 0
      : files === relativePath,
  );
  return file && { kind: file, slug: "" };
}

/** A translation by its path below `content/`: `services/casino/index.es.md` is one of `content/services/casino/index.md`. */
export function translationPlaceOf(
  relativePath: string,
  registry?: Registry,
): (PlacedFile & { language: Translation; original: string }) | undefined {
  const from = translatedFrom(relativePath);
  const place = from && placeOf(from.file, registry);
  return place && { ...place, language: from.language, original: `content/${from.file}` };
}

/** Where an author puts a file of this kind, such as `content/services/<slug>/index.md`. */
export function placeFor(kind: Kind): string {
  if (kind.type === "page") return `content/${kind.folder}/<slug>/index.md`;
  return `content/${kind.files.replace("*", "<name>")}`;
}
