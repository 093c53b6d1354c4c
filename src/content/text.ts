/** The labels of src/i18n, for the texts that a build makes in Node. Components call `useText`. */
import { inEach } from "./language";
import { readCatalog } from "../i18n/read-catalog";
import { provideCatalogs } from "../i18n/text";

export { textIn } from "../i18n/text";

provideCatalogs(inEach(readCatalog));
