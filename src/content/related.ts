/**
 * Which pages are related. Pure, deterministic, and linear in the number of pages: each page looks only at those that it
 * declares, at those that declare it, and at its neighbors in a fixed order.
 */
import type { PageFile } from "./content-file";
import { keyOf } from "./paths";

/** The most related pages of one kind that a page shows. */
export const relatedLimit = 3;

/** As much of a page as decides what is related to it. */
export interface Relatable {
  /** Name of its kind. */
  kind: string;
  slug: string;
  /** Pages of the same group are closer to each other; the name of its kind where it has no group. */
  group: string;
  /** Slugs that the author has declared, by kind, the nearest first. */
  declared: Readonly<Record<string, readonly string[]>>;
}

/** Slugs by the name of their kind. */
type RelatedSlugs = Record<string, string[]>;

/** Picks that from the file of a page. */
export function toRelatable(
  { kind, slug, data }: PageFile,
  kinds: readonly { name: string; plural: string }[],
): Relatable {
  const group = kind.groupBy && data[kind.groupBy];
  return {
    kind: kind.name,
    slug,
    group: typeof group === "string" ? group : kind.name,
    declared: Object.fromEntries(
      kinds.map(({ name, plural }) => [name, data.related?.[plural] ?? []]),
    ),
  };
}

/** `keyOf` for such a page. */
export const relatableKey = ({ kind, slug }: Pick<Relatable, "kind" | "slug">) =>
  keyOf({ name: kind }, slug);

/**
 * Returns the related slugs of every page by its `relatableKey`. For each kind these are, until there are three: the pages that
 * it declares; those that declare it; and those that follow it in the order of group and slug, the first after the last.
 * A page is never related to itself.
 * @param kinds names of all kinds of pages
 */
export function relatePages(
  pages: readonly Relatable[],
  kinds: readonly string[],
): Map<string, RelatedSlugs> {
  const ordered = new Map(
    kinds.map((kind) => [kind, orderOf(pages.filter((page) => page.kind === kind))]),
  );
  const ofGroup = new Map<string, Relatable[]>();
  for (const page of [...ordered.values()].flat()) {
    const key = `${page.kind}/${page.group}`;
    const group = ofGroup.get(key);
    if (group) group.push(page);
    else ofGroup.set(key, [page]);
  }
  const exists = new Set(pages.map(relatableKey));
  const declaredBy = reverse(pages);
  const result = new Map<string, RelatedSlugs>();

  for (const list of ordered.values()) {
    list.forEach((page, index) => {
      const own = relatableKey(page);
      const related = Object.fromEntries(
        kinds.map((target) => {
          const slugs = new Set<string>();
          const add = (slug: string) => {
            const key = relatableKey({ kind: target, slug });
            if (slugs.size < relatedLimit && key !== own && exists.has(key)) slugs.add(slug);
          };
          page.declared[target]?.forEach(add);
          declaredBy.get(own)?.[target]?.forEach(add);
          const near = target === page.kind ? undefined : ofGroup.get(`${target}/${page.group}`);
          for (const slug of following(list, index, near ?? ordered.get(target) ?? [])) add(slug);
          return [target, [...slugs]];
        }),
      );
      result.set(own, related);
    });
  }
  return result;
}

function orderOf(pages: Relatable[]): Relatable[] {
  return pages.sort((a, b) => compare(a.group, b.group) || compare(a.slug, b.slug));
}

/** Code-unit order: the same on every machine, whatever its locale. */
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function reverse(pages: readonly Relatable[]): Map<string, RelatedSlugs> {
  const declaredBy = new Map<string, RelatedSlugs>();
  for (const page of pages) {
    for (const [kind, slugs] of Object.entries(page.declared)) {
      for (const slug of slugs) {
        const key = relatableKey({ kind, slug });
        const lists = declaredBy.get(key) ?? {};
        (lists[page.kind] ??= []).push(page.slug);
        declaredBy.set(key, lists);
      }
    }
  }
  return declaredBy;
}

/** Returns the next few pages of a list: after the page itself in its own list, or after the same relative position in another. */
function following(own: readonly Relatable[], index: number, list: readonly Relatable[]): string[] {
  if (list.length === 0) return [];
  const start = own === list ? index + 1 : Math.floor((index / own.length) * list.length);
  return [...list.slice(start, start + relatedLimit + 1), ...list.slice(0, relatedLimit + 1)]
    .slice(0, relatedLimit + 1)
    .map((page) => page.slug);
}
