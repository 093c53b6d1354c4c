import { readFileSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import TerserPlugin from "terser-webpack-plugin";
import { parse } from "yaml";
import { showsDrafts } from "../content/drafts";
import { languages } from "../content/language";
import { labelsOf, partNames } from "../i18n/catalog-parts";
import { parseCatalog } from "../i18n/read-catalog";
import { bundleInline } from "../visit/inline/bundle";

interface Rule {
  oneOf?: Rule[];
  use?: unknown;
}

type Loader = { loader?: string; options?: { modules?: { localIdentName?: string } } };

interface WebpackConfig {
  cache?: { buildDependencies: Record<string, readonly string[]> };
  devtool: string | false;
  optimization: { minimizer: object[]; splitChunks: { minSize: number } };
  module: { rules: Rule[] };
  resolve: { extensions: string[]; plugins: object[]; symlinks?: boolean };
  plugins: { definitions?: Record<string, string> }[];
  ignoreWarnings?: RegExp[];
}

/** Adjusts Gatsby's webpack to this site. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = async ({
  actions,
  getConfig,
  plugins,
  stage,
}) => {
  const config = (getConfig as () => WebpackConfig)();
  for (const { definitions = {} } of config.plugins) keepGatsbyVariables(definitions);
  // Gatsby types `define` without its parameter.
  const define = plugins.define as unknown as (values: Record<string, string>) => object;
  const set = (name: string, value: string) =>
    config.plugins.push(define({ [`process.env.${name}`]: JSON.stringify(value) }));
  // Where drafts are hidden, the words for them are left out of the script.
  set("SHOWS_DRAFTS", showsDrafts(process.env) ? "true" : "");
  if (stage.endsWith("html")) set("HEAD_SCRIPT", await bundleInline(process.cwd(), "head"));
  // The order of the site's rules comes from cascade layers and CSS Modules, not from that in which files are imported.
  config.ignoreWarnings = [/Conflicting order/];
  // Editors and `npm test` lint. Gatsby's own linting in develop asks for ESLint 7, and finds ours.
  config.plugins = config.plugins.filter((one) => one.constructor.name !== "ESLintWebpackPlugin");
  // Most imports are of TypeScript, and there are no themes in which Gatsby would look for each of them.
  const { resolve } = config;
  resolve.extensions = [...new Set([".tsx", ".ts", ...resolve.extensions])];
  resolve.plugins = resolve.plugins.filter((one) => !one.constructor.name.includes("Theme"));
  // Packages are no links (pnpm-workspace.yaml), and a change of any of them empties the whole cache (scripts/stale-cache.mjs), so that
  // webpack need not read all that Gatsby is made of to see it.
  resolve.symlinks = false;
  if (config.cache) config.cache.buildDependencies = { defaultWebpack: [] };
  // The catalogs of src/i18n.
  config.module.rules.push({
    test: /\.yml$/,
    type: "json",
    oneOf: [
      ...languages.flatMap((language) =>
        partNames.map((part) => ({
          test: new RegExp(`[/\\\\]${language}\\.yml$`),
          resourceQuery: new RegExp(`^\\?${part}$`),
          parser: { parse: (text: string) => labelsOf(part, parseCatalog(text, language)) },
        })),
      ),
      { parser: { parse } },
    ],
  } as Rule);
  // Gatsby's names, such as `ServiceArticle-module--facts--1a2b3`, would be a tenth of all HTML.
  if (!stage.startsWith("develop")) {
    nameClasses(config.module.rules, "[hash:base64:5]");
    compileWithEsbuild(config.module.rules);
  }
  // Nobody reads source maps of a public site, and they take time in each build. By those of the renderer Node names the file of an error.
  if (stage === "build-javascript") {
    config.devtool = false;
    // In a tenth of the time that Terser takes, Gatsby's default.
    const swc = new TerserPlugin({
      minify: TerserPlugin.swcMinify,
      extractComments: false,
      // Chrome compiles the functions of a script while it loads, and not in the middle of showing a page.
      terserOptions: { format: { preamble: "//# allFunctionsCalledOnLoad\n" } },
    });
    const { minimizer } = config.optimization;
    const others = minimizer.filter((one) => one.constructor.name !== "TerserPlugin");
    config.optimization.minimizer = [...others, swc];
    // What several pages use is written shorter by esbuild than Gatsby's 20,000 expects.
    config.optimization.splitChunks.minSize = 15000;
  }
  if (stage === "build-html") config.devtool = "cheap-module-source-map";
  process.setSourceMapsEnabled(stage === "build-html");
  actions.replaceWebpackConfig(config);
};

/** Takes the environment out of the renderer of HTML: webpack would compile it anew when a variable differs that nobody reads. */
export function keepGatsbyVariables(definitions: Record<string, string>): void {
  const others = /^process\.env\.(?!GATSBY_|(?:NODE_ENV|PUBLIC_DIR|BUILD_STAGE|CYPRESS_SUPPORT)$)/;
  for (const name of Object.keys(definitions))
    if (others.test(name)) Reflect.deleteProperty(definitions, name);
}

/** Sets the pattern of class names, for which Gatsby has no option, wherever css-loader reads CSS Modules. */
export function nameClasses(rules: readonly Rule[], localIdentName: string): void {
  for (const { oneOf = [], use } of rules) {
    nameClasses(oneOf, localIdentName);
    for (const { loader = "", options } of Array.isArray(use) ? (use as Loader[]) : [])
      if (/\bcss-loader\b/.test(loader) && options?.modules)
        options.modules.localIdentName = localIdentName;
  }
}

/** Has esbuild compile what holds no query and is no page, which takes Babel seconds of each first build. */
function compileWithEsbuild(rules: readonly Rule[]): void {
  const loader = path.resolve("src/gatsby/esbuild-loader.cjs");
  for (const rule of rules) {
    const babel = rule.use;
    if (typeof babel === "function")
      rule.use = (module: { resource: string }) =>
        /\.tsx?$/.test(module.resource) &&
        !/\b(?:graphql|Head)\b/.test(readFileSync(module.resource, "utf8"))
          ? [{ loader }]
          : (babel as (module: object) => unknown)(module);
  }
}
