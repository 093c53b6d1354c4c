/** Which pages are related. Pure and deterministic. */
import type { PageFile } from "./content-file";
import { keyOf } from "./paths";
import { registry } from "./registry";

const relatedLimit = 3;

/** As much of a page as decides what is related to it. */
export interface Relatable {
  kind: string;
  slug: string;
  /**
   * Pages of the same group are closer to each other; the name of its kind where it has no group.
   */
  group: string;
  /** Slugs that the author has declared, by kind, the nearest first. */
  declared: Readonly<Record<string, readonly string[]>>;
}

/** Returns what of a page's file decides what is related to it. */
export function toRelatable({ kind: { name }, slug, data }: PageFile): Relatable {
  const { group } = data;
  const lists = registry.pages.map((kind) => [kind.name, data.related?.[kind.plural] ?? []]);
  const declared = Object.fromEntries(lists) as Relatable["declared"];
  return { kind: name, slug, group: typeof group === "string" ? group : name, declared };
}

/** Returns the key of a page, by which `relatePages` answers. */
export const relatableKey = ({ kind, slug }: Pick<Relatable, "kind" | "slug">) =>
  keyOf({ name: kind }, slug);

/**
 * Returns the related slugs of every page, by its `relatableKey` and the names of kinds. For each
 * kind these are, until there are three: the pages that it declares; those that declare it; and
 * those of its group that follow it by their slugs, the first after the last, of its own kind then
 * also of other groups. A page is never related to itself.
 * @param kinds names of all kinds of pages
 */
export function relatePages(pages: readonly Relatable[], kinds: readonly string[]) {
  // Code-unit order: the same on every machine, whatever its locale.
  const place = ({ group, slug }: Relatable) => `${group}\n${slug}`;
  const ordered = [...pages].sort((a, b) => (place(a) < place(b) ? -1 : 1));
  return new Map(
    ordered.map((page) => {
      const ofKind = (kind: string) => ordered.filter((other) => other.kind === kind);
      const slugs = kinds.map((kind) => [kind, relatedTo(page, ofKind(kind))]);
      return [relatableKey(page), Object.fromEntries(slugs) as Record<string, string[]>];
    }),
  );
}

/**
 * Returns the slugs of one kind that are related to a page.
 * @param all the pages of that kind, in order
 */
function relatedTo(page: Relatable, all: readonly Relatable[]): string[] {
  const others = all.filter((other) => other !== page);
  const near = others.filter(({ group }) => group === page.group);
  const isOwn = others.length < all.length;
  const list = isOwn ? [...near, ...others] : near;
  const declared = page.declared[all[0]?.kind ?? ""] ?? [];
  const declaring = others.filter((other) => other.declared[page.kind]?.includes(page.slug));
  const following = list.filter(({ slug }) => slug > page.slug);
  const slugs = [...declaring, ...following, ...list].map(({ slug }) => slug);
  const known = new Set(others.map(({ slug }) => slug));
  return [...new Set([...declared, ...slugs])]
    .filter((slug) => known.has(slug))
    .slice(0, relatedLimit);
}
