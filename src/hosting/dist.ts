/** Writes `dist`, which a host serves as it is, from `public`, which is Gatsby's own. */
import { createHash } from "node:crypto";
import { copyFile, link, mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { languages, prefixOf } from "../content/language";
import { walkFiles } from "../content/walk-files";
import { formatHeaders, headerRules } from "./headers";
import { finishHtml, type Build, type PageData } from "./html";
import { inlineScript } from "./inline-script";
import { contentSecurityPolicy, hashSource, inlineScripts, withPolicy } from "./policy";

/** Names that change with their content: files of webpack, and pictures. */
const hashed = /^static\/|-[0-9a-f]{20}\.(?:js|css)$/;

/** What only Gatsby reads, the page /404, which Gatsby writes a second time as 404.html, and the editor of `gatsby develop`. */
const notServed =
  /^(?:_gatsby|~partytown|404|admin)\/|^(?:webpack\.stats|chunk-map)\.json$|\.LICENSE\.txt$/;

type Redirect = Record<"path" | "toPath", string> & { status: number };

interface Options {
  redirects: readonly Redirect[];
  isPreview: boolean;
  /** Style elements that scripts add. */
  addedStyles: readonly string[];
}

/** Writes pages as `about.html`, which a host serves at `/about`, Gatsby's other files, `_headers` and `_redirects` into `dist`. */
export async function writeDist(root: string, options: Options): Promise<void> {
  const published = path.join(root, "public");
  const dist = path.join(root, "dist");
  const read = (name: string) => readFile(path.join(published, name), "utf8");
  const write = async (name: string, text: string) => {
    await mkdir(path.dirname(path.join(dist, name)), { recursive: true });
    await writeFile(path.join(dist, name), text);
  };
  const build = await readBuild(root, read);
  const globalsPath = (text: string) =>
    `/gatsby-globals-${createHash("sha256").update(text).digest("hex").slice(0, 20)}.js`;
  const globals = new Set<string>();
  const scripts = new Set<string>();
  const place = async (name: string) => {
    const [from, to] = [path.join(published, name), path.join(dist, name)];
    await mkdir(path.dirname(to), { recursive: true });
    // What never changes under its name is linked, so that the pictures are on the disk once.
    if (hashed.test(name)) await link(from, to).catch(() => copyFile(from, to));
    else await copyFile(from, to);
  };
  const finish = async (name: string) => {
    const written = name.endsWith(".html") ? await read(name) : "";
    // Other HTML is the editor's, or comes from `static`.
    if (!written.includes('id="___gatsby"')) return place(name);
    // A host would redirect to `/about/` for `about/index.html`.
    const file = name.replace(/\/index\.html$/, ".html");
    const folder = /^404\.html$/.test(file) ? file : file.replace(/\.html$/, "");
    const address = `page-data/${folder}/page-data.json`;
    const data = JSON.parse(await read(address)) as PageData;
    const page = finishHtml(written, build, { address: `/${address}`, data }, globalsPath);
    globals.add(page.globals);
    inlineScripts(page.html).forEach((script) => scripts.add(hashSource(script)));
    return write(file, page.html);
  };
  const names = (await walkFiles(published)).filter((name) => !notServed.test(name));
  await Promise.all(names.map(finish));
  for (const text of globals) await write(globalsPath(text).slice(1), text);

  const policy = contentSecurityPolicy(scripts, options.addedStyles.map(hashSource));
  // A 404 page is served at addresses that no header rule can name.
  for (const language of languages) {
    const name = `${prefixOf(language)}/404.html`.slice(1);
    await write(name, withPolicy(await readFile(path.join(dist, name), "utf8"), policy));
  }
  const { isPreview, redirects } = options;
  const files = await walkFiles(dist);
  await write("_headers", formatHeaders(headerRules({ files, policy, isPreview })));
  await write("_redirects", redirects.map(redirectLine).join(""));
}

/** Returns a line of `_redirects`. A query stands apart from its path (docs.netlify.com), and its rule wins over the page there. */
export function redirectLine({ path, toPath, status }: Redirect): string {
  const [from = "", query = ""] = path.split("?");
  const end = query ? [...query.split("&"), toPath, `${status}!`] : [toPath, String(status)];
  return `${[from, ...end].join(" ")}\n`;
}

async function readBuild(root: string, read: (name: string) => Promise<string>): Promise<Build> {
  const { assetsByChunkName } = JSON.parse(await read("webpack.stats.json")) as {
    assetsByChunkName: Record<string, string[]>;
  };
  const file = Object.values(assetsByChunkName)
    .flat()
    .find((asset) => /^styles\..*\.css$/.test(asset));
  if (!file) throw new Error("Gatsby has written no file with the site's styles.");
  return {
    styles: `/${file}`,
    chunks: JSON.parse(await read("chunk-map.json")) as Build["chunks"],
    inline: {
      loader: await inlineScript(root, "loader"),
      trustedTypes: await inlineScript(root, "trusted-types"),
    },
  };
}
