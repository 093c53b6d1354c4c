/**
 * Where content files are and what addresses their pages get. Addresses of pages are made nowhere
 * else.
 */
import path from "node:path";
import { isOffAt } from "./extras";
import { languageInName, translatedFrom, type Language } from "./language";
import { declaredKinds, registry, type Kind, type PageKind } from "./registry";

/** Returns the address of a page: `/services/casino`. */
export const pagePath = ({ folder }: Pick<PageKind, "folder">, slug: string): string =>
  `/${folder}/${slug}`;

/**
 * Returns the address of an entry, `/faq#deposit`; undefined where entries of its kind have none.
 */
export function entryPath(kind: Kind, id: string): string | undefined {
  if (kind.type === "page") return pagePath(kind, id);
  return kind.page === undefined ? undefined : `${kind.page}#${id}`;
}

/** Returns a key that is unique among the entries of all kinds; node ids are made from it. */
export const keyOf = ({ name }: { name: string }, id: string): string => `${name}/${id}`;

/** The kind of a content file and, for a page, the last part of its address. */
export interface PlacedFile {
  kind: Kind;
  slug: string;
}

/** The form of the paths of its files below `content/`. */
const formOf = (kind: Kind): string =>
  kind.type === "page" ? `${kind.folder}/*/index.md` : kind.files;

const patterns = declaredKinds.map((kind) => {
  const form = formOf(kind).replaceAll(".", "\\.").replace("**", ".+").replace("*", "[^/]+");
  return { kind, pattern: new RegExp(`^${form}$`) };
});

/**
 * Returns the kind of a file by its path below `content/`; undefined for one that is not content,
 * for a translation, and for what belongs to an extra that is off.
 */
export function placeOf(relativePath: string): PlacedFile | undefined {
  if (languageInName(relativePath)) return undefined;
  const place = declaredPlaceOf(relativePath);
  return place && !isOff(place) ? place : undefined;
}

/** The same, whatever extras are on. */
export function declaredPlaceOf(relativePath: string): PlacedFile | undefined {
  const found = patterns.find(({ pattern }) => pattern.test(relativePath));
  const slug = relativePath.endsWith(".md") ? slugIn(`content/${relativePath}`) : "";
  return found && { kind: found.kind, slug };
}

const isOff = ({ kind, slug }: PlacedFile): boolean =>
  !registry.kinds.includes(kind) || (kind.type === "data" && isOffAt(kind.addressOf?.(slug) ?? ""));

/**
 * Whether a file, by its path below `content/`, belongs to an extra that is off. It stays there,
 * and is left alone.
 */
export function isSwitchedOff(relativePath: string): boolean {
  const place = declaredPlaceOf(languageInName(relativePath)?.file ?? relativePath);
  return place !== undefined && isOff(place);
}

/** Returns the folders between `content/pages` and `index.md`: `about/team`. */
export const slugIn = (file: string): string => file.split("/").slice(2, -1).join("/");

/**
 * The same for a translation: `services/casino/index.es.md` is one of
 * `content/services/casino/index.md`.
 */
export function translationPlaceOf(
  relativePath: string,
): (PlacedFile & { language: Language; original: string }) | undefined {
  const from = translatedFrom(relativePath);
  const place = from && placeOf(from.file);
  return place && { ...place, language: from.language, original: `content/${from.file}` };
}

/** Returns where a file of this kind belongs, such as `content/services/<slug>/index.md`. */
export const placeFor = (kind: Kind): string => `content/${formOf(kind).replace(/\*+/, "<slug>")}`;

/**
 * Returns the path of a file that stands beside another, as its author wrote it: `./hall.jpg` or
 * `hall.jpg`, and `../office/hall.jpg`. The check and the build both find pictures by this;
 * undefined for an address (`/hall.jpg`, `https://…`).
 * @param folder of the file that names it, below `content/`
 */
export function fileBeside(folder: string, name: string): string | undefined {
  if (/^(?:[/\\#]|[a-z][a-z+.-]*:)/i.test(name)) return undefined;
  const file = path.posix.join(folder, name);
  return file.startsWith("..") ? undefined : file;
}
