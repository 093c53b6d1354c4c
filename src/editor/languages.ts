/**
 * Decap keeps the languages of an entry in one file (`structure: single_file`), the content in a file each: here they are
 * joined when Decap reads, and parted when it saves. So it shows them side by side, and paths stay those of the originals.
 */
import { original, translationOf, translations, type Translation } from "../content/language";
import { placeOf } from "../content/paths";
import { isTranslatable } from "../content/translation";
import type { Backend } from "./guard";

/** The texts of the files of an entry, by their languages. */
export type Texts = { [original]: string } & Partial<Record<Translation, string>>;

export const joined = (texts: Texts): string => JSON.stringify(texts);
export const parted = (text: string): Texts => JSON.parse(text) as Texts;

function isJoined(path: string): boolean {
  const place = placeOf(path.replace(/^content\//, ""));
  return place !== undefined && isTranslatable(place.kind);
}

/** Joins and parts the files of a backend in place. */
export function joinLanguages(backend: Backend): void {
  const getEntry = backend.getEntry.bind(backend);
  const persistEntry = backend.persistEntry.bind(backend);
  /** What translations said when they were opened. */
  const opened = new Map<string, string>();

  backend.getEntry = async (path) => {
    const entry = await getEntry(path);
    // Of a file that is not there the local backend says that it is empty.
    if (!isJoined(path) || !entry.data) return entry;
    const texts: Texts = { [original]: entry.data };
    for (const language of translations) {
      const file = translationOf(path, language);
      const data = await getEntry(file).then(
        (translated) => translated.data,
        () => undefined,
      );
      if (!data) continue;
      opened.set(file, data);
      texts[language] = data;
    }
    return { ...entry, data: joined(texts) };
  };

  // A list shows the original.
  for (const name of ["entriesByFolder", "allEntriesByFolder", "entriesByFiles"] as const) {
    const list = backend[name]?.bind(backend);
    if (!list) continue;
    backend[name] = async (...options) => {
      const entries = await list(...options);
      for (const entry of entries)
        if (isJoined(entry.file.path)) entry.data = joined({ [original]: entry.data ?? "" });
      return entries;
    };
  }

  backend.persistEntry = ({ dataFiles, assets }, options) => {
    const files = dataFiles.flatMap((file) => {
      if (!isJoined(file.path)) return [file];
      const texts = parted(file.raw);
      const translated = translations.flatMap((language) => {
        const path = translationOf(file.path, language);
        const raw = texts[language];
        // As it was opened; in a copy, that of the page that was copied, which does not say the copy's text.
        const isOld = raw === undefined || [...opened.values()].includes(raw);
        return isOld ? [] : [{ ...file, path, raw }];
      });
      translated.forEach(({ path, raw }) => opened.set(path, raw));
      return [{ ...file, raw: texts[original] }, ...translated];
    });
    return persistEntry({ dataFiles: files, assets }, options);
  };
}
