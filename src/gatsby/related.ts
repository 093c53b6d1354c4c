/**
 * What is related to what. Pure, deterministic, and linear in the number of pages: each page looks only at its own
 * declarations, at who declares it, and at its neighbors in a fixed order.
 */
import type { PageKind } from "./model";
import { pageKinds } from "./paths";

/** How many related pages of one kind a page shows at most. */
export const relatedLimit = 3;

/** What the rule needs to know of a page. */
export interface Relatable {
  kind: PageKind;
  slug: string;
  /** Pages of the same group are nearer to each other; a service's group, or its kind for the others. */
  group: string;
  /** Slugs that the author has declared, by kind, the nearest first. */
  declared: Partial<Record<PageKind, readonly string[]>>;
}

export type RelatedSlugs = Record<PageKind, string[]>;

export function keyOf(page: { kind: PageKind; slug: string }): string {
  return `${page.kind}/${page.slug}`;
}

/**
 * Related slugs for every page, by `keyOf`. For each kind, in this order until there are three: those that the page
 * declares; those that declare the page; and the pages that follow it in the order of group and slug, the first
 * after the last. A page is never related to itself.
 */
export function relatePages(pages: readonly Relatable[]): Map<string, RelatedSlugs> {
  const ordered = Object.fromEntries(
    pageKinds.map((kind) => [kind, orderOf(pages.filter((page) => page.kind === kind))]),
  ) as Record<PageKind, Relatable[]>;
  const exists = new Set(pages.map(keyOf));
  const declaredBy = reverse(pages);
  const result = new Map<string, RelatedSlugs>();

  for (const kind of pageKinds) {
    ordered[kind].forEach((page, index) => {
      const own = keyOf(page);
      const related = Object.fromEntries(
        pageKinds.map((target) => {
          const slugs = new Set<string>();
          const add = (slug: string) => {
            const key = keyOf({ kind: target, slug });
            if (slugs.size < relatedLimit && key !== own && exists.has(key)) slugs.add(slug);
          };
          page.declared[target]?.forEach(add);
          declaredBy.get(own)?.[target]?.forEach(add);
          for (const slug of following(ordered, kind, index, target)) add(slug);
          return [target, [...slugs]];
        }),
      ) as RelatedSlugs;
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

function reverse(pages: readonly Relatable[]): Map<string, Partial<Record<PageKind, string[]>>> {
  const declaredBy = new Map<string, Partial<Record<PageKind, string[]>>>();
  for (const page of pages) {
    for (const kind of pageKinds) {
      for (const slug of page.declared[kind] ?? []) {
        const key = keyOf({ kind, slug });
        const lists = declaredBy.get(key) ?? {};
        (lists[page.kind] ??= []).push(page.slug);
        declaredBy.set(key, lists);
      }
    }
  }
  return declaredBy;
}

/** The next few pages of the target kind: after the page itself, or after its share of the list for another kind. */
function following(
  ordered: Record<PageKind, Relatable[]>,
  kind: PageKind,
  index: number,
  target: PageKind,
): string[] {
  const list = ordered[target];
  if (list.length === 0) return [];
  const start =
    kind === target ? index + 1 : Math.floor((index / ordered[kind].length) * list.length);
  return [...list.slice(start, start + relatedLimit + 1), ...list.slice(0, relatedLimit + 1)]
    .slice(0, relatedLimit + 1)
    .map((page) => page.slug);
}
