/** The labels of src/i18n, for the texts that a build makes in Node. Components call `useText`. */
import { languages } from "./language";
import { readCatalog } from "../i18n/read-catalog";
import { provideCatalogs } from "../i18n/text";

export { textIn } from "../i18n/text";

for (const language of languages) provideCatalogs({ [language]: readCatalog(language) });
