import type { Language } from "../../content/language";
import type { Search } from "../../search/search";
import { indexAddress, textsAddress, type IndexFile } from "../../search/index-file";

/** A page's texts by the ids of their headings. */
export type Texts = Readonly<Record<string, string>>;

const loading = new Map<string, Promise<unknown>>();

/** Returns the pending or finished request for a key; a failed one is forgotten, so that the next call tries again. */
function once<Value>(key: string, load: () => Promise<Value>): Promise<Value> {
  const cached = loading.get(key) as Promise<Value> | undefined;
  if (cached) return cached;
  const promise = load();
  loading.set(key, promise);
  promise.catch(() => loading.delete(key));
  return promise;
}

async function json(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.json();
}

/** Loads the search of a language with its index, once. */
export const loadSearch = (language: Language): Promise<Search> =>
  once(language, async () => {
    const [{ makeSearch }, file] = await Promise.all([
      import("../../search/search"),
      json(indexAddress(language)),
    ]);
    return makeSearch(file as IndexFile);
  });

/** Loads the texts that excerpts of a page are taken from; a page whose texts fail to load is listed without excerpts. */
export const loadTexts = (path: string, language: Language): Promise<Texts> => {
  const address = textsAddress(path, language);
  return once(address, async () => (await json(address)) as Texts).catch(() => ({}));
};
