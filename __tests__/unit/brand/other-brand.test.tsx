/** @jest-environment node */
/** With another brand in place of src/brand/brand.ts, everything that shows the brand must change, and nothing else may contain its values. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import type * as Brand from "../../../src/brand/brand";
import type * as FontFaces from "../../../src/brand/font-faces";
import type * as Icons from "../../../src/brand/icons";
import type * as Tokens from "../../../src/brand/tokens";
import type * as Head from "../../../src/build/gatsby/head-components";
import type * as Manifest from "../../../src/build/publish/manifest";
import type * as SharePicture from "../../../src/build/publish/share-picture";
import type * as LogoModule from "../../../src/components/Logo/Logo";
import { literalsOf, otherBrand } from "../../../scripts/brand/other-brand";

const brand = jest.requireActual<typeof Brand>("../../../src/brand/brand");
const other = otherBrand(brand);
const old = literalsOf(brand);

/** Loads a module with the other brand. */
function under(path: string): unknown {
  let loaded: unknown;
  // Text is still set in the installed typeface.
  const typeSetting = jest.requireActual<object>("../../../src/build/publish/type-setting");
  jest.isolateModules(() => {
    jest.doMock("../../../src/brand/brand", () => other);
    jest.doMock("../../../src/build/publish/type-setting", () => typeSetting);
    loaded = jest.requireActual(`../../../${path}`);
  });
  return loaded;
}

/** Returns everything that is made from the brand, as text by name. */
function products(): Record<string, string> {
  const { brandTokens } = under("src/brand/tokens") as typeof Tokens;
  const { fontFaces, editorFaces } = under("src/brand/font-faces") as typeof FontFaces;
  const { favicon, icons, plainTile } = under("src/brand/icons") as typeof Icons;
  const { headComponentsIn } = under("src/build/gatsby/head-components") as typeof Head;
  const { manifest } = under("src/build/publish/manifest") as typeof Manifest;
  const { shareSvg } = under("src/build/publish/share-picture") as typeof SharePicture;
  const { Logo } = under("src/components/Logo/Logo") as typeof LogoModule;
  const { default: config } = under("gatsby-config") as { default: { plugins: unknown[] } };
  const words = { title: "Title", name: "Name", place: "Place" };
  const hero = { key: "hero", read: () => Promise.resolve(Buffer.alloc(0)) };
  return {
    tokens: brandTokens,
    "font faces": fontFaces,
    "editor's styles": editorFaces,
    "favicon.svg": favicon,
    icons: [plainTile, ...icons.map(({ svg }) => svg)].join("\n"),
    head: renderToStaticMarkup(<>{headComponentsIn("en")}</>),
    manifest: manifest({ name: "Name", shortName: "Name", description: "Words" }),
    "share picture": shareSvg(words),
    "share picture with a hero": shareSvg({ ...words, hero }),
    logo: renderToStaticMarkup(<Logo />),
    "progress bar": JSON.stringify(config.plugins),
  };
}

const made = Object.entries(products());

test("no two values of the brands are the same", () => {
  const changed = literalsOf(other);
  expect(changed).toHaveLength(old.length);
  expect(changed.filter((literal) => old.includes(literal))).toEqual([]);
});

test.each(made)("%s: is made from the brand", (_name, text) => {
  const lower = text.toLowerCase();
  expect(old.filter((literal) => lower.includes(literal))).toEqual([]);
  expect(literalsOf(other).filter((literal) => lower.includes(literal))).not.toEqual([]);
});

test("every color is a token", () => {
  const { tokens = "" } = Object.fromEntries(made);
  const colors = [other.colors.light, other.colors.dark, other.colors.print].flatMap((scheme) =>
    Object.values(scheme),
  );
  expect(colors.filter((color) => !tokens.includes(color))).toEqual([]);
});

/** Files in which the brand's values may appear: their source, and what is generated from it. */
const home = /^src\/brand\/(brand\.ts|tokens\.css)$|^static\/fonts\//;
const sources = ["src", "scripts", "static"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8", withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name)),
);
const others = [...sources, "gatsby-config.ts", "gatsby-node.ts"].filter(
  (name) => !home.test(name),
);

test("no other file contains a value of the brand", () => {
  const found = others.flatMap((name) => {
    const text = readFileSync(name, "utf8").toLowerCase();
    return old.filter((literal) => text.includes(literal)).map((literal) => `${name}: ${literal}`);
  });
  expect(found).toEqual([]);
});

test("no other style sheet has a color of its own", () => {
  const own = others
    .filter((name) => name.endsWith(".css"))
    .flatMap((name) => {
      const text = readFileSync(name, "utf8");
      // Black in a mask is not a color, but opacity.
      const colors = text.match(/#[0-9a-f]{3,8}\b|\b(rgb|hsl|oklch)a?\(/gi) ?? [];
      return colors.filter((color) => color !== "#000").map((color) => `${name}: ${color}`);
    });
  expect(own).toEqual([]);
});
