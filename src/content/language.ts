/** The languages of the site, and where their words lie: a translation lies beside its original, `faq.es.yml` beside `faq.yml`. */

/** The language in which content is written first. */
export const original = "en";

/** The languages into which it is translated. */
export const translations = ["es"] as const;
export type Translation = (typeof translations)[number];
export type Language = typeof original | Translation;

/** By which `Intl` writes dates and numbers. */
export const locales: Record<Language, string> = { en: "en-US", es: "es-US" };

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
