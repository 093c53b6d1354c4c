/** @jest-environment node */
import { createRequire } from "node:module";
import type { ReactNode } from "react";
import sharp, { type AvifOptions, type Sharp } from "sharp";
import { onPluginInit } from "../../../src/gatsby/pictures";
import { onPreRenderHTML } from "../../../src/gatsby/ssr";
import { withoutLinting } from "../../../src/gatsby/webpack";

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

it("fails with a sentence where sharp does not tell the width of a picture any more", () => {
  const prototype = sharp.prototype as Sharp;
  const original = prototype.avif;
  void onPluginInit?.({} as never, {} as never, () => undefined);
  const picture = Object.assign(sharp(), { options: {} });
  expect(() => picture.avif()).toThrow("sharp no longer keeps the width");
  prototype.avif = original;
});

it("takes out the plugin with which Gatsby lints", () => {
  const plugin = createRequire(require.resolve("gatsby/package.json"))(
    "eslint-webpack-plugin",
  ) as new () => object;
  const other = new Map();
  expect(withoutLinting([new plugin(), other])).toEqual([other]);
});

it("fails with a sentence where Gatsby has no such plugin any more", () => {
  expect(() => withoutLinting([new Map()])).toThrow("Gatsby no longer has a webpack plugin");
});

describe("what gatsby-plugin-image adds to the head", () => {
  const replaceHeadComponents = jest.fn();
  const render = (elements: readonly ReactNode[]) =>
    onPreRenderHTML?.(
      { getHeadComponents: () => elements, replaceHeadComponents } as never,
      {} as never,
    );

  it("is taken out", () => {
    const plugin = jest.requireActual<{
      onRenderBody: (api: { setHeadComponents: (added: ReactNode[]) => void }) => void;
    }>("gatsby-plugin-image/gatsby-ssr");
    const added: ReactNode[] = [];
    plugin.onRenderBody({ setHeadComponents: (elements) => added.push(...elements) });
    expect(added.length).toBeGreaterThan(1);
    render([...added, "own"]);
    expect(replaceHeadComponents).toHaveBeenCalledWith(["own"]);
  });

  it("ends the build with a sentence where it cannot be told any more", () => {
    expect(() => render(["own"])).toThrow("gatsby-plugin-image no longer has keys");
  });
});
