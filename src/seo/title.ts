import type { Language } from "../content/language";

/** The end of every page's title (docs/behavior.md). */
export const titleSuffix: Record<Language, string> = {
  en: "General Contractor Las Vegas",
  es: "Contratista General en Las Vegas",
};

/** Returns the title of the document: `Own title | General Contractor Las Vegas`. */
export function documentTitle(ownTitle: string, language: Language): string {
  return `${ownTitle} | ${titleSuffix[language]}`;
}
