/** Returns a text that `typeset` (src/content/typography.ts) has set as machines read it: with plain spaces. Pure. */
export const withBreaks = (text: string): string =>
  text.replaceAll("\u00a0", " ").replaceAll("\u2060", "");
