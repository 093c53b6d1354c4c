/**
 * The content check for a single file that is not saved yet, with the words of the whole one: the editor in the browser
 * checks with it while an author types. Pure; pictures are looked at by `named-pictures.ts`.
 */
import {
  dataSchemas,
  readData,
  readPage,
  type DataEntry,
  type DataFileName,
  type PageEntry,
} from "../content";
import type { Mistake } from "../front-matter";
import { parseMarkdown, tableOfContents } from "../markdown";
import type { PageKind } from "../model";
import { folders, pagePath } from "../paths";
import type { Addresses } from "./addresses";
import { checkLeftovers } from "./leftovers";
import { picturesOf, type NamedPicture } from "./named-pictures";
import type { ContentFiles } from "./read-files";
import { checkReferences } from "./references";
import { checkText } from "./text";
import { checkUniqueness } from "./uniqueness";

/** What the check has to know of the rest of the site. */
export interface Surroundings {
  pages: readonly {
    kind: PageKind;
    slug: string;
    file: string;
    title: string;
    aliases: readonly string[];
  }[];
  addresses: Readonly<Record<string, readonly string[]>>;
  offers: readonly string[];
}

export interface CheckedFile {
  mistakes: Mistake[];
  /** The pictures that the page names, to be looked at. */
  pictures: NamedPicture[];
}

/** Checks a page as it would be written. */
function checkOnePage(kind: PageKind, slug: string, text: string, site: Surroundings): CheckedFile {
  const file = `content/${folders[kind].content}/${slug}/index.md`;
  const { entry, mistakes } = readPage(kind, slug, file, new TextEncoder().encode(text));
  if (!entry) return { mistakes, pictures: [] };
  const others = site.pages.filter((page) => page.file !== file);
  const addresses = addressesOf(site);
  const headings = tableOfContents(parseMarkdown(entry.body)).map(({ id }) => id);
  addresses.set(pagePath(kind, slug), () => new Set(headings));
  const alone: ContentFiles = {
    pages: [entry],
    pageFiles: [...others, { kind, slug, file }],
    business: { data: { offers: site.offers.map((id) => ({ id })) } } as DataEntry<"business.yml">,
    faq: undefined,
    clients: undefined,
    mistakes: [],
  };
  const together = { ...alone, pages: [...others.map(toEntry), entry] };
  const found = [
    ...checkUniqueness(together, addresses),
    ...checkReferences(alone),
    ...checkLeftovers(alone),
    ...checkText(alone, addresses),
  ].filter((mistake) => mistake.file === file);
  return { mistakes: found, pictures: picturesOf(entry) };
}

/** Checks one of the YAML files as it would be written. */
function checkOneDataFile(name: DataFileName, text: string, site: Surroundings): CheckedFile {
  const { entry, mistakes } = readData(name, `content/${name}`, new TextEncoder().encode(text));
  if (!entry) return { mistakes, pictures: [] };
  const files: ContentFiles = {
    pages: [],
    pageFiles: [],
    business: undefined,
    faq: name === "faq.yml" ? (entry as DataEntry<"faq.yml">) : undefined,
    clients: name === "clients.yml" ? (entry as DataEntry<"clients.yml">) : undefined,
    mistakes: [],
  };
  const addresses = addressesOf(site);
  const ids = files.faq?.data.groups.flatMap((group) => [group, ...group.entries]) ?? [];
  if (files.faq) addresses.set("/faq", () => new Set(ids.map(({ id }) => id)));
  return {
    mistakes: [
      ...checkUniqueness(files, addresses),
      ...checkLeftovers(files),
      ...checkText(files, addresses),
    ],
    pictures: [],
  };
}

/** Checks a file by what it is; the mistakes are in the order of its lines. */
export function checkOneFile(
  what: PageKind | DataFileName,
  slug: string,
  text: string,
  site: Surroundings,
): CheckedFile {
  const { mistakes, pictures } =
    what in dataSchemas
      ? checkOneDataFile(what as DataFileName, text, site)
      : checkOnePage(what as PageKind, slug, text, site);
  return { mistakes: mistakes.sort((a, b) => a.line - b.line), pictures };
}

function addressesOf({
  addresses,
}: Surroundings): Map<string, () => ReadonlySet<string>> & Addresses {
  return new Map(Object.entries(addresses).map(([path, ids]) => [path, () => new Set(ids)]));
}

/** As much of another page as the check for what may exist only once looks at. */
function toEntry({ kind, slug, file, title, aliases }: Surroundings["pages"][number]): PageEntry {
  return {
    kind,
    slug,
    file,
    path: pagePath(kind, slug),
    frontMatter: { title, aliases } as unknown as PageEntry["frontMatter"],
    body: "",
    bodyLine: 1,
    yaml: { data: {}, lineOf: () => 1 },
  };
}
