/** Which pages are related. Pure and deterministic. */
import type { PageFile } from "./content-file";
import { keyOf } from "./paths";
import { registry } from "./registry";

const relatedLimit = 3;

/** As much of a page as decides what is related to it. */
export interface Relatable {
  kind: string;
  slug: string;
  /** Pages of the same group are closer to each other; the name of its kind where it has no group. */
  group: string;
  /** Slugs that the author has declared, by kind, the nearest first. */
  declared: Readonly<Record<string, readonly string[]>>;
}

/** Picks that from the file of a page. */
export function toRelatable({ kind: { name, groupBy }, slug, data }: PageFile): Relatable {
  const group = groupBy && data[groupBy];
  const lists = registry.pages.map((kind) => [kind.name, data.related?.[kind.plural] ?? []]);
  const declared = Object.fromEntries(lists) as Relatable["declared"];
  return { kind: name, slug, group: typeof group === "string" ? group : name, declared };
}

export const relatableKey = ({ kind, slug }: Pick<Relatable, "kind" | "slug">) =>
  keyOf({ name: kind }, slug);

/**
 * Returns the related slugs of every page, by its `relatableKey` and the names of kinds. For each kind these are, until there are
 * three: the pages that it declares; those that declare it; and those that follow it in the order of group and slug, the first
 * after the last. A page is never related to itself.
 * @param kinds names of all kinds of pages
 */
export function relatePages(pages: readonly Relatable[], kinds: readonly string[]) {
  // Code-unit order: the same on every machine, whatever its locale.
  const place = ({ group, slug }: Relatable) => `${group}\n${slug}`;
  const ordered = [...pages].sort((a, b) => (place(a) < place(b) ? -1 : 1));
  const lists = new Map(kinds.map((kind) => [kind, ordered.filter((page) => page.kind === kind)]));
  return new Map(
    ordered.map((page) => {
      const own = lists.get(page.kind) ?? [];
      const slugs = [...lists].map(([kind, others]) => [kind, relatedTo(page, own, others, kind)]);
      return [relatableKey(page), Object.fromEntries(slugs) as Record<string, string[]>];
    }),
  );
}

/** @param own the pages of its kind; @param others those among which it has neighbors: its own kind, or another */
function relatedTo(
  page: Relatable,
  own: readonly Relatable[],
  others: readonly Relatable[],
  kind: string,
): string[] {
  const near = own === others ? [] : others.filter(({ group }) => group === page.group);
  const list = near.length > 0 ? near : others;
  // After the page itself in its own kind, or after the same relative position in another.
  const index = own.indexOf(page);
  const start = own === others ? index + 1 : Math.floor((index / own.length) * list.length);
  const declaring = others.filter(({ declared }) => declared[page.kind]?.includes(page.slug));
  const following = [...declaring, ...list.slice(start), ...list.slice(0, start)];
  const slugs = [...(page.declared[kind] ?? []), ...following.map(({ slug }) => slug)];
  const there = others.filter((other) => other !== page).map(({ slug }) => slug);
  return [...new Set(slugs)].filter((slug) => there.includes(slug)).slice(0, relatedLimit);
}
