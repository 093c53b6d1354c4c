/** Returns a text with plain spaces, for machines, after `typeset` (src/content/typography.ts) has set it. Pure. */
export const withBreaks = (text: string): string =>
  text.replaceAll("\u00a0", " ").replaceAll("\u2060", "");
