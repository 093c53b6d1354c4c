/**
 * Returns a text with plain spaces, for machines, after `typeset` (src/content/typography.ts) has
 * set it. Pure.
 */
export const withBreaks = (text: string): string =>
  text.replace(/[\u00a0\u202f]/g, " ").replaceAll("\u2060", "");
