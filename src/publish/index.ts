import { existsSync } from "node:fs";
import { copyFile, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { parseDocument } from "htmlparser2";
import sharp from "sharp";
import { shownExtras } from "../content/extras";
import { notFoundFile, notFoundPage } from "../content/not-found";
import { publishedSpots } from "../content/spots";
import { publishedFolder } from "../hosting/folders";
import { readCatalog } from "../i18n/read-catalog";
import { sharePicturePath, shareSize } from "../seo/page";
import { readBuiltPage, type BuiltPage } from "./built-page";
import { publishedFiles } from "./files";
import type { LlmsSection } from "./llms";
import { queryPublished, queryWith, type Published } from "./query";
import { answerQueries } from "./documented-queries";

/** Pages that exist only while developing, or twice. */
const notPublished = ["/dev-404-page", notFoundPage];

/** Writes what the site publishes besides its pages, for the adapter, which writes `dist`. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async (api) => {
  const root = process.cwd();
  const folder = path.join(root, publishedFolder);
  await rm(folder, { recursive: true, force: true });
  const written: Promise<void>[] = [];
  const crops = new Map<string, Promise<string>>();
  await answerQueries(process.env.DOCUMENTED_QUERIES, (query) => api.graphql(query));
  const graphql = queryWith((query) => api.graphql(query));
  const data = withNotice(await queryPublished(graphql));
  const pages: (BuiltPage & { html: string })[] = [];
  const read = async (address: string) => {
    const file = address === notFoundFile ? address : path.join(address, "index.html");
    return [address, await readFile(path.join(root, "public", file), "utf8")] as const;
  };
  const published = data.allSitePage.nodes.filter((page) => !notPublished.includes(page.path));
  for (const [address, html] of await Promise.all(published.map((page) => read(page.path)))) {
    const isError = address === notFoundFile;
    const page = readBuiltPage(isError ? notFoundPage : address, parseDocument(html));
    // The pages of two languages have one picture.
    const crop = page.hero && (crops.get(page.hero) ?? cropped(root, page.hero));
    if (page.hero && crop) crops.set(page.hero, crop);
    written.push(Promise.resolve(crop).then((file) => writeSharePicture(root, page, file)));
    if (!isError) pages.push({ ...page, html });
  }
  const asTheyAre = publishedSpots();
  const ofExtras: { files: Record<string, string>; llms: LlmsSection[] } = { files: {}, llms: [] };
  for (const { publish, files, llms } of shownExtras) {
    if (llms) ofExtras.llms.push(await llms(graphql));
    Object.assign(asTheyAre, files?.());
    if (publish) Object.assign(ofExtras.files, await publish({ pages, graphql }));
  }
  const files = {
    ...publishedFiles(data, pages, new Date(), ofExtras.llms),
    ...ofExtras.files,
  };
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  for (const [name, original] of Object.entries(asTheyAre)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await copyFile(original, file);
  }
  await Promise.all(written);
};

/**
 * Returns the data with the sample notice after each description of the business: they are
 * advertising, too.
 */
function withNotice(data: Published): Published {
  const nodes = data.allBusiness.nodes.map((business) => {
    const notice = String(readCatalog(business.language)["sample.text"]);
    const { description, sample } = business;
    return sample ? { ...business, description: `${description} ${notice}` } : business;
  });
  return { ...data, allBusiness: { nodes } };
}

/**
 * Writes the picture for previews of shared links: a crop of the page's first picture, or that of
 * the brand.
 */
async function writeSharePicture(root: string, { path: page }: BuiltPage, crop?: string) {
  const target = path.join(root, publishedFolder, sharePicturePath(page));
  await mkdir(path.dirname(target), { recursive: true });
  await copyFile(crop ?? path.join(root, "static", "share.jpg"), target);
}

/**
 * Crops a picture for previews, and returns the file. The name of a picture changes with what it
 * shows, so that a later build takes the same crop.
 */
async function cropped(root: string, picture: string): Promise<string> {
  const file = path.join(root, ".cache", "share", picture.replaceAll("/", "-"));
  if (existsSync(file)) return file;
  await mkdir(path.dirname(file), { recursive: true });
  // WhatsApp shows no picture above 300 KB.
  const crop = await sharp(path.join(root, "public", decodeURIComponent(picture)))
    .resize({ ...shareSize, fit: "cover", position: "attention" })
    // What is transparent would be black.
    .flatten({ background: "white" })
    .jpeg({ quality: 74 })
    .toBuffer();
  // Whole or not at all: a build that is stopped here leaves no half of a picture to the next.
  await writeFile(`${file}.new`, crop);
  await rename(`${file}.new`, file);
  return file;
}
