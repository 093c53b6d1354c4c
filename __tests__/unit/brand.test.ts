/** @jest-environment node */
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import type { Brand } from "../../src/brand/brand";
import { brandCss } from "../../src/brand/brand-css";
import { contrast } from "../../src/brand/contrast";
import { faviconSvg, writeIcons } from "../../src/brand/icons";

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
  const css = brandCss(brand);
  expect(css).toContain("--accent: var(--light, #aa0000) var(--dark, #ffaaaa);");
  expect(css).toContain("--on-band-accent: #ffcc00;");
  expect(css).toContain("--corner: 8px;");
  expect(css).toContain("--display: system-ui, sans-serif;");
  expect(css).not.toContain("@font-face");
  const typeface = { family: "Own Sans", file: "own.woff2", weights: "400 700" };
  const withTypeface = brandCss({ ...brand, typeface });
  expect(withTypeface).toContain('src: url("/fonts/own.woff2") format("woff2");');
  expect(withTypeface).toContain('--display: "Own Sans", system-ui, sans-serif;');
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
  beforeEach(async () => void (folder = await mkdtemp(path.join(tmpdir(), "icons-"))));
  afterEach(() => rm(folder, { recursive: true }));
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
    await writeIcons(brand, folder);
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
    await writeIcons({ ...brand, logo: { file: "/logo.svg", width: 20, height: 10 } }, folder);
    expect(await pixel("icon-512.png", 256, 256)).toEqual([0, 0xff, 0]);
    expect(await readFile(path.join(folder, "favicon.svg"), "utf8")).toBe(svg);
  });
});
