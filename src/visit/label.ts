import { languages, original, type Language } from "../content/language";
import { textIn, type Key } from "../i18n/text";

/** The language of the page that is shown. */
export const shownLanguage = (): Language =>
  languages.find((code) => document.documentElement.lang.startsWith(code)) ?? original;

/** Returns a label in it, outside of React. */
export const label = (key: Extract<Key, `visit.${string}`>): string =>
  textIn(shownLanguage()).t(key);
