import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Actions } from "gatsby";
import { prefixOf, translations } from "../../content/language";
import type { Patch } from "./patch";

export const notFoundData: Patch = {
  name: "not-found-data",
  writtenFor: "gatsby 5.16.1",
  changes:
    "Answers requests for the data of a missing page in another language with that of the language's 404 page, to which it adds a `matchPath` for every address of the language",
  why: "Gatsby's script knows one 404 page only, which is in English",
  assumptions: [
    {
      file: "gatsby/cache-dir/loader.js",
      contains: "matchPath: pageData.matchPath,",
      ifMissing: "Gatsby no longer reads a page's `matchPath` from its data.",
    },
    {
      file: "gatsby/cache-dir/production-app.js",
      contains: "pageResources.page.matchPath ||",
      ifMissing: "Gatsby no longer shows a page with a `matchPath` at other addresses.",
    },
  ],
};

const dataFolder = (prefix: string) => `page-data${prefix}/404`;

/** Where a language has no page, its own 404 page answers. */
export function answerMissing({ createRedirect }: Actions, prefix: string): void {
  createRedirect({ fromPath: `${prefix}/*`, toPath: `${prefix}/404.html`, statusCode: 404 });
  createRedirect({
    fromPath: `/page-data${prefix}/*`,
    toPath: `/${dataFolder(prefix)}/any.json`,
    statusCode: 200,
  });
}

/** Writes the data of each language's 404 page for any address of the language. */
export async function writeMissingData(publicFolder: string): Promise<void> {
  for (const prefix of translations.map(prefixOf)) {
    const folder = path.join(publicFolder, dataFolder(prefix));
    const data = await readFile(path.join(folder, "page-data.json"), "utf8");
    const page = { ...(JSON.parse(data) as object), matchPath: `${prefix}/*` };
    await writeFile(path.join(folder, "any.json"), JSON.stringify(page));
  }
}
