/** Modules of Gatsby that reach every page's script although this site never uses what they do. */
import path from "node:path";
import { isApplied, packageFile, PatchError, type Patch } from "./patch";

const cacheDir = "gatsby/cache-dir";

/** What takes a module's place: a file of src/visit/stand-ins, or nothing. */
interface StandIn {
  /** The module, as webpack's `resolve.alias` names it. */
  module: (root: string) => string | undefined;
  file: string | false;
}

const cached = (name: string) => (root: string) => path.join(root, ".cache", name);
const request = (name: string) => () => `${name}$`;

const all: Record<string, StandIn> = {
  "gatsby-link": { module: request("gatsby-link"), file: "gatsby-link.ts" },
  "gatsby-script": { module: request("gatsby-script"), file: false },
  partytown: {
    module: (root) => packageFile(root, "gatsby/dist/internal-plugins/partytown/gatsby-browser.js"),
    file: false,
  },
  scroll: { module: request("gatsby-react-router-scroll"), file: "scroll-context.ts" },
  prefetch: { module: cached("prefetch.js"), file: "prefetch.ts" },
  "service-worker": { module: cached("register-service-worker.js"), file: false },
  redirects: { module: cached("redirect-utils.js"), file: "redirect-utils.ts" },
  "head-components": {
    module: cached(path.join("head", "components", "head-components.js")),
    file: "head-components.ts",
  },
  invariant: { module: request("invariant"), file: "invariant.ts" },
  "prop-types": { module: request("prop-types"), file: "prop-types.ts" },
  nprogress: { module: request("accessible-nprogress"), file: "nprogress.ts" },
  // The plugin brings its own.
  "nprogress-styles": {
    module: (root) => packageFile(root, "accessible-nprogress/src/styles.css"),
    file: false,
  },
};

export const standIns: Patch = {
  name: "stand-ins",
  since: "gatsby 5.16.1",
  changes: "has webpack take modules of ours, or none, in the place of some of Gatsby's",
  why: "links, scrolling and prefetching are the site's own (src/visit), the host redirects, and there are no third parties' scripts and no service worker",
  gain: "6 % of home's script together, 4.8 KB: 4.0 of them scroll, NProgress 0.5, the others 0.1 to 1.2",
  parts: Object.keys(all),
  code: ["src/visit/stand-ins"],
  reliesOn: [
    {
      file: `${cacheDir}/navigation.js`,
      holds: 'import { parsePath } from "gatsby-link"',
      otherwise: "Gatsby's navigation no longer takes addresses apart by gatsby-link.",
    },
    {
      file: `${cacheDir}/production-app.js`,
      holds: 'import { ScrollContext } from "gatsby-react-router-scroll"',
      otherwise: "Gatsby's app no longer takes its scroll handler from gatsby-react-router-scroll.",
    },
    {
      file: `${cacheDir}/production-app.js`,
      holds: "require(`./register-service-worker`)",
      otherwise: "Gatsby's app no longer takes its service worker from register-service-worker.js.",
    },
    {
      file: `${cacheDir}/navigation.js`,
      holds: 'import { maybeGetBrowserRedirect } from "./redirect-utils.js"',
      otherwise: "Gatsby's navigation no longer asks redirect-utils.js for redirects.",
    },
    {
      file: `${cacheDir}/head/head-export-handler-for-browser.js`,
      holds: "if (reactMajor !== 18 ",
      otherwise: "Gatsby's Head no longer leaves React 18 alone.",
    },
    {
      file: `${cacheDir}/loader.js`,
      holds: 'import prefetchHelper from "./prefetch"',
      otherwise: "Gatsby's loader no longer prefetches by prefetch.js.",
    },
    {
      file: `${cacheDir}/gatsby-browser-entry.js`,
      holds: 'export * from "gatsby-script"',
      otherwise: "Gatsby no longer takes its Script from gatsby-script.",
    },
    {
      file: `${cacheDir}/navigation.js`,
      holds: 'import PropTypes from "prop-types"',
      otherwise: "Gatsby's navigation no longer checks types by prop-types.",
    },
    {
      file: "accessible-nprogress/src/index.js",
      holds: "import './styles.css'",
      otherwise: "NProgress no longer takes its styles from src/styles.css.",
    },
  ],
};

/**
 * Entries for webpack's `resolve.alias`.
 * @param root the project's root
 * @throws PatchError when a module of Gatsby's is not where it was
 */
export function standInAliases(root: string): Record<string, string | false> {
  const aliases: Record<string, string | false> = {};
  for (const [name, { module, file }] of Object.entries(all)) {
    if (!isApplied(standIns, name)) continue;
    const replaced = module(root);
    if (!replaced)
      throw new PatchError(standIns, `There is no module to take the place of: ${name}.`);
    aliases[replaced] = file && path.join(root, "src", "visit", "stand-ins", file);
  }
  return aliases;
}
