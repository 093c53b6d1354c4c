/** What the code of a language looks like, in addresses and names of files: es, zh-Hant (BCP 47). Source of a regular expression. */
export const languageCode = "[a-z]{2,3}(?:-[A-Z][a-z]{3})?";
