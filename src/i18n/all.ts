/** Imported where all languages are needed at once: by the static HTML and by tests. */
import { provideCatalogs } from "./catalogs";
import en from "./en.yml";
import es from "./es.yml";

provideCatalogs({ en, es });
