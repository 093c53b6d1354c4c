/**
 * Stands between Decap and the backend that it saves to (a checkout, GitHub or Git Gateway). Nothing that other pages need is
 * deleted. A page that is deleted takes its pictures and translations with it. A page that moves takes them along too, and
 * other files follow. Pictures that no page shows are not saved. Nobody's change is overwritten unseen.
 */
import { folderOfPage, reasonToKeep } from "../content/check/removal";
import { factsOf, namesOf, usersOf } from "../content/check/site";
import { isPage } from "../content/content-file";
import { translatedFrom, translationOf, translations } from "../content/language";
import { sourceOf } from "../content/translation";
import { refuseIfChanged, rethrowExplained } from "./changed-meanwhile";
import { readFile, updateSite, type LiveSite } from "./live-site";
import { showNotice } from "./notice";
import { neighborsIn, renumbered } from "./order";
import { withNewSlug, withoutEntryOf, type Renaming } from "./rename";

export interface DataFile {
  /** Required by every backend of Decap. */
  slug?: string;
  path: string;
  raw: string;
  /** Where the file moves to, along with its folder. */
  newPath?: string;
}

interface Asset {
  path: string;
  toBase64?: () => Promise<string>;
}

/** What to do besides writing a file when it is saved. */
export interface Plan {
  /** The page gets another address. */
  move?: Renaming & { path: string };
  /** Paths of the pictures of the page that this one was copied from. */
  copies?: readonly string[];
}

/** The parts of a Decap backend that are guarded. */
export interface Backend {
  getEntry: (path: string) => Promise<{ data: string }>;
  persistEntry: (
    entry: { dataFiles: DataFile[]; assets: Asset[] },
    options: object,
  ) => Promise<unknown>;
  deleteFiles: (paths: string[], message: string) => Promise<unknown>;
  getMedia: (folder: string) => Promise<{ path: string }[]>;
  getMediaFile: (path: string) => Promise<{ file: Blob }>;
  entriesByFolder?: ListEntries;
  allEntriesByFolder?: ListEntries;
  entriesByFiles?: ListEntries;
}

/** Lists the entries of a collection; symbols on the array hold its pagination. */
type ListEntries = (
  place: unknown,
  ...options: unknown[]
) => Promise<{ file: { path: string }; data?: string }[]>;

/**
 * Changes a backend so that it guards what it saves and deletes.
 * @param plans by the path of the file; each is carried out once
 * @param ask shows the author a dialog
 */
