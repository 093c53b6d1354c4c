import { PatchError, type Patch } from "./patch";

const extractor = "gatsby/dist/utils/gatsby-webpack-stats-extractor.js";

export const pageScripts: Patch = {
  name: "page-scripts",
  writtenFor: "gatsby 5.16.1",
  changes:
    "Takes Gatsby's scripts out of every page's HTML, makes Gatsby's loader get the names of chunks from webpack instead of from a list, and leaves fewer parts of pages to scripts that pages share",
  why: "Scripts wait until the page is painted, a strict policy allows no inline script that differs from page to page, webpack's runtime already contains the names, and a small file costs each page more than it saves",
  code: ["src/build/gatsby/on-create-webpack-config.ts"],
  assumptions: [
    {
      file: "gatsby/dist/utils/webpack.config.js",
      contains: "shared: {\n          test(module, {",
      ifMissing: "Gatsby no longer has a group `shared` of what several pages use.",
    },
    {
      file: "gatsby/cache-dir/static-entry.js",
      contains: "id={`gatsby-script-loader`}",
      ifMissing: "Gatsby no longer writes each page's path into `#gatsby-script-loader`.",
    },
    {
      file: extractor,
      contains:
        "`_gatsby-scripts-1.html`), chunkSliceContents + hashSliceContents + assetSliceContents",
      ifMissing: "Gatsby no longer writes its scripts into the slice `_gatsby-scripts-1`.",
    },
    {
      file: "gatsby/cache-dir/loader.js",
      contains: "(window.___chunkMapping[componentChunkName] || []).map(",
      ifMissing: "Gatsby's loader no longer looks up a page's script in its mapping.",
    },
    {
      file: extractor,
      contains: 'window.___webpackCompilationHash="${stats.hash}";',
      ifMissing: "Gatsby no longer writes the hash of the build beside its scripts.",
    },
  ],
};

const slice =
  /<script id="gatsby-script-loader">[\s\S]*?<\/script>|<!-- slice-start id="_gatsby-scripts-1" -->([\s\S]*?)<!-- slice-end id="_gatsby-scripts-1" -->/g;

/** For webpack's DefinePlugin: replaces Gatsby's mapping by webpack's own, in a build with named chunks. */
export const chunkNames = {
  "window.___chunkMapping": 'new Proxy({},{get:(_,name)=>["/"+__webpack_require__.u(name)]})',
};

interface PageScripts {
  /** The page without its scripts. */
  html: string;
  /** Addresses of Gatsby's scripts, in order. */
  sources: string[];
  /** Source of the script that sets the globals of Gatsby's scripts; the same for all pages of a build. */
  globals: string;
}

/**
 * Takes Gatsby's scripts out of a page as Gatsby wrote it.
 * @throws PatchError if they are not found, which would leave the page without script
 */
export function takeScripts(written: string): PageScripts {
  let scripts = "";
  const html = written.replace(slice, (_match, contents: string | undefined) => {
    scripts += contents ?? "";
    return "";
  });
  const sources = [...scripts.matchAll(/<script src="([^"]+)"/g)].map(([, source = ""]) => source);
  const hash = /window\.___webpackCompilationHash="[^"]*";/.exec(scripts)?.[0];
  if (sources.length === 0 || !hash)
    throw new PatchError(pageScripts, "Gatsby's scripts were not found in a built page.");
  return { html, sources, globals: hash };
}
