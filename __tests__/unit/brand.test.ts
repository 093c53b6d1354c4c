/** @jest-environment node */
import {
  copyFile,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  symlink,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { parse } from "yaml";
import type { Brand, Typeface } from "../../src/brand/brand";
import { brandCss } from "../../src/brand/brand-css";
import { contrast } from "../../src/brand/contrast";
import { drawnFrom, faviconSvg, iconsRecord, writeIcons } from "../../src/brand/icons";
import { TypefaceError, writeTypeface } from "../../src/brand/typeface";

const both = (color: string) => ({ light: color, dark: color });
const brand: Brand = {
  colors: {
    accent: { light: "#aa0000", dark: "#ffaaaa" },
    action: both("#003366"),
    band: both("#003366"),
    ink: both("#111111"),
    onBand: both("#ffffff"),
    onBandAccent: both("#ffcc00"),
  },
  radius: "8px",
  mark: { line: "M4 4h24", lineWidth: 2, shape: "M4 8h24v20H4z" },
};

it("makes tokens of colors, corners and typeface", () => {
  const css = brandCss(brand, undefined);
  expect(css).toContain("--accent: var(--light, #aa0000) var(--dark, #ffaaaa);");
  expect(css).toContain("--on-band-accent: #ffcc00;");
  expect(css).toContain("--corner: 8px;");
  expect(css).toContain("--typeface: system-ui, sans-serif;");
  expect(css).not.toContain("@font-face");
  const fallback = { family: "Fallback Georgia", weights: "400", local: ["Georgia"] };
  const measures = { size: 90.5, ascent: 100, descent: 20, lineGap: 0 };
  const withTypeface = brandCss(brand, {
    name: "own.woff2",
    family: "Own Serif",
    generic: "serif",
    width: 0.6,
    files: [{ file: "own.woff2", weights: "400 700" }],
    fallbacks: [{ ...fallback, ...measures }],
  });
  expect(withTypeface).toContain('src: url("/fonts/own.woff2") format("woff2");');
  expect(withTypeface).toContain("size-adjust: 90.5%;");
  expect(withTypeface).toContain('--typeface: "Own Serif", "Fallback Georgia", serif;');
  // Its letters are wide: they shrink where room is scarce, and leave the labels of drawings to
  // fonts with which these fit.
  expect(withTypeface).toContain("--narrow: 0.75;");
  expect(withTypeface).toContain("--label-typeface: Arial,");
  expect(withTypeface).toContain("--label-tight: 1;");
});

describe("typeface", () => {
  const name = "@fontsource-variable/familjen-grotesk";
  let folder = "";
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "typeface-"));
    for (const one of ["static/fonts", "src/brand"])
      await mkdir(path.join(folder, one), { recursive: true });
    const earlier: Partial<Typeface> = {
      name: "@fontsource/earlier",
      files: [{ file: "earlier.woff2", weights: "400" }],
    };
    await writeFile(path.join(folder, "src/brand/typeface.json"), JSON.stringify(earlier));
    for (const file of ["earlier.woff2", "earlier-LICENSE.txt"])
      await writeFile(path.join(folder, "static/fonts", file), "");
    await symlink(path.resolve("node_modules"), path.join(folder, "node_modules"));
  });
  afterEach(() => rm(folder, { recursive: true }));
  const made = async () =>
    JSON.parse(await readFile(path.join(folder, "src/brand/typeface.json"), "utf8")) as Typeface;

  it("is cut from a package, in place of the one before, and measured", async () => {
    expect(await writeTypeface({ typeface: name }, folder)).toEqual([
      "fonts/familjen-grotesk.woff2",
    ]);
    const fonts = path.join(folder, "static/fonts");
    expect((await readdir(fonts)).sort()).toEqual([
      "familjen-grotesk-LICENSE.txt",
      "familjen-grotesk.woff2",
    ]);
    const { size } = await stat(path.join(fonts, "familjen-grotesk.woff2"));
    const whole = "files/familjen-grotesk-latin-wght-normal.woff2";
    expect(size).toBeLessThan((await stat(path.join("node_modules", name, whole))).size);
    expect(await made()).toMatchObject({
      family: "Familjen Grotesk",
      generic: "sans-serif",
      files: [{ file: "familjen-grotesk.woff2", weights: "400 700" }],
    });
    const [text] = (await made()).fallbacks;
    // Capsize's calculator for Familjen Grotesk over Arial: https://seek-oss.github.io/capsize/
    expect(text).toMatchObject({ size: 94.6, ascent: 108.4, descent: 23.8, lineGap: 0 });
  });

  it("of the fixture businesses is condensed, wide or has serifs, each cut as pages need it", async () => {
    const condensed = {
      generic: "sans-serif",
      files: [{ weights: "400 500" }, { weights: "600 700" }],
    };
    const expected: Record<string, object> = {
      "general-contractor/en": condensed,
      "painter/en": { generic: "serif", files: [{ weights: "400 700" }] },
      "roofer/es": { generic: "sans-serif", files: [{ weights: "400 700" }] },
    };
    const widths: Record<string, number> = {};
    for (const [business, typeface] of Object.entries(expected)) {
      const file = `__tests__/businesses/${business}/brand.yml`;
      const own = parse(await readFile(file, "utf8")) as Brand;
      await writeTypeface(own, folder);
      const written = await made();
      expect(written).toMatchObject(typeface);
      widths[business] = written.width;
      // Labels of drawings have room for letters as narrow as those of the condensed one.
      const hasOwnLabels = !brandCss(own, written).includes("--label-typeface: Arial,");
      expect(hasOwnLabels).toBe(typeface === condensed);
    }
    const files = await readdir(path.join(folder, "static/fonts"));
    expect(files.sort()).toEqual(["sora-LICENSE.txt", "sora.woff2"]);
    expect(widths["general-contractor/en"]).toBeLessThan(0.4);
    expect(widths["roofer/es"]).toBeGreaterThan(0.5);
  });

  it("stays as it is where it is a file of one's own", async () => {
    const whole = `node_modules/${name}/files/familjen-grotesk-latin-wght-normal.woff2`;
    const own = path.join(folder, "static/fonts/own.woff2");
    await copyFile(whole, own);
    await writeTypeface({ typeface: "own.woff2" }, folder);
    expect(await readFile(own)).toEqual(await readFile(whole));
    expect(await made()).toMatchObject({
      family: "Familjen Grotesk",
      generic: "sans-serif",
      files: [{ file: "own.woff2" }],
    });
    await writeTypeface({ typeface: "own.woff2", serif: true }, folder);
    expect(await made()).toMatchObject({ generic: "serif" });
    expect((await made()).fallbacks[0]?.local).toContain("Times New Roman");
  });

  it("of one's own stays, with its license, when another one takes its place", async () => {
    const fonts = path.join(folder, "static/fonts");
    await copyFile(
      `node_modules/${name}/files/familjen-grotesk-latin-wght-normal.woff2`,
      path.join(fonts, "own.woff2"),
    );
    await writeFile(path.join(fonts, "LICENSE.txt"), "Of the owner.");
    await writeTypeface({ typeface: "own.woff2" }, folder);
    await writeTypeface({ typeface: name }, folder);
    expect((await readdir(fonts)).sort()).toEqual([
      "LICENSE.txt",
      "familjen-grotesk-LICENSE.txt",
      "familjen-grotesk.woff2",
      "own.woff2",
    ]);
    expect(await readFile(path.join(fonts, "LICENSE.txt"), "utf8")).toBe("Of the owner.");
  });

  it.each([
    ["@fontsource/not-installed", "corepack pnpm add -D --save-exact @fontsource/not-installed"],
    ["no.woff2", "put that file into static/fonts"],
  ])("%s that is not there is refused with what to do", async (missing, remedy) => {
    const writing = writeTypeface({ typeface: missing }, folder);
    await expect(writing).rejects.toThrow(TypefaceError);
    await expect(writing).rejects.toThrow(remedy);
  });

  it("of a package without letters of Latin is refused", async () => {
    const typeface = "@fontsource/hieroglyphs";
    await rm(path.join(folder, "node_modules"));
    await mkdir(path.join(folder, "node_modules", typeface), { recursive: true });
    const metadata = {
      id: "hieroglyphs",
      family: "Hieroglyphs",
      category: "other",
      weights: [400],
    };
    const file = path.join(folder, "node_modules", typeface, "metadata.json");
    await writeFile(file, JSON.stringify(metadata));
    const writing = writeTypeface({ typeface }, folder);
    await expect(writing).rejects.toThrow(TypefaceError);
    await expect(writing).rejects.toThrow("Hieroglyphs, whose package has no letters of Latin");
  });
});

