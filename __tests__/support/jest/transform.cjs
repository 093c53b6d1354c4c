/**
 * Compiles TypeScript and JSX for jest. Not a babel.config.js, which Gatsby would use for the site's own build.
 */
const babelJest = require("babel-jest").default;

module.exports = babelJest.createTransformer({
  babelrc: false,
  configFile: false,
  presets: [
    [require.resolve("babel-preset-gatsby"), { reactRuntime: "automatic" }],
    require.resolve("@babel/preset-typescript"),
  ],
});
