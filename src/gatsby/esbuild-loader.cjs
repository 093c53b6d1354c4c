/** Webpack's loader for TypeScript without queries: see `compileWithEsbuild`. */
const { transform } = require("esbuild");

/** @this {import("webpack").LoaderContext<object>} @param {string} source */
module.exports = function compile(source) {
  const done = this.async();
  transform(source, {
    loader: this.resourcePath.endsWith("x") ? "tsx" : "ts",
    sourcefile: this.resourcePath,
    sourcemap: this.sourceMap,
    jsx: "automatic",
    target: "es2022",
  }).then(({ code, map }) => done(null, code, map ? JSON.parse(map) : undefined), done);
};
