/**
 * Between Decap and wherever it writes to (a checkout, GitHub or Git Gateway): nothing that other pages need is deleted, a
 * page takes its pictures along, pictures that were not used are not saved, and nobody's change is overwritten unseen.
 */
import { folderOfPage, reasonToKeep } from "../content/check/removal";
import { factsOf, idsOfPage } from "../content/check/site";
import { isPage, readContent } from "../content/content-file";
import { placeOf } from "../content/paths";
import type { SiteData } from "../content/site-data";
import { sitePage } from "../content/site-page";
import { tell } from "./notice";

interface Written {
  path: string;
  raw: string;
}

/** As much of a backend of Decap as is guarded. */
export interface Backend {
  getEntry: (path: string) => Promise<{ data: string }>;
  persistEntry: (
    entry: { dataFiles: Written[]; assets: { path: string }[] },
    options: object,
  ) => Promise<unknown>;
  deleteFiles: (paths: string[], message: string) => Promise<unknown>;
  getMedia: (folder: string) => Promise<{ path: string }[]>;
}

/** What the site is, and what has been saved since the editor was opened. */
export type LiveSite = { -readonly [Key in keyof SiteData]: SiteData[Key] };

/**
 * Guards a backend in place.
 * @param ask asks the author in a dialog
 */
export function guard(backend: Backend, site: LiveSite, ask: typeof tell = tell): void {
  const original = {
    getEntry: backend.getEntry.bind(backend),
    persistEntry: backend.persistEntry.bind(backend),
    deleteFiles: backend.deleteFiles.bind(backend),
  };
  /** The files as they were when they were opened. */
  const opened = new Map<string, string>();

  backend.getEntry = async (path) => {
    const entry = await original.getEntry(path);
    opened.set(path, entry.data);
    return entry;
  };

  backend.persistEntry = async (entry, options) => {
    for (const file of entry.dataFiles)
      await compare(file, opened.get(file.path), original.getEntry, ask);
    const facts = entry.dataFiles.flatMap(({ path, raw }) => read(path, raw) ?? []).map(factsOf);
    const used = new Set(facts.flatMap(({ images }) => images));
    const assets = entry.assets.filter(({ path }) => used.has(path));
    const answer = await original.persistEntry({ ...entry, assets }, options).catch(explained);
    for (const { path, raw } of entry.dataFiles) {
      opened.set(path, raw);
      remember(path, raw, site);
    }
    return answer;
  };

  backend.deleteFiles = async (paths, message) => {
    const reasons = paths.flatMap((path) => reasonToKeep(path, site.facts) ?? []);
    if (reasons.length > 0) {
      await ask({ title: "Not deleted", text: reasons });
      throw new Error("Other pages need it.");
    }
    const folders = paths.flatMap((path) => folderOfPage(path) ?? []);
    const pictures = await Promise.all(folders.map((folder) => backend.getMedia(folder)));
    const all = new Set([...paths, ...pictures.flat().map(({ path }) => path)]);
    const answer = await original.deleteFiles([...all], message).catch(explained);
    for (const path of paths) remember(path, undefined, site);
    return answer;
  };
}

/** @throws Error when the file is not what was opened any more, unless the author says that it may be replaced */
async function compare(
  { path, raw }: Written,
  before: string | undefined,
  getEntry: Backend["getEntry"],
  ask: typeof tell,
): Promise<void> {
  if (before === undefined) return;
  const now = await getEntry(path).then(({ data }) => data, explainedOr(""));
  if (now === before || now === raw) return;
  const answer = await ask({
    title: "Changed meanwhile",
    text: [
      now
        ? "Somebody else, or another program, has changed this page since you opened it. Publishing yours as it is would undo that change."
        : "This page has been deleted since you opened it. Publishing would bring it back.",
      "To keep both, go back, copy your words, open the page anew and put them in.",
    ],
    compared: { "Only there now": linesOnlyIn(now, raw), "Only in yours": linesOnlyIn(raw, now) },
    buttons: ["Go back", "Publish mine"],
  });
  if (answer !== "Publish mine") throw new Error("The page was changed meanwhile.");
}

/** The lines by which a text differs from another one. */
function linesOnlyIn(text: string, other: string): string {
  const others = new Set(other.split("\n"));
  return text
    .split("\n")
    .filter((line) => !others.has(line))
    .join("\n");
}

/** Words for an answer that did not come: `fetch` calls it “Failed to fetch”. */
function explained(error: unknown): never {
  if (error instanceof TypeError)
    throw new Error(
      "Nothing was saved: the editor's server does not answer. Is npm run develop still running, and are you online?",
    );
  throw error;
}

const explainedOr = (otherwise: string) => (error: unknown) =>
  error instanceof TypeError ? explained(error) : otherwise;

function read(path: string, raw: string) {
  const place = placeOf(path.replace(/^content\//, ""));
  return place && readContent(place, path, new TextEncoder().encode(raw)).content;
}

/** Brings what is known of the site up to date with what was saved. */
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
