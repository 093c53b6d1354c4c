/** Where content lies and which address it gets. The only place in which addresses of pages are made. */
import type { PageKind } from "./model";

/** Folder of each kind, in `content/` and in the site's addresses. */
export const folders = {
  service: { content: "services", route: "/services" },
  buildRecap: { content: "build-process", route: "/build-process" },
  article: { content: "blog", route: "/blog" },
} as const satisfies Record<PageKind, { content: string; route: string }>;

export const pageKinds = Object.keys(folders) as PageKind[];

/** Name of the GraphQL type for each kind. */
export const typeNames = {
  service: "Service",
  buildRecap: "BuildRecap",
  article: "Article",
} as const satisfies Record<PageKind, string>;

/** Address of a page: `pagePath("service", "casino")` is `/services/casino`. */
export function pagePath(kind: PageKind, slug: string): string {
  return `${folders[kind].route}/${slug}`;
}

/** Address of an answer on the FAQ page. */
export function faqPath(entryId: string): string {
  return `/faq#${entryId}`;
}

/**
 * Kind and slug of a content file, by its path below `content/`: `services/casino/index.md` or `services/casino.md`.
 * Answers undefined for a file that is no page.
 */
export function pageOfFile(relativePath: string): { kind: PageKind; slug: string } | undefined {
  const parts = relativePath.split("/");
  const kind = pageKinds.find((candidate) => folders[candidate].content === parts[0]);
  if (!kind) return undefined;
  if (parts.length === 3 && parts[2] === "index.md") return { kind, slug: parts[1] ?? "" };
  if (parts.length === 2 && parts[1]?.endsWith(".md")) return { kind, slug: parts[1].slice(0, -3) };
  return undefined;
}

/**
 * The `id` of a heading, from its words: lower case, letters and digits kept, everything else one hyphen.
 * "What decides cost and time?" gives `what-decides-cost-and-time`.
 */
export function headingId(words: string): string {
  return words
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
}

/** The last part of a page's address, proposed from its title: made like the `id` of a heading, of at most 80 letters. */
export function slugOf(title: string): string {
  return headingId(title.replace(/&/g, " and ")).slice(0, 80).replace(/-+$/, "");
}
