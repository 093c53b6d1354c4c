/** The languages of the site. A translation is a file beside its original: `faq.es.yml` beside `faq.yml`. */

/** The language in which content is written first. */
export const original = "en";

/** The languages into which it is translated. */
export const translations = ["es"] as const;
export type Translation = (typeof translations)[number];
export type Language = typeof original | Translation;

/** What the context of a page has; an original of src/pages has none. */
export interface PageLanguage {
  language?: Language;
}

/** The name of each language in that language. */
export const languageNames: Record<Language, string> = { en: "English", es: "Español" };

/** The locales in which `Intl` writes dates and numbers. */
export const locales: Record<Language, string> = { en: "en-US", es: "es-US" };

/** The languages of the site. */
export const languages: readonly Language[] = [original, ...translations];

/** Returns a value for each language. */
export const inEach = <Value>(make: (language: Language) => Value) =>
  Object.fromEntries(languages.map((code) => [code, make(code)])) as Record<Language, Value>;

/** Returns the prefix of the addresses of a language's pages: `/es` in `/es/about`. */
export const prefixOf = (language: Language): string =>
  language === original ? "" : `/${language}`;

/** Returns the language of an address, and the same page's address in the original language. */
export function languageOf(path: string): { language: Language; path: string } {
  const language = translations.find((code) => path === `/${code}` || path.startsWith(`/${code}/`));
  return language
    ? { language, path: path.slice(prefixOf(language).length) || "/" }
    : { language: original, path };
}

/** Returns a page's address in a language, `/es/faq#deposit` for `/faq#deposit`; the original's where it is `missing`. */
export function addressIn(
  language: Language,
  to: string,
  missing: ReadonlySet<string> = new Set(),
): string {
  const [path = ""] = /^[^?#]*/.exec(to) ?? [];
  const address = prefixOf(language) + (path === "/" && language !== original ? "" : path);
  return path.startsWith("/") && !missing.has(address) ? address + to.slice(path.length) : to;
}

/** Returns the original of `faq.es.yml`, `faq.yml`, and its language; undefined for a file that is itself an original. */
export function translatedFrom(file: string): { file: string; language: Translation } | undefined {
  const form = new RegExp(String.raw`^(.+)\.(${translations.join("|")})(\.(?:md|yml))$`);
  const [, name = "", language, ending = ""] = form.exec(file) ?? [];
  return language ? { file: name + ending, language: language as Translation } : undefined;
}

/** Returns the translation's file name: `faq.es.yml` for `faq.yml`. */
export const translationOf = (file: string, language: Translation): string =>
  file.replace(/\.(?:md|yml)$/, `.${language}$&`);

/** The field of a translation that identifies the version of its original that was translated; see `sourceOf`. */
export const sourceField = "source";
