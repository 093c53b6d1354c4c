import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import type { GatsbyNode } from "gatsby";
import { writeSchema } from "./schema-file";
import { languageOf } from "../../content/language";
import { sharePicturePath } from "../../seo/share-picture";
import { titleSuffix } from "../../seo/title";
import { writeMissingData } from "../patches/not-found-data";
import { readBuiltPage, type BuiltPage } from "../publish/built-page";
import { publishedFiles } from "../publish/files";
import { readPageParts } from "../publish/page-parts";
import { searchFiles, type SearchedPage } from "../publish/search-files";
import { gitDates } from "../publish/git-dates";
import { lastChanges } from "../publish/last-changes";
import { queryPublished } from "../publish/publish-query";
import { cachedSharePicture } from "../publish/share-picture";

/** Pages that exist only while developing, or twice. */
const notPublished = ["/dev-404-page", "/404.html", "/404"];

/** All pages at once would fill the memory on a large site. */
const atOnce = { concurrency: 4 };

/**
 * Writes what the site publishes besides its pages: sitemap, robots.txt, feed, llms.txt, vCard, manifest,
 * security.txt, and a share picture for every page. It runs before the adapter finishes the pages.
 */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ graphql }) => {
  const root = process.cwd();
  const publicFolder = path.join(root, "public");
  await writeSchema(root, graphql);
  const data = await queryPublished(graphql);
  const paths = data.allSitePage.nodes
    .map((page) => page.path)
    .filter((candidate) => !notPublished.includes(candidate));
  for (const folder of ["search-index", "share"])
    // Files of pages that are no more would stay otherwise.
    await rm(path.join(publicFolder, folder), { recursive: true, force: true });
  const drawShare = async (page: BuiltPage) =>
    write(
      publicFolder,
      sharePicturePath(page.path),
      await sharePicture(root, data.business.name, page),
    );
  const read = async (address: string) => {
    const html = await readFile(htmlFile(publicFolder, address), "utf8");
    const page = readBuiltPage(address, html);
    await drawShare(page);
    return { page, parts: isSearched(page) ? readPageParts(page.title, html) : undefined };
  };
  const pages: BuiltPage[] = [];
  const searched: SearchedPage[] = [];
  for await (const { page, parts } of Readable.from(paths).map(read, atOnce) as AsyncIterable<
    Awaited<ReturnType<typeof read>>
  >) {
    pages.push(page);
    if (parts) searched.push({ path: page.path, parts });
  }
  for (const file of Object.entries(searchFiles(searched, data.allSearchWord.nodes)))
    await write(publicFolder, ...file);
  await drawShare(
    readBuiltPage("/404", await readFile(path.join(publicFolder, "404.html"), "utf8")),
  );
  await writeMissingData(publicFolder);
  const changes = lastChanges(
    pages.map((page) => page.path),
    data.allContentPage.nodes,
    { "/faq": days(data.allFaqEntry), "/rules": days(data.allRule), "/rights": days(data.allRule) },
    gitDates(root),
  );
  for (const [name, content] of Object.entries(publishedFiles(data, pages, changes, new Date())))
    await write(publicFolder, name, content);
};

/** Whether the search finds a page: one that search engines list too, and not the search itself. */
const isSearched = ({ path: page, canonical, isHidden }: BuiltPage) =>
  canonical !== undefined && !isHidden && !page.endsWith("/search");

function htmlFile(publicFolder: string, page: string): string {
  return path.join(publicFolder, page, "index.html");
}

async function write(folder: string, name: string, content: string | Buffer): Promise<void> {
  const file = path.join(folder, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}

async function sharePicture(
  root: string,
  name: string,
  { path: page, title, hero }: BuiltPage,
): Promise<Buffer> {
  const read = (address: string) => readFile(path.join(root, "public", address));
  const picture = hero ? { key: hero, read: () => read(hero) } : undefined;
  const folder = path.join(root, ".cache", "share-pictures");
  return cachedSharePicture(
    { title, name, place: titleSuffix[languageOf(page).language], hero: picture },
    folder,
  );
}

/** The days on which some entries were checked. */
const days = ({ nodes }: { nodes: readonly { checked: string }[] }) =>
  nodes.map(({ checked }) => checked);
