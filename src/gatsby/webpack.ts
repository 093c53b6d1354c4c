/**
 * Adjustments of Gatsby's webpack:
 * https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#onCreateWebpackConfig
 */
import path from "node:path";
import type { CreateWebpackConfigArgs, GatsbyNode } from "gatsby";
import TerserPlugin from "terser-webpack-plugin";
import { parse } from "yaml";
import { brand, typefaceOf } from "../brand/brand";
import { brandCss } from "../brand/brand-css";
import { digestCode } from "../content/code-digest";
import { showsDrafts } from "../content/drafts";
import { languages } from "../content/language";
import { folderOf, labelledAddresses, shownExtras } from "../content/extras";
import { site } from "../content/site-file";
import { extras } from "../extras";
import { labelsOf, partNames } from "../i18n/catalog-parts";
import { labelFiles, pageLabelFiles } from "../i18n/label-files";
import { parseCatalog } from "../i18n/read-catalog";
import { bundleInline } from "../visit/inline/bundle";

/** The settings that are read here. */
interface WebpackConfig {
  optimization: { minimizer: object[] };
  plugins: object[];
  cache?: { version?: string };
}

/** Adjusts the configuration of each stage. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = async (args) => {
  const { actions, getConfig, stage } = args;
  actions.setWebpackConfig({
    plugins: [await constants(args), onlySiteLanguages(args)],
    module: { rules: [catalogs, brandStyles] },
    resolve: {
      alias: { ...withoutFiles, ...withoutSlots() },
    },
    // Cascade layers and CSS Modules decide the order of the site's rules, not the order of
    // imports.
    ignoreWarnings: [/Conflicting order/],
    // Nobody reads source maps of a public site, and they take time in each build.
    ...(stage === "build-javascript" && { devtool: false }),
    ...(stage === "build-html" && namedSources),
  });
  const config = (getConfig as () => WebpackConfig)();
  // Webpack keeps nothing that it has compiled with other code in these settings, for other
  // languages or in other colors: https://webpack.js.org/configuration/cache/#cacheversion
  if (config.cache) config.cache.version = await digestCode(process.cwd());
  if (stage === "develop") config.plugins = withoutLinting(config.plugins);
  if (stage === "build-javascript") config.optimization.minimizer = minimizers(args);
  actions.replaceWebpackConfig(config);
};

/**
 * What stands in the place of modules that read files. Browsers cannot, and of a page whose
 * rendering reads files Gatsby would not know when it has to be rendered again.
 */
const withoutFiles = Object.fromEntries(
  ["src/content/site-file", "src/brand/brand-file"].map((name) => [
    path.resolve(`${name}.ts`),
    path.resolve(`${name}.browser.ts`),
  ]),
);

/** The style sheet of content/brand.yml, which Gatsby's rules for styles then read. */
const brandStyles = {
  test: path.resolve("src/brand/brand.css"),
  enforce: "pre",
  use: [
    {
      loader: path.resolve("src/brand/given-css.cjs"),
      options: { css: brandCss(brand, typefaceOf(brand)) },
    },
  ],
};

/**
 * Lets an error while HTML is rendered name its file and line: each module brings its source map,
 * which Node reads (name-sources.ts). By itself Gatsby looks for a line in the maps of all scripts,
 * and takes the first that has such a line.
 */
const namedSources = {
  devtool: "eval-cheap-module-source-map",
  // Node reads the map of a module when it begins to run, and name-sources.ts has to run before.
  optimization: { concatenateModules: false },
} as const;

/** What modules read as `process.env.NAME`. */
async function constants({ plugins, stage }: CreateWebpackConfigArgs): Promise<object> {
  const isHtml = stage.endsWith("html");
  const values = {
    SITE: site,
    LABELLED_ADDRESSES: labelledAddresses(),
    // Browsers get colors and typeface from style sheets and heads.
    BRAND: isHtml ? brand : { mark: brand.mark, logo: brand.logo, wordmark: brand.wordmark },
    // Where drafts are hidden, the words for them are left out of the script.
    SHOWS_DRAFTS: showsDrafts(process.env) ? "true" : "",
    // src/seo/Head.tsx.
    OMITS_CRAWLER_TAGS: stage === "build-javascript" ? "true" : "",
    ...(isHtml && { HEAD_SCRIPT: await bundleInline(process.cwd(), "head") }),
  };
  // Gatsby types `define` without its parameter.
  const define = plugins.define as unknown as (definitions: Record<string, string>) => object;
  return define(
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [`process.env.${name}`, JSON.stringify(value)]),
    ),
  );
}

/** The slots of extras that are off are empty. */
const withoutSlots = () =>
  Object.fromEntries(
    extras
      .filter((extra) => !shownExtras.includes(extra))
      .map((extra) => [
        path.resolve(folderOf(extra), "slots.tsx"),
        path.resolve("src/extras/no-slots.ts"),
      ]),
  );

/**
 * Has webpack make scripts of the labels in the site's own languages only; load-catalog.ts imports
 * them by name.
 */
const onlySiteLanguages = ({ plugins }: CreateWebpackConfigArgs): object => {
  const names = new RegExp(`^\\./(?:${languages.join("|")})\\.yml$`);
  // Gatsby's types leave out what its plugins do:
  // https://webpack.js.org/plugins/context-replacement-plugin/
  const { contextReplacement } = plugins as unknown as {
    contextReplacement: (folder: RegExp, names: RegExp) => object;
  };
  return contextReplacement(/[/\\]src[/\\]i18n[/\\]?$/, names);
};

/** The catalogs of src/i18n with the labels of extras, each part by itself, and other YAML. */
const catalogs = {
  test: /\.yml$/,
  type: "json",
  oneOf: [
    ...languages.flatMap((language) =>
      partNames.map((part) => ({
        test: new RegExp(`[/\\\\]${language}\\.yml$`),
        resourceQuery: new RegExp(`^\\?${part}$`),
        loader: path.resolve("src/i18n/join-files.cjs"),
        options: { files: (part === "extras" ? pageLabelFiles : labelFiles)(language) },
        parser: { parse: (text: string) => labelsOf(part, parseCatalog(text, language)) },
      })),
    ),
    { parser: { parse } },
  ],
};

/** What shortens scripts, with SWC in place of Gatsby's default, and styles. */
const minimizers = ({ plugins }: CreateWebpackConfigArgs): object[] => [
  new TerserPlugin({
    minify: TerserPlugin.swcMinify,
    extractComments: false,
    // Chrome compiles the functions of a script while it loads, and not in the middle of showing a
    // page.
    terserOptions: { format: { preamble: "//# allFunctionsCalledOnLoad\n" } },
  }),
  (plugins.minifyCss as () => object)(),
];

/**
 * Removes Gatsby's linting, which needs ESLint 7 and would load ours. Editors and `npm test` lint.
 * Where Gatsby lints in another way, the test of the development server fails.
 */
export const withoutLinting = (plugins: readonly object[]): object[] =>
  plugins.filter((plugin) => plugin.constructor.name !== "ESLintWebpackPlugin");
