/** Compiles TypeScript and JSX for jest, and moves `jest.mock` before the imports. */
const { createTransformer } = require("@swc/jest");

module.exports = createTransformer({
  jsc: {
    parser: { syntax: "typescript", tsx: true },
    target: "es2022",
    transform: { react: { runtime: "automatic" } },
  },
  module: { type: "commonjs" },
});
