/**
 * Between Decap and wherever it writes to (a checkout, GitHub or Git Gateway): nothing that other pages need is deleted, a
 * page takes its pictures and translations along, pictures that were not used are not saved, and nobody's change is
 * overwritten unseen. A page that gets another address takes along the same, and what others say of it.
 */
import { folderOfPage, reasonToKeep } from "../content/check/removal";
import { factsOf, idsOfPage, namesOf, usersOf } from "../content/check/site";
import { isPage, readContent } from "../content/content-file";
import { translatedFrom, translationOf, translations } from "../content/language";
import { placeOf } from "../content/paths";
import type { SiteData } from "../content/site-data";
import { sitePage } from "../content/site-page";
import { sourceOf } from "../content/translation";
import { explained, refuseIfChanged } from "./changed-meanwhile";
import { tell } from "./notice";
import { makeRoom, neighborsIn } from "./order";
import { renamedIn, withoutEntryOf, type Renaming } from "./rename";

export interface Written {
  /** Every backend of Decap asks for it. */
  slug?: string;
  path: string;
  raw: string;
  /** Where the file is moved to, with its folder. */
  newPath?: string;
}

interface Asset {
  path: string;
  toBase64?: () => Promise<string>;
}

/** What to do besides writing the file when it is saved. */
export interface Plan {
  /** The page gets another address. */
  move?: Renaming & { path: string };
  /** The pictures of the page that it was copied from. */
  copies?: readonly string[];
}

/** As much of a backend of Decap as is guarded. */
export interface Backend {
  getEntry: (path: string) => Promise<{ data: string }>;
  persistEntry: (
    entry: { dataFiles: Written[]; assets: Asset[] },
    options: object,
  ) => Promise<unknown>;
  deleteFiles: (paths: string[], message: string) => Promise<unknown>;
  getMedia: (folder: string) => Promise<{ path: string }[]>;
  getMediaFile: (path: string) => Promise<{ file: Blob }>;
  entriesByFolder?: List;
  allEntriesByFolder?: List;
  entriesByFiles?: List;
}

/** Lists the entries of a collection; symbols on the array hold its paging. */
export type List = (
  place: unknown,
  ...options: unknown[]
) => Promise<{ file: { path: string }; data?: string }[]>;

/** The site's data, updated with what has been saved since the editor was opened. */
export type LiveSite = { -readonly [Key in keyof SiteData]: SiteData[Key] };

/**
 * Guards a backend in place.
 * @param plans by the paths of files; each is carried out once
 * @param ask asks the author in a dialog
 */
