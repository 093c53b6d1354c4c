/** Page weight computed from the files of a built site, which gives the same numbers on every machine. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { builtPages } from "../routes";
import type { Values } from "./medians";

/** The quality at which a host compresses: pages on the fly, files once. */
const quality = { page: 6, file: constants.BROTLI_MAX_QUALITY };

const brotli = (content: Buffer, kind: keyof typeof quality) =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality[kind] } })
    .length;

/**
 * Returns bytes after compression: the `html` of all pages together and of `home`, the `script` that a page loads on
 * average, its own chunks included, and the `style` file.
 */
export function weighSite(root: string): Values {
  const sizes = new Map<string, number>();
  const weigh = (name: string) => {
    const size = sizes.get(name) ?? brotli(readFileSync(join(root, name)), "file");
    sizes.set(name, size);
    return size;
  };
  const { assetsByChunkName: chunks } = JSON.parse(
    readFileSync(join(root, "webpack.stats.json"), "utf8"),
  ) as { assetsByChunkName: Record<string, string[]> };
  const pages = builtPages(root).map(({ path, file }) => {
    const html = readFileSync(file);
    const data = join(root, "page-data", path === "/" ? "index" : path, "page-data.json");
    const { componentChunkName: name } = JSON.parse(readFileSync(data, "utf8")) as {
      componentChunkName: string;
    };
    const sources = [...html.toString().matchAll(/<script src="\/([^"]+)"/g)].map(
      ([, source = ""]) => source,
    );
    const ownScripts = (chunks[name] ?? []).filter((chunk) => chunk.endsWith(".js"));
    const script = [...new Set([...sources, ...ownScripts])].reduce(
      (sum, file) => sum + weigh(file),
      0,
    );
    return { path, html: brotli(html, "page"), script };
  });
  const total = (key: "html" | "script") => pages.reduce((sum, page) => sum + page[key], 0);
  const styles = readdirSync(root).filter((name) => /^styles\..+\.css$/.test(name));
  return {
    html: total("html"),
    home: pages.find(({ path }) => path === "/")?.html ?? 0,
    script: total("script") / pages.length,
    style: styles.reduce((sum, name) => sum + weigh(name), 0),
  };
}
