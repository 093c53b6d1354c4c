import { languageOf } from "../content/language";

/** What the visit itself says, when no page and none of its words may be there: in the language of the address. */
export const say = (english: string, spanish: string): string =>
  languageOf(location.pathname).language === "es" ? spanish : english;
