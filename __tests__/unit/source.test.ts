/** @jest-environment node */
/**
 * Rules for styles, entry points and heads of pages, which neither TypeScript nor ESLint checks.
 */
import { readdirSync, readFileSync } from "node:fs";
import { builtinModules } from "node:module";
import { build, transformSync } from "esbuild";
import { Linter } from "eslint";
import removeExports from "gatsby/dist/utils/webpack/loaders/webpack-remove-exports-loader";
import { brand, typefaceOf } from "../../src/brand/brand";
import { brandCss } from "../../src/brand/brand-css";
import { dataAttributes } from "../../src/styles/data-attributes";

const filesIn = (folder: string, names: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => `${folder}/${name}`)
    .filter((name) => names.test(name));
const textOf = (file: string) => readFileSync(file, "utf8");

// With a single such rule Chromium recalculates the style of every element when a View Transition
// begins and ends.
it("styles no selection", () => {
  expect(filesIn("src", /\.css$/).filter((name) => /::selection\b/.test(textOf(name)))).toEqual([]);
});

it("sets every variable that a style reads", () => {
  const styles = [...filesIn("src", /\.css$/).map(textOf), brandCss(brand, typefaceOf(brand))].join(
    "\n",
  );
  // A variable that is read with a fallback may be unset.
  const read = Array.from(styles.matchAll(/var\((--[\w-]+)\)/g), ([, name]) => name);
  const set = new Set(styles.match(/--[\w-]+(?=:)/g));
  expect([...new Set(read)].filter((name) => !set.has(name ?? ""))).toEqual([]);
});

it("styles no data attribute that markup and scripts cannot set", () => {
  const known: Readonly<Record<string, readonly (string | number | boolean)[]>> = dataAttributes;
  const unknown = filesIn("src", /\.css$/).flatMap((file) =>
    [...textOf(file).matchAll(/\[data-([\w-]+)(?:="([^"]*)")?\]/g)]
      .filter(([, name = "", value]) => {
        const values = known[name]?.map(String);
        // An attribute without values takes any text.
        return !values || (value !== undefined && values.length > 0 && !values.includes(value));
      })
      .map(([selector]) => `${file}: ${selector} is not in src/styles/data-attributes.ts`),
  );
  expect(unknown).toEqual([]);
});

it("has every style of a component in the layer of components", () => {
  const begin = "@layer site {\n";
  const others = filesIn("src", /\.module\.css$/).filter((name) => {
    const text = textOf(name);
    // A line that begins without a space ends the layer.
    return !text.startsWith(begin) || /^\S/m.test(text.slice(begin.length).replace(/\n}\n$/, ""));
  });
  expect(others).toEqual([]);
});

it("gives no class of a component the name of a class that all share", () => {
  const classesIn = (file: string) => {
    const styles = textOf(file).replace(/\/\*[^]*?\*\/|:global\([^)]*\)/g, "");
    return Array.from(styles.matchAll(/\.([a-z][\w-]*)/gi), ([, name = ""]) => name);
  };
  const shared = new Set(
    ["src/styles/base.css", ...filesIn("src/styles/primitives", /\.css$/)].flatMap(classesIn),
  );
  const taken = filesIn("src", /\.module\.css$/).flatMap((file) =>
    classesIn(file)
      .filter((name) => shared.has(name))
      .map((name) => `${name} in ${file}`),
  );
  expect(taken).toEqual([]);
});

const { dependencies } = JSON.parse(textOf("package.json")) as {
  dependencies: Record<string, string>;
};

it.each([
  ["a build", "zod", ["gatsby-config.ts", "gatsby-node.ts"]],
  ["a page", "react", ["gatsby-browser.tsx", "gatsby-ssr.tsx", "src/html.tsx"]],
])("%s loads no development dependency", async (_what, one, entryPoints) => {
  const { metafile } = await build({
    entryPoints,
    bundle: true,
    write: false,
    outdir: "out",
    metafile: true,
    packages: "external",
    platform: "node",
    jsx: "automatic",
    logLevel: "silent",
    loader: { ".css": "empty", ".yml": "empty" },
  });
  const loaded = Object.values(metafile.inputs)
    .flatMap(({ imports }) => imports)
    .filter(({ external, kind }) => external && kind !== "dynamic-import")
    .map(({ path }) => /^(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path)
    // A catalog's name is followed by a query, which webpack reads.
    .filter((name) => !/^(?:\.|node:)/.test(name) && !builtinModules.includes(name));
  expect(loaded).toContain(one);
  expect(loaded.filter((name) => !(name in dependencies))).toEqual([]);
});

/**
 * `gatsby develop` loads a page's `Head` from the page's module without its default export
 * (babel-plugin-remove-api). What still names a component that is gone then throws, and Gatsby
 * shows the page without title, language or description, and says nothing.
 */
const globals = Object.fromEntries(
  [...Object.getOwnPropertyNames(globalThis), "window", "document"].map((name) => [
    name,
    "readonly" as const,
  ]),
);
const pages = [
  "src/pages",
  "src/templates",
  ...filesIn("src/extras", /^[^/]*\/[^/]*\/[^/]*\/pages$/),
];
it.each(pages.flatMap((folder) => filesIn(folder, /\.tsx$/)))(
  "the Head of %s stands on its own",
  async (file) => {
    const { code } = transformSync(textOf(file), { loader: "tsx", jsx: "automatic" });
    const head = await new Promise<string>((resolve, reject) => {
      const context = {
        async: () => (error: Error | null, result: string) =>
          error ? reject(error) : resolve(result),
        getOptions: () => ({ remove: ["default"] }),
        resourcePath: file,
      };
      (removeExports as unknown as (this: object, source: string) => void).call(context, code);
    });
    expect(head).toContain("Head");
    expect(head).not.toContain("export default");
    const lost = new Linter().verify(head, {
      languageOptions: { globals },
      rules: { "no-undef": "error" },
    });
    expect(lost).toEqual([]);
  },
);
