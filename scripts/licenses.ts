/**
 * `npm run licenses`: the packages of which something reaches a visitor, with their licenses. Build
 * first: it reads what Gatsby has put together.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { build as bundle, type Plugin } from "esbuild";
import { brand } from "../src/brand/brand";
import { CommandError, runCommand } from "./command";
import { root } from "./setup.mjs";

/** Where Gatsby's script begins, with all pages and plugins of the last build. */
const entry = ".cache/production-app.js";

/** Packages whose files are served: the typeface, and the editor, which only authors open. */
const served = [
  ...(brand.typeface?.startsWith("@") ? [brand.typeface] : []),
  "@sveltia/cms",
  "@fontsource-variable/material-symbols-outlined",
];

interface Package {
  name: string;
  version: string;
  license: string;
}

/** Gatsby's own modules import `gatsby` from its cache; labels have a query after their name. */
const asGatsby: Plugin = {
  name: "as-gatsby",
  setup(build) {
    build.onResolve({ filter: /^gatsby$/ }, () => ({
      path: join(root, ".cache/gatsby-browser-entry.js"),
    }));
    // As src/gatsby/webpack.ts has it: what stands in browsers for a file that reads others.
    build.onResolve({ filter: /^\.{1,2}\/.*[a-z]$/ }, ({ path, resolveDir }) => {
      const file = join(resolveDir, `${path}.browser.ts`);
      return existsSync(file) ? { path: file } : undefined;
    });
    build.onResolve({ filter: /^\$virtual\/|\.css$|\.yml(?:\?.*)?$/ }, ({ path }) => ({
      path,
      external: true,
    }));
  },
};

function readPackage(name: string): Package {
  const file = join(root, "node_modules", name, "package.json");
  const { version, license } = JSON.parse(readFileSync(file, "utf8")) as Partial<Package>;
  return { name, version: version ?? "", license: license ?? "unknown" };
}

/** Returns the packages of which a script has at least a byte. */
async function bundledPackages(): Promise<string[]> {
  if (!existsSync(join(root, entry))) throw new CommandError("Build first: npm run build");
  const { metafile } = await bundle({
    entryPoints: [join(root, entry)],
    absWorkingDir: root,
    bundle: true,
    write: false,
    metafile: true,
    minify: true,
    // What only a build uses is shaken out of what a visitor gets.
    external: ["crypto", "path", "url"],
    format: "esm",
    outdir: "out",
    splitting: true,
    loader: { ".js": "jsx" },
    jsx: "automatic",
    define: { "process.env.NODE_ENV": '"production"' },
    plugins: [asGatsby],
    logLevel: "error",
  });
  const names = Object.values(metafile.outputs)
    .flatMap(({ inputs }) => Object.entries(inputs))
    .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
    .flatMap(([file]) => {
      // Gatsby copies its runtime into its cache.
      if (file.startsWith(".cache/")) return "gatsby";
      return /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? [];
    });
  return [...new Set(names)].sort();
}

async function main(): Promise<void> {
  const row = ({ name, version, license }: Package) => `| ${name} | ${version} | ${license} |`;
  const scripts = (await bundledPackages()).map(readPackage);
  console.log("| Package | Version | License |\n| --- | --- | --- |");
  for (const one of [...scripts, ...served.map(readPackage)]) console.log(row(one));
}

runCommand(main);
