/** @jest-environment node */
import sharp, { type AvifOptions, type Sharp } from "sharp";
import { onPluginInit } from "../../../src/gatsby/pictures";
import { nameClasses, withoutLinting } from "../../../src/gatsby/webpack";

it("encodes AVIF with less effort, least what no phone loads, unless a plugin asks for more", () => {
  const prototype = sharp.prototype as Sharp;
  const original = prototype.avif;
  const passed: (AvifOptions | undefined)[] = [];
  prototype.avif = function avif(this: Sharp, options?: AvifOptions) {
    passed.push(options);
    return this;
  };
  void onPluginInit?.({} as never, {} as never, () => undefined);
  sharp().avif({ quality: 50 });
  sharp().resize(1600).avif({ quality: 45 });
  sharp().avif({ effort: 6 });
  prototype.avif = original;
  expect(passed).toMatchObject([
    { effort: 1, quality: 50 },
    { effort: 0, quality: 50 },
    { effort: 6 },
  ]);
});

it("names classes by a hash wherever css-loader reads CSS Modules", () => {
  const options = { modules: { localIdentName: "[name]--[local]" } };
  nameClasses([{ oneOf: [{ use: [{ loader: "css-loader/cjs.js", options }] }] }, {}], "[hash]");
  expect(options.modules.localIdentName).toBe("[hash]");
});

it("fails with a sentence where Gatsby has no such rules or plugins any more", () => {
  expect(() => nameClasses([{ use: [{ loader: "other-loader" }] }], "[hash]")).toThrow(
    "Gatsby no longer has rules with css-loader",
  );
  expect(() => withoutLinting([new Map()])).toThrow("Gatsby no longer has a webpack plugin");
});
