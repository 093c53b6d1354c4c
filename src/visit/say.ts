import { languageOf } from "../content/language";

/** Returns the text in the language of the address, for messages that cannot use a page's words: it may not have loaded. */
export const say = (english: string, spanish: string): string =>
  languageOf(location.pathname).language === "es" ? spanish : english;
