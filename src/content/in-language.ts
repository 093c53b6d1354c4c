import type { Language } from "./language";

/** Returns the records that are written in a language, in their order: of a list of GraphQL, which holds those of all languages. */
export const inLanguage = <Item extends { language: string }>(
  language: Language,
  { nodes }: { nodes: readonly Item[] },
): Item[] => nodes.filter((node) => node.language === language);
