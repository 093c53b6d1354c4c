/** Replaces modules of Gatsby that are in every page's script although this site does not use their features. */
import path from "node:path";
import { isApplied, packageFile, PatchError, type Patch } from "./patch";

const cacheDir = "gatsby/cache-dir";

interface StandIn {
  /** The replaced module, as a key of webpack's `resolve.alias`. */
  module: (root: string) => string | undefined;
  /** Its replacement in src/visit/stand-ins; false for an empty module. */
  file: string | false;
}

const cached = (name: string) => (root: string) => path.join(root, ".cache", name);
const request = (name: string) => () => `${name}$`;

const all: Record<string, StandIn> = {
  "gatsby-link": { module: request("gatsby-link"), file: "gatsby-link.ts" },
  partytown: {
    module: (root) => packageFile(root, "gatsby/dist/internal-plugins/partytown/gatsby-browser.js"),
    file: false,
  },
  scroll: { module: request("gatsby-react-router-scroll"), file: "scroll-context.ts" },
  prefetch: { module: cached("prefetch.js"), file: "prefetch.ts" },
  "service-worker": { module: cached("register-service-worker.js"), file: false },
  "head-components": {
    module: cached(path.join("head", "components", "head-components.js")),
    file: "head-components.ts",
  },
  "prop-types": { module: request("prop-types"), file: "prop-types.ts" },
  nprogress: { module: request("accessible-nprogress"), file: "nprogress.ts" },
  // gatsby-plugin-nprogress adds its own.
  "nprogress-styles": {
    module: (root) => packageFile(root, "accessible-nprogress/src/styles.css"),
    file: false,
  },
};

export const standIns: Patch = {
  name: "stand-ins",
  writtenFor: "gatsby 5.16.1",
  changes: "Makes webpack replace some of Gatsby's modules by the site's own or by empty ones",
  why: "The site has its own links, scrolling and prefetching (src/visit), and uses no third-party scripts and no service worker",
  gain: "7.7 % (5.7 KB) of home's script in total: scroll 1.6 KB, gatsby-link 1.0 KB, partytown 0.9 KB, each of the others 0.2 to 0.4 KB",
  parts: Object.keys(all),
  code: ["src/visit/stand-ins"],
  assumptions: [
    {
      file: `${cacheDir}/navigation.js`,
      contains: 'import { parsePath } from "gatsby-link"',
      ifMissing: "Gatsby's navigation no longer parses paths with gatsby-link.",
    },
    {
      file: `${cacheDir}/production-app.js`,
      contains: 'import { ScrollContext } from "gatsby-react-router-scroll"',
      ifMissing:
        "Gatsby's app no longer imports its scroll handler from gatsby-react-router-scroll.",
    },
    {
      file: `${cacheDir}/production-app.js`,
      contains: "require(`./register-service-worker`)",
      ifMissing:
        "Gatsby's app no longer registers its service worker in register-service-worker.js.",
    },
    {
      file: `${cacheDir}/head/head-export-handler-for-browser.js`,
      contains: "if (reactMajor !== 18 ",
      ifMissing: "Gatsby's Head no longer has a condition for React 18.",
    },
    {
      file: `${cacheDir}/loader.js`,
      contains: 'import prefetchHelper from "./prefetch"',
      ifMissing: "Gatsby's loader no longer prefetches with prefetch.js.",
    },
    {
      file: `${cacheDir}/navigation.js`,
      contains: 'import PropTypes from "prop-types"',
      ifMissing: "Gatsby's navigation no longer uses prop-types.",
    },
    {
      file: "accessible-nprogress/src/index.js",
      contains: "import './styles.css'",
      ifMissing: "NProgress no longer imports its styles from src/styles.css.",
    },
  ],
};

/**
 * Returns the entries for webpack's `resolve.alias`.
 * @param root the project's root
 * @throws PatchError if a module to replace is not found
 */
export function standInAliases(root: string): Record<string, string | false> {
  const aliases: Record<string, string | false> = {};
  for (const [name, { module, file }] of Object.entries(all)) {
    if (!isApplied(standIns, name)) continue;
    const replaced = module(root);
    if (!replaced) throw new PatchError(standIns, `The module to replace was not found: ${name}.`);
    aliases[replaced] = file && path.join(root, "src", "visit", "stand-ins", file);
  }
  return aliases;
}
