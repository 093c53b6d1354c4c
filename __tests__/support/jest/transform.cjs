/**
 * How jest reads TypeScript and JSX. It lives here, not in a babel.config.js: Gatsby would take that for the site's own build.
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
