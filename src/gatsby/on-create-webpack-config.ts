import { createHash } from "node:crypto";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { hashLength } from "./hosting/hash-length";
import { showsDrafts } from "./drafts";
import { shortClassNames, shortenClassNames, type Rule } from "./short-class-names";

interface Named {
  constructor: { name: string };
}

interface WebpackConfig {
  target: string | string[];
  devtool: string | false;
  cache: { version?: string };
  output: { hashDigestLength?: number };
  plugins: (Named & { options: { ignoreOrder?: boolean } })[];
  module: { rules: Rule[] };
  resolve: { alias: Record<string, string | false> };
  optimization: { minimizer: Named[] };
}

/** The version of the language that all browsers of package.json's `browserslist` read. */
const ecma = 2020;

/** Adjusts Gatsby's webpack to this site: less script for the browser, and no warning that says nothing here. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = async ({
  actions,
  getConfig,
  plugins,
  stage,
  store,
}) => {
  const config = (getConfig as () => WebpackConfig)();
  const { program } = (store.getState as () => { program: { directory: string } })();
  for (const plugin of config.plugins) {
    // The order of the site's rules comes from cascade layers and CSS Modules, not from the order in which files are
    // imported, so the plugin that joins the files need not warn when two pages import them in different orders.
    if (plugin.constructor.name === "MiniCssExtractPlugin") plugin.options.ignoreOrder = true;
  }
  // Where drafts are hidden, the words for them are left out of the script.
  const draftsShown = JSON.stringify(showsDrafts(process.env) ? "true" : "");
  const define = plugins.define as (values: object) => WebpackConfig["plugins"][number];
  config.plugins.push(define({ "process.env.SHOWS_DRAFTS": draftsShown }));
  if (!stage.startsWith("develop")) {
    const names = await shortClassNames(program.directory);
    shortenClassNames(config.module.rules, names);
    // One class more may give others another name.
    const version = createHash("sha256").update(JSON.stringify([...names]));
    config.cache.version = version.digest("hex");
  }
  if (stage === "build-javascript") {
    config.output.hashDigestLength = hashLength;
    config.target = ["web", `es${String(ecma)}`];
    // Nobody reads the maps of a public site's script, and they take time at each build.
    config.devtool = false;
    Object.assign(config.resolve.alias, unused(program.directory));
    const minifyJs = plugins.minifyJs as (options: object) => Named;
    config.optimization.minimizer = config.optimization.minimizer.map((minimizer) =>
      minimizer.constructor.name === "TerserPlugin" ? minifyJs({ terserOptions }) : minimizer,
    );
  }
  actions.replaceWebpackConfig(config);
};

/**
 * Gatsby has Terser write the language of 2009. "Unsafe" of methods means that `new` cannot be used on them, which nobody
 * here does. The line that begins each file has Chromium compile all its functions while it is being loaded, and not each
 * at its first call, which would be a quarter of the time between a click and the next page (v8.dev/blog/explicit-compile-hints).
 */
const terserOptions = {
  ecma,
  compress: { ecma, passes: 3, unsafe_methods: true },
  output: { ecma, comments: false, preamble: "//# allFunctionsCalledOnLoad" },
};

/** What reaches every page's script although this site never calls it, and what takes its place. */
function unused(root: string): Record<string, string | false> {
  const stand = (name: string) => path.join(root, "src", "browser", "unused", name);
  const gatsby = path.join(root, "node_modules", "gatsby");
  return {
    // Links are ours: see src/components/Link.
    "gatsby-link$": stand("gatsby-link.ts"),
    // Scripts of third parties.
    "gatsby-script$": stand("nothing.ts"),
    [path.join(gatsby, "dist", "internal-plugins", "partytown", "gatsby-browser.js")]: false,
    // Scrolling is ours: see src/browser/scroll.ts.
    "gatsby-react-router-scroll$": stand("scroll-context.ts"),
    // So is prefetching: see src/browser/prefetch.ts.
    [path.join(root, ".cache", "prefetch.js")]: stand("prefetch.ts"),
    // There is no service worker.
    [path.join(root, ".cache", "register-service-worker.js")]: false,
    // Redirects are the host's, and React is 18.
    [path.join(root, ".cache", "redirect-utils.js")]: stand("redirect-utils.ts"),
    [path.join(root, ".cache", "head", "components", "head-components.js")]:
      stand("head-components.ts"),
    // What these say is said while developing.
    "prop-types$": stand("prop-types.ts"),
    invariant$: stand("invariant.ts"),
  };
}
