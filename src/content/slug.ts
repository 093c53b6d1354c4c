/** Parts of addresses made from texts. Pure. */

/**
 * Returns the `id` of a heading: “What decides cost and time?” gives `what-decides-cost-and-time`.
 */
export const headingId = (words: string): string =>
  words
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");

/**
 * Proposes the last part of a page's address from its title: like the `id` of a heading, of at most
 * 80 characters.
 */
export const slugOf = (title: string): string =>
  headingId(title.replace(/&/g, " and ")).slice(0, 80).replace(/-+$/, "");
