import { createRequire } from "node:module";
import { isApplied, packageFile, PatchError, type Patch } from "./patch";

const preset = "babel-preset-gatsby";

export const modernSyntax: Patch = {
  name: "modern-syntax",
  since: "babel-preset-gatsby 3.16.0",
  changes: "empties the steps of Gatsby's Babel preset that rewrite classes, spread, `?.` and `??`",
  why: "all browsers of package.json's `browserslist` read them, and there is no option for it: with a Babel configuration of our own, gatsby-plugin-typescript would still rewrite two of them",
  gain: "1.7 % of a page's script, 1.3 KB, without which pages with forms miss their budget of 78.5 KB",
  reliesOn: [
    {
      file: `${preset}/index.js`,
      holds: "resolve(`@babel/plugin-transform-spread`)",
      otherwise: "Gatsby's Babel preset rewrites other syntax than it did.",
    },
    {
      file: `${preset}/index.js`,
      holds: "resolve(`@babel/plugin-transform-classes`)",
      otherwise: "Gatsby's Babel preset rewrites other syntax than it did.",
    },
  ],
};

const steps = [
  "plugin-proposal-class-properties",
  "plugin-proposal-nullish-coalescing-operator",
  "plugin-proposal-optional-chaining",
  "plugin-transform-classes",
  "plugin-transform-spread",
];

/**
 * Empties those steps in the process that bundles, before Gatsby loads them.
 * @param root the project's root
 * @throws PatchError when one of them is not there to be emptied
 */
export function keepModernSyntax(root: string): void {
  if (!isApplied(modernSyntax)) return;
  const manifest = packageFile(root, `${preset}/package.json`);
  if (!manifest) throw new PatchError(modernSyntax, `${preset} is missing.`);
  const require = createRequire(manifest);
  for (const step of steps) {
    const plugin = require(`@babel/${step}`) as { default?: () => object };
    if (!plugin.default) throw new PatchError(modernSyntax, `@babel/${step} is no plugin.`);
    plugin.default = () => ({});
  }
}
