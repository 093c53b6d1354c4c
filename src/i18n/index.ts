/**
 * The labels of the interface. `src/i18n/en.yml` says how to write them; docs/translating.md
 * explains more.
 */
import { createContext, useContext } from "react";
import { original, type Language } from "../content/language";
import { textIn, type Text } from "./text";

export { textIn, type Key, type Text } from "./text";
export { unbroken } from "./unbroken";

/** The language of the page that is shown. */
export const LanguageContext = createContext<Language>(original);

/** Returns the language of the page that is shown. */
export const useLanguage = (): Language => useContext(LanguageContext);

/** Returns the labels in the page's language: `const { t, rich, language } = useText()`. */
export const useText = (): Text => textIn(useLanguage());
