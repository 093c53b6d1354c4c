/**
 * Shows the languages of an entry side by side. Decap expects all of them in one file (`structure: single_file`), while
 * the content has a file for each: this joins the files when Decap reads an entry and splits them when it saves, so that
 * the entry keeps the path of its original.
 */
import { original, translationOf, translations, type Translation } from "../content/language";
import { isTranslatable } from "../content/translation";
import type { Backend } from "./guard";
import { placeOfFile } from "./live-site";

/** The texts of an entry's files by language. */
export type Texts = { [original]: string } & Partial<Record<Translation, string>>;

export const joinTexts = (texts: Texts): string => JSON.stringify(texts);
export const splitTexts = (text: string): Texts => JSON.parse(text) as Texts;

function isJoined(path: string): boolean {
  const place = placeOfFile(path);
  return place !== undefined && isTranslatable(place.kind);
}

/** Changes a backend so that it joins and splits the files of entries. */
export function joinLanguages(backend: Backend): void {
  const getEntry = backend.getEntry.bind(backend);
  const persistEntry = backend.persistEntry.bind(backend);
  /** The texts of translations as they were when opened, by path. */
  const opened = new Map<string, string>();

  backend.getEntry = async (path) => {
    const entry = await getEntry(path);
    // The local backend returns an empty text for a file that does not exist.
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
    return { ...entry, data: joinTexts(texts) };
  };

  // Lists show only the original.
  for (const name of ["entriesByFolder", "allEntriesByFolder", "entriesByFiles"] as const) {
    const list = backend[name]?.bind(backend);
    if (!list) continue;
    backend[name] = async (...options) => {
      const entries = await list(...options);
      for (const entry of entries)
        if (isJoined(entry.file.path)) entry.data = joinTexts({ [original]: entry.data ?? "" });
      return entries;
    };
  }

  backend.persistEntry = ({ dataFiles, assets }, options) => {
    const files = dataFiles.flatMap((file) => {
      if (!isJoined(file.path)) return [file];
      const texts = splitTexts(file.raw);
      const translated = translations.flatMap((language) => {
        const path = translationOf(file.path, language);
        const raw = texts[language];
        // Unchanged since it was opened; in a copy, it would be the translation of the page that was copied.
        const isOld = raw === undefined || [...opened.values()].includes(raw);
        return isOld ? [] : [{ ...file, path, raw }];
      });
      translated.forEach(({ path, raw }) => opened.set(path, raw));
      return [{ ...file, raw: texts[original] }, ...translated];
    });
    return persistEntry({ dataFiles: files, assets }, options);
  };
}
