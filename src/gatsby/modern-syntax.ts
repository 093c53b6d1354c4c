/**
 * Leaves alone the syntax that all browsers of package.json's `browserslist` read. Gatsby's Babel preset and its
 * TypeScript plugin take classes, spread, `?.` and `??` apart whatever that list says, which made every page's script a
 * twentieth longer. There is no option for it, and a Babel configuration of our own would take the whole preset's place.
 */
import { createRequire } from "node:module";
import path from "node:path";

const steps = [
  "plugin-proposal-class-properties",
  "plugin-proposal-nullish-coalescing-operator",
  "plugin-proposal-optional-chaining",
  "plugin-transform-classes",
  "plugin-transform-spread",
];

/** Empties those steps in the process that bundles, before Gatsby loads them. */
export function keepModernSyntax(root: string): void {
  const require = createRequire(
    path.join(root, "node_modules", "babel-preset-gatsby", "package.json"),
  );
  for (const step of steps) {
    const plugin = require(`@babel/${step}`) as { default: () => object };
    plugin.default = () => ({});
  }
}
