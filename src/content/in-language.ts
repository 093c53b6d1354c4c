import type { Language } from "./language";

/**
 * Returns the records that are written in a language, in their order: of a static query, whose
 * answer holds those of all languages, since Gatsby gives such a query no variables.
 */
export const inLanguage = <Item extends { language: string }>(
  language: Language,
  { nodes }: { nodes: readonly Item[] },
): Item[] => nodes.filter((node) => node.language === language);
