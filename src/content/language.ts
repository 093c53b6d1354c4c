/** In which languages the site is, and where their words lie: a translation lies beside its original, `faq.es.yml` beside `faq.yml`. */

/** The language in which content is written first. */
export const original = "en";

/** The languages into which it is translated. */
export const translations = ["es"] as const;
export type Translation = (typeof translations)[number];
export type Language = typeof original | Translation;

/** By which `Intl` writes dates and numbers. */
export const locales: Record<Language, string> = { en: "en-US", es: "es-US" };

/** The languages of the site. */
export const languages: readonly Language[] = [original, ...translations];

/** What comes before the addresses of a language's pages: `/es/about`. */
export const prefixOf = (language: Language): string =>
  language === original ? "" : `/${language}`;

/** Paths of the pages that are not translated; `on-create-webpack-config.ts` puts them here. */
const untranslated = (process.env.UNTRANSLATED ?? []) as unknown as readonly string[];

/** The language of an address, and the same address in the original's. */
export function languageOf(path: string): { language: Language; path: string } {
  const language = translations.find((code) => path === `/${code}` || path.startsWith(`/${code}/`));
  return language
    ? { language, path: path.slice(prefixOf(language).length) || "/" }
    : { language: original, path };
}

/** The address of a page in a language: `/faq#deposit` is `/es/faq#deposit`; the original's where it is not translated. */
export function addressIn(language: Language, to: string, missing = untranslated): string {
  const [path = ""] = /^[^?#]*/.exec(to) ?? [];
  if (language === original || !path.startsWith("/") || missing.includes(path)) return to;
  return prefixOf(language) + (path === "/" ? to.slice(1) : to);
}

/** The languages in which a page is there, by its address in the original's. */
export const languagesOf = (path: string): Language[] =>
  languages.filter((language) => language === original || addressIn(language, path) !== path);

/** `faq.yml` and its language, of `faq.es.yml`; undefined for the file of an original. */
export function translatedFrom(file: string): { file: string; language: Translation } | undefined {
  const form = new RegExp(String.raw`^(.+)\.(${translations.join("|")})(\.(?:md|yml))$`);
  const [, name = "", language, ending = ""] = form.exec(file) ?? [];
  return language ? { file: name + ending, language: language as Translation } : undefined;
}

/** `faq.es.yml`, of `faq.yml`. */
export function translationOf(file: string, language: Translation): string {
  return file.replace(/\.(?:md|yml)$/, `.${language}$&`);
}

/** The field of a translation that says of which state of its original it is; see `sourceOf`. */
export const sourceField = "source";
