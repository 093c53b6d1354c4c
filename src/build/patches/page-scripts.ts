import { PatchError, type Patch } from "./patch";

const extractor = "gatsby/dist/utils/gatsby-webpack-stats-extractor.js";

export const pageScripts: Patch = {
  name: "page-scripts",
  since: "gatsby 5.16.1",
  changes:
    "takes Gatsby's scripts out of every page's HTML, and has Gatsby's loader ask webpack for the names of chunks in place of a list",
  why: "scripts wait until the page is shown, no inline script may differ from page to page under a strict policy, and webpack's own script has the same names",
  reliesOn: [
    {
      file: "gatsby/cache-dir/static-entry.js",
      holds: "id={`gatsby-script-loader`}",
      otherwise: "Gatsby no longer writes each page's path into `#gatsby-script-loader`.",
    },
    {
      file: extractor,
      holds:
        "`_gatsby-scripts-1.html`), chunkSliceContents + hashSliceContents + assetSliceContents",
      otherwise: "Gatsby no longer writes its scripts as the slice `_gatsby-scripts-1`.",
    },
    {
      file: "gatsby/cache-dir/loader.js",
      holds: "(window.___chunkMapping[componentChunkName] || []).map(",
      otherwise: "Gatsby's loader no longer asks its mapping for the file of a page's script.",
    },
    {
      file: extractor,
      holds: 'window.___webpackCompilationHash="${stats.hash}";',
      otherwise: "Gatsby no longer writes a build's hash among its scripts.",
    },
  ],
};

const slice =
  /<script id="gatsby-script-loader">[\s\S]*?<\/script>|<!-- slice-start id="_gatsby-scripts-1" -->([\s\S]*?)<!-- slice-end id="_gatsby-scripts-1" -->/g;

/** What webpack writes in the place of Gatsby's mapping, where each chunk is known by its name. */
export const chunkNames = {
  "window.___chunkMapping": 'new Proxy({},{get:(_,name)=>["/"+__webpack_require__.u(name)]})',
};

interface PageScripts {
  /** The page without them. */
  html: string;
  /** Addresses of Gatsby's scripts, in their order. */
  sources: string[];
  /** Source of the script that sets what Gatsby's scripts read from the window; the same for all pages of a build. */
  globals: string;
}

/**
 * Takes Gatsby's scripts out of a page as Gatsby wrote it.
 * @throws PatchError when they are not where they are expected, which would leave a page without script
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