it.each([
  ["#000000", "#ffffff", 21],
  ["#ffffff", "#ffffff", 1],
  ["#767676", "#ffffff", 4.54],
])("tells %s from %s by %d to 1", (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 2);
  expect(contrast(other, one)).toBeCloseTo(ratio, 2);
});

describe("icons", () => {
  let folder = "";
  let root = "";
  beforeEach(async () => {
    root = await mkdtemp(path.join(tmpdir(), "icons-"));
    folder = path.join(root, "static");
    await mkdir(folder);
  });
  afterEach(() => rm(root, { recursive: true }));
  const pixel = async (name: string, left: number, top: number) => {
    const area = { left, top, width: 1, height: 1 };
    const { data } = await sharp(path.join(folder, name))
      .removeAlpha()
      .extract(area)
      .raw()
      .toBuffer({ resolveWithObject: true });
    return [...data];
  };

  it("are drawn in the brand's colors, each in its size", async () => {
    await writeIcons(brand, root);
    for (const [name, width, height] of [
      ["icon-192.png", 192, 192],
      ["icon-512.png", 512, 512],
      ["icon-maskable-512.png", 512, 512],
      ["apple-touch-icon.png", 180, 180],
      ["share.jpg", 1200, 630],
    ] as const)
      expect(await sharp(path.join(folder, name)).metadata()).toMatchObject({ width, height });
    expect(await pixel("icon-maskable-512.png", 2, 2)).toEqual([0, 0x33, 0x66]);
    expect(await pixel("icon-maskable-512.png", 256, 290)).toEqual([0xff, 0xcc, 0]);
    expect(await readFile(path.join(folder, "favicon.svg"), "utf8")).toBe(faviconSvg(brand));
    const ico = await readFile(path.join(folder, "favicon.ico"));
    expect([ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([1, 3]);
  });

  it("show the business's own logo in the place of the mark", async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><path d="M0 0h20v10H0z" fill="#00ff00"/></svg>';
    await writeFile(path.join(folder, "logo.svg"), svg);
    await writeIcons({ ...brand, logo: { file: "/logo.svg", width: 20, height: 10 } }, root);
    expect(await pixel("icon-512.png", 256, 256)).toEqual([0, 0xff, 0]);
    expect(await readFile(path.join(folder, "favicon.svg"), "utf8")).toBe(svg);
  });

  it("leave a record of what they were drawn from, which another color, mark or logo changes", async () => {
    await writeIcons(brand, root);
    const record = JSON.parse(await readFile(path.join(root, iconsRecord), "utf8")) as object;
    const none = () => Promise.resolve(undefined);
    expect(await drawnFrom(brand, none)).toEqual(record);
    const band = { ...brand, colors: { ...brand.colors, band: both("#003367") } };
    expect(await drawnFrom(band, none)).toEqual({ ...record, "colors.band.light": "#003367" });
    const mark = { ...brand.mark!, lineWidth: 3 };
    expect(await drawnFrom({ ...brand, mark }, none)).toEqual({ ...record, "mark.lineWidth": "3" });
    const logo = { ...brand, logo: { file: "/logo.svg", width: 20, height: 10 } };
    const ofDrawing = (svg: string) => drawnFrom(logo, () => Promise.resolve(svg));
    expect(await ofDrawing("<svg/>")).not.toEqual(await ofDrawing("<svg></svg>"));
  });
});