export function guard(
  backend: Backend,
  site: LiveSite,
  plans = new Map<string, Plan>(),
  ask: typeof showNotice = showNotice,
): void {
  const original = {
    getEntry: backend.getEntry.bind(backend),
    persistEntry: backend.persistEntry.bind(backend),
    deleteFiles: backend.deleteFiles.bind(backend),
  };
  /** The texts of files as they were when opened, by path. */
  const opened = new Map<string, string>();

  backend.getEntry = async (path) => {
    const entry = await original.getEntry(path);
    opened.set(path, entry.data);
    return entry;
  };

  /** Saves files and updates the site's data. */
  const save = async (dataFiles: DataFile[], assets: Asset[], options: object) => {
    const result = await original
      .persistEntry({ dataFiles, assets }, options)
      .catch(rethrowExplained);
    for (const { path, raw, newPath } of dataFiles) {
      opened.delete(path);
      opened.set(newPath ?? path, raw);
      if (translatedFrom(path)) continue;
      if (newPath !== undefined) updateSite(path, undefined, site);
      updateSite(newPath ?? path, raw, site);
    }
    return result;
  };
  for (const name of ["entriesByFolder", "allEntriesByFolder"] as const) {
    const list = backend[name]?.bind(backend);
    if (list) backend[name] = async (...options) => withoutTranslations(await list(...options));
  }

  backend.persistEntry = async (entry, options) => {
    for (const file of entry.dataFiles)
      await refuseIfChanged(file, opened.get(file.path), original.getEntry, ask);
    const facts = entry.dataFiles
      .flatMap(({ path, raw }) => readFile(path, raw) ?? [])
      .map(factsOf);
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
      const others = await renumberGroup(entry.dataFiles[0]);
      const result = await save([...entry.dataFiles, ...others], assets, options);
      plans.delete(path);
      return result;
    }
    const own = site.facts.find(({ file }) => file === path);
    const users = own ? usersOf(own, site.facts, "all") : [];
    for (const asset of assets)
      asset.path = `${folderOfPage(move.path) ?? ""}/${nameOf(asset.path)}`;
    const moved = originals.map((file) => ({ ...file, newPath: move.path }));
    const others = (await rewrite(users, (file, raw) => withNewSlug(file, raw, move))).map(
      (other) => ({ ...entry.dataFiles[0], ...other }),
    );
    // In one commit: between two, the site would have dead links.
    const result = await save([...moved, ...others], assets, options);
    plans.delete(path);
    // The translations have moved with the folder, unchanged; now their changes are saved.
    const translated = entry.dataFiles.flatMap((file) => {
      const language = translatedFrom(file.path)?.language;
      return language ? [{ ...file, path: translationOf(move.path, language) }] : [];
    });
    if (translated.length > 0) await save(translated, [], options);
    return result;
  };

  /** Returns files and their translations after a change; a translation that was up to date stays so. */
  const rewrite = async (
    files: readonly string[],
    change: (file: string, raw: string) => string,
  ): Promise<DataFile[]> => {
    const written = files.map(async (file): Promise<DataFile[]> => {
      const { data } = await original.getEntry(file);
      const raw = change(file, data);
      const [before, now] = [sourceIn(file, data), sourceIn(file, raw)];
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

  /** Returns the pages of the same group that are renumbered because of this one. */
  const renumberGroup = async (file: DataFile | undefined): Promise<DataFile[]> => {
    const content = file && readFile(file.path, file.raw);
    if (!content || !isPage(content) || typeof content.data.order !== "number") return [];
    const { kind, slug, data } = content;
    const group = kind.groupBy && data[kind.groupBy];
    const neighbors = neighborsIn(site.pages, kind.name, group, slug);
    if (!neighbors.some(({ fields }) => fields.order === data.order)) return [];
    return Promise.all(
      [...renumbered(neighbors, data.order as number)].map(async ([page, number]) => {
        const path = `content/${kind.folder}/${page.slug}/index.md`;
        const raw = (await original.getEntry(path)).data;
        return {
          ...file,
          path,
          raw: raw.replace(/^order: \d+(?=\s*(?:#.*)?$)/m, `order: ${number}`),
        };
      }),
    );
  };

  const fileAt = async (path: string) => (await backend.getMediaFile(path)).file;

  backend.deleteFiles = async (paths, message) => {
    const reasons = paths.flatMap((path) => reasonToKeep(path, site.facts) ?? []);
    if (reasons.length > 0) {
      await ask({ title: "Not deleted", paragraphs: reasons });
      throw new Error("Other pages need it.");
    }
    const folders = paths.flatMap((path) => folderOfPage(path) ?? []);
    const pictures = await Promise.all(folders.map((folder) => backend.getMedia(folder)));
    const translated = await Promise.all(paths.map(translationsOf));
    const all = new Set([...paths, ...[...translated, ...pictures].flat().map(({ path }) => path)]);
    const names = site.facts.filter(({ file }) => paths.includes(file)).flatMap(namesOf);
    const result = await original.deleteFiles([...all], message).catch(rethrowExplained);
    for (const path of paths) updateSite(path, undefined, site);
    for (const name of names) {
      const owners = site.facts.filter(({ covers }) => covers?.includes(name));
      const files = owners.map(({ file }) => file);
      const written = await rewrite(files, (file, raw) => withoutEntryOf(file, raw, name));
      // The options with which Decap itself publishes at once.
      const options = { commitMessage: message, useWorkflow: false, status: "draft" };
      if (written.length > 0) await save(written, [], options);
    }
    return result;
  };
}

/** Removes translations from a list; Decap would show them as entries of their own. */
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

/** Returns the hash by which a translation names its original's text; one that no file has where it cannot be read. */
function sourceIn(path: string, raw: string): string {
  const content = readFile(path, raw);
  return content ? sourceOf(content) : "unreadable";
}