export function guard(
  backend: Backend,
  site: LiveSite,
  plans = new Map<string, Plan>(),
  ask: typeof tell = tell,
): void {
  const original = {
    getEntry: backend.getEntry.bind(backend),
    persistEntry: backend.persistEntry.bind(backend),
    deleteFiles: backend.deleteFiles.bind(backend),
  };
  /** The contents of files when they were opened. */
  const opened = new Map<string, string>();

  backend.getEntry = async (path) => {
    const entry = await original.getEntry(path);
    opened.set(path, entry.data);
    return entry;
  };

  /** Saves files and updates what is known of the site. */
  const save = async (dataFiles: Written[], assets: Asset[], options: object) => {
    const answer = await original.persistEntry({ dataFiles, assets }, options).catch(explained);
    for (const { path, raw, newPath } of dataFiles) {
      opened.delete(path);
      opened.set(newPath ?? path, raw);
      if (translatedFrom(path)) continue;
      if (newPath !== undefined) remember(path, undefined, site);
      remember(newPath ?? path, raw, site);
    }
    return answer;
  };
  for (const name of ["entriesByFolder", "allEntriesByFolder"] as const) {
    const list = backend[name]?.bind(backend);
    if (list) backend[name] = async (...options) => withoutTranslations(await list(...options));
  }

  backend.persistEntry = async (entry, options) => {
    for (const file of entry.dataFiles)
      await refuseIfChanged(file, opened.get(file.path), original.getEntry, ask);
    const facts = entry.dataFiles.flatMap(({ path, raw }) => read(path, raw) ?? []).map(factsOf);
    const used = new Set(facts.flatMap(({ images }) => images));
    const assets = entry.assets.filter(({ path }) => used.has(path));
    const [{ path } = { path: "" }] = entry.dataFiles;
    const { move, copies = [] } = plans.get(path) ?? {};
    for (const image of used) {
      const source = copies.find((copy) => nameOf(copy) === nameOf(image));
      if (source !== undefined && !assets.some((asset) => asset.path === image))
        assets.push({ path: image, toBase64: async () => base64Of(await fileAt(source)) });
    }
    const originals = entry.dataFiles.filter((file) => !translatedFrom(file.path));
    if (!move) {
      const others = await makeRoomFor(entry.dataFiles[0]);
      return save([...entry.dataFiles, ...others], assets, options);
    }
    const own = site.facts.find(({ file }) => file === path);
    const users = own ? usersOf(own, site.facts, "all") : [];
    for (const asset of assets)
      asset.path = `${folderOfPage(move.path) ?? ""}/${nameOf(asset.path)}`;
    const moved = originals.map((file) => ({ ...file, newPath: move.path }));
    const others = await changed(users, (file, raw) => renamedIn(file, raw, move));
    const also = others.map((other) => ({ ...entry.dataFiles[0], ...other }));
    // At once: between two saves the site would have dead links.
    const answer = await save([...moved, ...also], assets, options);
    plans.delete(path);
    // They moved along with the folder as they were.
    const translated = entry.dataFiles.flatMap((file) => {
      const language = translatedFrom(file.path)?.language;
      return language ? [{ ...file, path: translationOf(move.path, language) }] : [];
    });
    if (translated.length > 0) await save(translated, [], options);
    return answer;
  };

  /** Files and their translations after a change; one that said what its original says still says it. */
  const changed = async (
    files: readonly string[],
    change: (file: string, raw: string) => string,
  ): Promise<Written[]> => {
    const written = files.map(async (file): Promise<Written[]> => {
      const { data } = await original.getEntry(file);
      const raw = change(file, data);
      const [before, now] = [stateOf(file, data), stateOf(file, raw)];
      const translated = (await translationsOf(file)).map((other) => ({
        path: other.path,
        raw: change(other.path, other.data).replace(before, now),
      }));
      const all = [{ path: file, raw }, ...translated];
      return all.map((other) => ({ slug: nameOf(other.path), ...other }));
    });
    return (await Promise.all(written)).flat();
  };

  const translationsOf = async (file: string) => {
    const found = translations.map(async (language) => {
      const path = translationOf(file, language);
      return original.getEntry(path).then(
        ({ data }) => (data ? [{ path, data }] : []),
        () => [],
      );
    });
    return (await Promise.all(found)).flat();
  };

  /** The pages of the same group that have to be renumbered because of this one. */
  const makeRoomFor = async (file: Written | undefined): Promise<Written[]> => {
    const content = file && read(file.path, file.raw);
    if (!content || !isPage(content) || typeof content.data.order !== "number") return [];
    const { kind, slug, data } = content;
    const group = kind.groupBy && data[kind.groupBy];
    const neighbors = neighborsIn(site.pages, kind.name, group, slug);
    if (!neighbors.some(({ fields }) => fields.order === data.order)) return [];
    const room = [...makeRoom(neighbors, data.order as number)];
    return Promise.all(
      room.map(async ([page, number]) => {
        const path = `content/${kind.folder}/${page.slug}/index.md`;
        const raw = (await original.getEntry(path)).data;
        return { ...file, path, raw: raw.replace(/^order: \d+$/m, `order: ${number}`) };
      }),
    );
  };

  const fileAt = async (path: string) => (await backend.getMediaFile(path)).file;

  backend.deleteFiles = async (paths, message) => {
    const reasons = paths.flatMap((path) => reasonToKeep(path, site.facts) ?? []);
    if (reasons.length > 0) {
      await ask({ title: "Not deleted", text: reasons });
      throw new Error("Other pages need it.");
    }
    const folders = paths.flatMap((path) => folderOfPage(path) ?? []);
    const pictures = await Promise.all(folders.map((folder) => backend.getMedia(folder)));
    const translated = await Promise.all(paths.map(translationsOf));
    const all = new Set([...paths, ...[...translated, ...pictures].flat().map(({ path }) => path)]);
    const names = site.facts.filter(({ file }) => paths.includes(file)).flatMap(namesOf);
    const answer = await original.deleteFiles([...all], message).catch(explained);
    for (const path of paths) remember(path, undefined, site);
    for (const name of names) {
      const holders = site.facts.filter(({ covers }) => covers?.includes(name));
      const files = holders.map(({ file }) => file);
      const written = await changed(files, (file, raw) => withoutEntryOf(file, raw, name));
      // As Decap saves what it publishes at once.
      const options = { commitMessage: message, useWorkflow: false, status: "draft" };
      if (written.length > 0) await save(written, [], options);
    }
    return answer;
  };
}

/** Decap would list translations as entries of their own. */
function withoutTranslations<Entry extends { file: { path: string } }>(list: Entry[]): Entry[] {
  const originals = list.filter(({ file }) => !translatedFrom(file.path));
  for (const key of Object.getOwnPropertySymbols(list))
    Reflect.set(originals, key, Reflect.get(list, key));
  return originals;
}

const nameOf = (path: string) => path.slice(path.lastIndexOf("/") + 1);

function base64Of(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve((reader.result as string).replace(/^.*?,/, ""));
    reader.onerror = () => reject(new Error("A picture could not be copied."));
    reader.readAsDataURL(file);
  });
}

function read(path: string, raw: string) {
  const place = placeOf(path.replace(/^content\//, ""));
  return place && readContent(place, path, new TextEncoder().encode(raw)).content;
}

/** The mark by which the translation of a file names the state that it says; none that could be found where it cannot be read. */
function stateOf(path: string, raw: string): string {
  const content = read(path, raw);
  return content ? sourceOf(content) : "unreadable";
}

/** Updates what is known of the site with a saved or deleted file. */
function remember(path: string, raw: string | undefined, site: LiveSite): void {
  const content = raw === undefined ? undefined : read(path, raw);
  const before = site.facts.find(({ file }) => file === path);
  const others = site.facts.filter(({ file }) => file !== path);
  site.facts = content ? [...others, factsOf(content)] : others;
  const addresses = Object.entries(site.addresses).filter(
    ([address]) => address !== before?.address,
  );
  site.pages = site.pages.filter(({ path }) => path !== before?.address);
  if (content && isPage(content)) {
    addresses.push([content.path, idsOfPage(content)]);
    if (!content.data.draft) site.pages.push(sitePage(content));
  }
  site.addresses = Object.fromEntries(addresses);
}
