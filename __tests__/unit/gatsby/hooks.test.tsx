/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ReactNode } from "react";
import sharp, { type AvifOptions, type Sharp } from "sharp";
import { expectSharp, onPluginInit } from "../../../src/gatsby/pictures";
import { onPreRenderHTML } from "../../../src/gatsby/ssr";
import { withoutLinting } from "../../../src/gatsby/webpack";

describe("AVIF", () => {
  const prototype = sharp.prototype as Sharp;
  const original = prototype.avif;
  const passed: (AvifOptions | undefined)[] = [];
  beforeEach(() => {
    passed.length = 0;
    prototype.avif = function avif(this: Sharp, options?: AvifOptions) {
      passed.push(options);
      return original.call(this, options);
    };
    void onPluginInit?.({} as never, {} as never, () => undefined);
  });
  afterEach(() => {
    prototype.avif = original;
  });

  it("is encoded with less effort, least what no phone loads, unless a plugin asks for more", () => {
    sharp().resize(400).avif({ quality: 45 });
    sharp().resize(1600).avif({ quality: 45 });
    sharp().resize(400).avif({ effort: 6 });
    expect(passed).toMatchObject([
      { effort: 1, quality: 45 },
      { effort: 0, quality: 50 },
      { effort: 6 },
    ]);
  });

  it("is what gatsby-plugin-sharp encodes", async () => {
    const folder = mkdtempSync(join(tmpdir(), "avif-"));
    const [picture, outputPath] = ["picture.png", "picture.avif"].map((name) => join(folder, name));
    await sharp({ create: { width: 8, height: 8, channels: 3, background: "teal" } })
      .png()
      .toFile(String(picture));
    const { processFile } = jest.requireActual<{
      processFile: (file: unknown, transforms: object[], options: object) => Promise<unknown>;
    }>("gatsby-plugin-sharp/process-file");
    const args = { width: 4, height: 4, toFormat: "avif", quality: 45 };
    await processFile(picture, [{ outputPath, args }], {});
    rmSync(folder, { recursive: true });
    expect(passed).toMatchObject([{ effort: 1, chromaSubsampling: "4:2:0", quality: 45 }]);
  });

  it("fails with a sentence where the width of a picture is not told any more", () => {
    const unknown = Object.assign(sharp(), { options: {} });
    expect(() => unknown.avif()).toThrow("sharp no longer keeps the width");
    expect(() => sharp().avif()).toThrow("gatsby-plugin-sharp no longer resizes");
  });
});

describe("the sharp that gatsby-plugin-sharp loads", () => {
  const avif = () => sharp();

  it("is the site's", () => {
    expect(() => expectSharp(process.cwd(), { avif })).not.toThrow();
  });

  it("ends the build with a sentence where it is another one", () => {
    const folder = mkdtempSync(join(tmpdir(), "sharps-"));
    const plugin = join(folder, "node_modules/gatsby-plugin-sharp");
    for (const at of [folder, plugin]) {
      mkdirSync(join(at, "node_modules/sharp"), { recursive: true });
      writeFileSync(join(at, "package.json"), "{}");
      writeFileSync(join(at, "node_modules/sharp/index.js"), "");
    }
    expect(() => expectSharp(folder, { avif })).toThrow("no longer loads the site's sharp");
    rmSync(folder, { recursive: true });
  });

  it("ends the build with a sentence where it encodes AVIF in another way", () => {
    expect(() => expectSharp(process.cwd(), {})).toThrow(
      "sharp no longer has sharp.prototype.avif",
    );
  });
});

it("takes out the plugin with which Gatsby lints", () => {
  const plugin = createRequire(require.resolve("gatsby/package.json"))(
    "eslint-webpack-plugin",
  ) as new () => object;
  const other = new Map();
  expect(withoutLinting([new plugin(), other])).toEqual([other]);
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

  it("leaves what the site has in a head", () => {
    const kept = [
      <style key="css" data-href="/styles.css" />,
      <script key="data" type="application/ld+json" />,
      <title key="title">About</title>,
    ];
    render([...kept, <meta key="generator" name="generator" content="Gatsby" />]);
    expect(replaceHeadComponents).toHaveBeenLastCalledWith(kept);
  });
});
