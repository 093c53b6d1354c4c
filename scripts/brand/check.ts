/**
 * `npm test -- brand`: builds a copy of the site with another brand, and searches all of its files for ours. It takes as long
 * as a build without caches; the unit tests check each product separately.
 */
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import * as brand from "../../src/brand/brand";
import { rebuild } from "../rebuild";
import { literalsOf, otherBrand } from "./other-brand";

/** Pictures and fonts, which cannot be searched as text. */
const binary = /\.(avif|jpg|png|ico|woff2|wasm)$/;

const other = otherBrand(brand);

/** Writes the other brand into a copy of the project, where our font files take the name of its typeface. */
function applyOtherBrand(copy: string): void {
  const source = Object.entries(other).map(
    ([name, value]) => `export const ${name} = ${JSON.stringify(value)} as const;\n`,
  );
  writeFileSync(path.join(copy, "src/brand/brand.ts"), source.join("\n"));
  const { id } = brand.typeface;
  const renamed = (name: string) => name.replaceAll(id, other.typeface.id);
  const fonts = path.join(copy, "static/fonts");
  rmSync(path.join(fonts, "OFL.txt"));
  for (const name of readdirSync(fonts))
    renameSync(path.join(fonts, name), path.join(fonts, renamed(name)));
  const files = path.join("node_modules/@fontsource", id, "files");
  mkdirSync(path.join(copy, renamed(files)), { recursive: true });
  for (const name of readdirSync(files))
    cpSync(path.join(files, name), path.join(copy, renamed(files), renamed(name)));
}

async function main() {
  const { publicFolder, remove } = await rebuild(process.cwd(), {}, applyOtherBrand);
  const ours = literalsOf(brand);
  const names = readdirSync(publicFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !binary.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  const leaks = names.flatMap((name) => {
    const text = `${name}\n${readFileSync(name, "utf8")}`.toLowerCase();
    const file = path.relative(publicFolder, name);
    return ours.filter((literal) => text.includes(literal)).map((literal) => `${file}: ${literal}`);
  });
  const pages = names.filter((name) => name.endsWith(".html"));
  const recolored = pages.filter((name) =>
    readFileSync(name, "utf8").includes(other.colors.light.band),
  );
  remove();
  for (const line of leaks) console.error(`Not generated from src/brand/brand.ts: ${line}`);
  console.log(
    `${names.length} files built with another brand: ${recolored.length} of ${pages.length} pages in its colors, ${leaks.length} values of ours found.`,
  );
  process.exitCode = leaks.length === 0 && recolored.length > 0 ? 0 : 1;
}

void main();
