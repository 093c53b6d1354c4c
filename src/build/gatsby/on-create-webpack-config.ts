import { createHash } from "node:crypto";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { parse } from "yaml";
import { languages } from "../../content/language";
import { showsDrafts } from "../drafts";
import { hashLength } from "../hosting/finish-html";
import { inlineScript } from "../hosting/inline-script";
import { chunkNames } from "../patches/page-scripts";
import { shortClassNames, shortenClassNames, type Rule } from "../patches/short-class-names";
import { freeClosedCompiler } from "../patches/webpack-memory";
import pageWords from "./page-words.cjs";
import { untranslatedPages } from "./translated-pages";

/** The part of webpack's `Compiler` that names modules. */
interface ModuleIdsCompiler {
  webpack: {
    ids: {
      DeterministicModuleIdsPlugin: new (options: { maxLength: number; fixedLength: boolean }) => {
        apply: (compiler: ModuleIdsCompiler) => void;
      };
    };
  };
}

interface WebpackConfig {
  devtool: string | false;
  cache: object;
  output: { hashDigestLength?: number };
  module: { rules: Rule[] };
  resolve: { alias: Record<string, string | false> };
  optimization: {
    chunkIds?: "named";
    moduleIds?: false;
    minimizer: object[];
    splitChunks: { cacheGroups: Record<string, object> };
  };
  plugins: object[];
  ignoreWarnings?: RegExp[];
}

/** What Gatsby's documentation offers as `plugins`, with the types that it leaves out. */
interface Plugins {
  define: (values: object) => object;
  minifyJs: (options: object) => object;
  minifyCss: () => object;
}

/** The version of the language that all browsers of package.json's `browserslist` read. */
const ecma = 2020;

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

/**
 * A file of script that pages share costs each of them a request, an entry in the lists of files that every page has, and
 * compression: small ones, and those of two pages, cost more than they save. Bytes are those of the sources.
 */
const worthSharing = { minChunks: 3 * languages.length, minSize: 40_000 };

/**
 * Every page's script names modules some hundred times: three digits each instead of webpack's four are 0.3 % of it. Of the site's
 * 250 modules a new one meets the id of another more often, and one of the two gets the next free id. With more than a thousand
 * modules, webpack would look for a free one forever: raise `maxLength` before.
 */
const shortModuleIds = {
  apply(compiler: ModuleIdsCompiler): void {
    const { DeterministicModuleIdsPlugin } = compiler.webpack.ids;
    new DeterministicModuleIdsPlugin({ maxLength: 3, fixedLength: true }).apply(compiler);
  },
};

/** Adjusts Gatsby's webpack to this site: less script for the browser, and no warning that says nothing here. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = async ({
  actions,
  getConfig,
  plugins,
  stage,
}) => {
  const root = process.cwd();
  const config = (getConfig as () => WebpackConfig)();
  const { define, minifyCss, minifyJs } = plugins as unknown as Plugins;
  // The order of the site's rules comes from cascade layers and CSS Modules, not from the order in which files are
  // imported, so the plugin that joins the files need not warn when two pages import them in different orders.
  config.ignoreWarnings = [/Conflicting order/];
  // Where drafts are hidden, the words for them are left out of the script.
  const draftsShown = JSON.stringify(showsDrafts(process.env) ? "true" : "");
  config.plugins.push(define({ "process.env.SHOWS_DRAFTS": draftsShown }));
  if (stage.endsWith("html")) {
    const script = await inlineScript(root, "head");
    const values = { HEAD_SCRIPT: script, WITHOUT_PATCHES: process.env.WITHOUT_PATCHES ?? "" };
    for (const [name, value] of Object.entries(values))
      config.plugins.push(define({ [`process.env.${name}`]: JSON.stringify(value) }));
  }
  const untranslated = JSON.stringify(await untranslatedPages(root, "es"));
  config.plugins.push(define({ "process.env.UNTRANSLATED": untranslated }));
  config.module.rules.push({
    resourceQuery: pageWords.query,
    enforce: "pre",
    use: [path.resolve("src/build/gatsby/page-words.cjs")],
  } as Rule);
  // The catalogs of src/i18n.
  config.module.rules.push({ test: /\.yml$/, type: "json", parser: { parse } } as Rule);
  if (!stage.startsWith("develop")) {
    config.plugins.push(freeClosedCompiler);
    const names = await shortClassNames(root);
    shortenClassNames(config.module.rules, names);
    // One class more may give others another name.
    const version = createHash("sha256").update(JSON.stringify([...names]));
    Object.assign(config.cache, {
      version: version.digest("hex"),
      // Gatsby holds on to webpack until the build ends: what is on disk need not stay in memory.
      maxMemoryGenerations: 0,
      allowCollectingMemory: true,
    });
  }
  if (stage === "build-javascript") {
    config.output.hashDigestLength = hashLength;
    // Nobody reads the maps of a public site's script, and they take time at each build.
    config.devtool = false;
    // webpack then has one list of names and hashes, and Gatsby none.
    config.optimization.chunkIds = "named";
    config.optimization.moduleIds = false;
    config.plugins.push(define(chunkNames), shortModuleIds);
    const { cacheGroups } = config.optimization.splitChunks;
    Object.assign(cacheGroups.shared ?? {}, worthSharing);
    for (const language of languages)
      cacheGroups[language] = {
        test: new RegExp(`/src/words/${language}/(?:shared|site|head-facts)\\.tsx?$`),
        name: `words-${language}`,
        chunks: "all",
        enforce: true,
      };
    config.optimization.minimizer = [
      minifyJs({ terserOptions, extractComments: { condition: "some", banner: false } }),
      minifyCss(),
    ];
  }
  actions.replaceWebpackConfig(config);
};
