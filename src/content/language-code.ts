/**
 * What the code of a language looks like, in addresses and names of files: es, zh-Hant (BCP 47).
 * Source of a regular expression.
 */
export const languageCode = "[a-z]{2,3}(?:-[A-Z][a-z]{3})?";

const languageNames = new Intl.DisplayNames("en-US", { type: "language", fallback: "none" });

const form = new RegExp(`^${languageCode}$`);

/** Whether a text is the code of a language that there is. */
export const isLanguage = (text: string): boolean =>
  // `Intl.DisplayNames` throws for most texts of another form.
  form.test(text) && languageNames.of(text) !== undefined;
