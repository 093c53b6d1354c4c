/** Texts as parts of addresses. Pure. */

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
