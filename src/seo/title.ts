import type { Language } from "../content/language";

/** What every page's title ends with (specification, section 2). */
export const titleSuffix: Record<Language, string> = {
  en: "General Contractor Las Vegas",
  es: "Contratista General en Las Vegas",
};

/** `Own title | General Contractor Las Vegas`. */
export function documentTitle(ownTitle: string, language: Language): string {
  return `${ownTitle} | ${titleSuffix[language]}`;
}
