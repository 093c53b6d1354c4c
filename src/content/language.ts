/**
 * The languages of the site. A translation is a file beside its original: `faq.es.yml` beside
 * `faq.yml`.
 */
import { languageCode } from "./language-code";
import { site } from "./site-file";

/** The code of a language. */
export type Language = string;

/** The languages of the site. */
export const languages: readonly Language[] = site.languages.map(({ code }) => code);

/**
 * The language in which content is written first, and the languages into which it is translated.
 */
export const [original = "", ...translations] = languages;

const known = new Map(site.languages.map((language) => [language.code, language]));

const factsOf = (language: Language) => {
  const facts = known.get(language);
  if (!facts) throw new Error(`The site is not written in the language “${language}”.`);
  return facts;
};

/**
 * What the context of a page has, but of Gatsby's own, such as the one with which `gatsby develop`
 * answers for a missing page.
 */
export interface PageLanguage {
  language?: Language;
  /**
   * The page's address in the original language. That of the 404 page is not the address at which
   * it is shown.
   */
  address?: string;
}

/** Returns the name of a language in that language. */
export const nameOf = (language: Language): string => factsOf(language).name;

/** Returns what a language calls another one in a sentence: inglés. */
export const nameIn = (language: Language, other: Language): string =>
  factsOf(language).names[other] ?? nameOf(other);

/** Returns the locale in which `Intl` writes dates and numbers in a language. */
export const localeOf = (language: Language): string => factsOf(language).locale;

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

/**
 * Returns a page's address in a language, `/es/faq#deposit` for `/faq#deposit`; the original's
 * where it is `missing`.
 */
export function addressIn(
  language: Language,
  to: string,
  missing: ReadonlySet<string> = new Set(),
): string {
  const [path = ""] = /^[^?#]*/.exec(to) ?? [];
  const address = prefixOf(language) + (path === "/" && language !== original ? "" : path);
  return path.startsWith("/") && !missing.has(address) ? address + to.slice(path.length) : to;
}

/**
 * Returns the address of a file in a language, `/feed.es.xml` for `/feed.xml`: beside the folders
 * of pages, which have headers of their own.
 */
export const fileIn = (language: Language, file: string): string =>
  language === original ? file : file.replace(/\.\w+$/, `.${language}$&`);

const named = new RegExp(String.raw`^(.+)\.(${languageCode})(\.(?:md|yml))$`);

/**
 * Returns the language in the name of a file, and the file's original: `faq.yml` for `faq.es.yml`.
 */
export function languageInName(file: string): { file: string; language: string } | undefined {
  const [, name = "", language = "", ending = ""] = named.exec(file) ?? [];
  return language ? { file: name + ending, language } : undefined;
}

/**
 * Returns the original of `faq.es.yml`, `faq.yml`, and its language; undefined for a file that is
 * no translation into a language of the site.
 */
export function translatedFrom(file: string): { file: string; language: Language } | undefined {
  const found = languageInName(file);
  return found && translations.includes(found.language) ? found : undefined;
}

/** Returns the translation's file name: `faq.es.yml` for `faq.yml`. */
export const translationOf = (file: string, language: Language): string =>
  file.replace(/\.(?:md|yml)$/, `.${language}$&`);

/**
 * The field of a translation that identifies the version of its original that was translated; see
 * `hashOfOriginal`.
 */
export const hashField = "originalHash";
