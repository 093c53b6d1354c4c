import { nameClasses } from "../../../src/gatsby/webpack";

it("names classes by a hash wherever css-loader reads CSS Modules", () => {
  const modules = { localIdentName: "[name]--[local]" };
  const extract = {
    loader: "/node_modules/mini-css-extract-plugin/dist/loader.js",
    options: { modules: { namedExport: true } },
  };
  const css = { loader: "/node_modules/css-loader/dist/cjs.js", options: { modules } };
  nameClasses([{ oneOf: [{ use: [extract, css] }] }, {}], "[hash:base64:5]");
  expect(modules.localIdentName).toBe("[hash:base64:5]");
  expect(extract.options.modules).toEqual({ namedExport: true });
});
