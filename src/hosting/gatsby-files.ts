/** Which files of `public` are of this build: Gatsby leaves those of earlier ones there. */
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { IAdapter } from "gatsby";
import { notFoundFile, notFoundPage } from "../content/not-found";
import { expected, notWritten } from "./gatsby-output";
import type { Build, PageData } from "./html";

/** What Gatsby tells its adapter about each file, page and redirect. */
export type Routes = Parameters<NonNullable<IAdapter["adapt"]>>[0]["routesManifest"];

type StaticRoute = Extract<Routes[number], { type: "static" }>;

/** A page as Gatsby wrote it. The files are named from `public`. */
interface WrittenPage {
  /** Such as `about/index.html`. */
  htmlFile: string;
  html: string;
  dataFile: string;
  dataText: string;
  data: PageData;
}

const nameOf = ({ filePath }: StaticRoute) => path.posix.relative("public", filePath);

/**
 * Whether a route is that of a page: its path is not that of its file, except for 404.html. HTML of
 * an earlier build is served under the name of its file.
 */
const isPage = (route: StaticRoute) =>
  route.filePath.endsWith(".html") &&
  (route.path !== `/${nameOf(route)}` || `/${nameOf(route)}` === notFoundFile) &&
  // Gatsby writes this page a second time, as 404.html.
  `/${nameOf(route)}` !== `${notFoundPage}/index.html`;

/** Whether a file comes from this build's webpack, which names files by their content. */
const isAsset = ({ headers }: StaticRoute) =>
  headers.some(({ key, value }) => key === "cache-control" && value.includes("immutable"));

/** Reads the pages of this build. Throws where its 404 page, which every site has, is not there. */
export async function readPages(root: string, routes: Routes): Promise<WrittenPage[]> {
  const pages = routes.filter((route) => route.type === "static").filter(isPage);
  if (pages.length === 0) throw notWritten("pages into what it hands to its adapter");
  const read = await Promise.all(pages.map((route) => readPage(root, nameOf(route))));
  // src/visit/navigation.ts asks for it under this name.
  if (!read.some(({ data }) => data.path === notFoundFile))
    throw notWritten(`the 404 page as ${notFoundFile}`);
  return read;
}

async function readPage(root: string, htmlFile: string): Promise<WrittenPage> {
  const folder =
    `/${htmlFile}` === notFoundFile ? htmlFile : htmlFile.replace(/\/?index\.html$/, "") || "index";
  const dataFile = `page-data/${folder}/page-data.json`;
  const [html, dataText] = await Promise.all([
    readWritten(root, htmlFile),
    readWritten(root, dataFile),
  ]);
  const data = JSON.parse(dataText) as PageData;
  expected(data.componentChunkName, `componentChunkName into ${dataFile}`);
  expected(data.staticQueryHashes, `staticQueryHashes into ${dataFile}`);
  return { htmlFile, html, dataFile, dataText, data };
}

/** Returns the names of the scripts and styles of this build, and of what these contain. */
export function assetsIn(routes: Routes): string[] {
  const assets = routes.filter((route) => route.type === "static").filter(isAsset);
  if (assets.length === 0) throw notWritten("which files never change, for its adapter");
  return assets.map(nameOf);
}

/** Returns the address of the site's styles. */
export const stylesIn = (assets: readonly string[]): string =>
  `/${expected(
    assets.find((name) => /^styles\..*\.css$/.test(name)),
    "a file with the site's styles",
  )}`;

/** Reads which scripts have which name. */
export async function readChunks(root: string): Promise<Build["chunks"]> {
  return JSON.parse(await readWritten(root, "chunk-map.json")) as Build["chunks"];
}

/**
 * Fails where the data of the whole site do not name the build, which src/visit/recovery.ts
 * compares with that of a page.
 */
export async function expectBuildName(root: string): Promise<void> {
  const name = "page-data/app-data.json";
  const { webpackCompilationHash } = JSON.parse(await readWritten(root, name)) as {
    webpackCompilationHash?: string;
  };
  expected(webpackCompilationHash, `the name of the build into ${name}`);
}

/** Returns where a file is that Gatsby writes into `public`. */
export function fileWritten(root: string, name: string): string {
  const file = path.join(root, "public", name);
  if (!existsSync(file)) throw notWritten(`public/${name}`);
  return file;
}

/** Reads a file that Gatsby writes into `public`. */
const readWritten = async (root: string, name: string): Promise<string> =>
  readFile(fileWritten(root, name), "utf8");
