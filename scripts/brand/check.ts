/**
 * `npm test -- brand`: builds the site with another brand, in a copy, and looks for ours in all that was built. It takes as
 * long as a build without caches; the unit tests say the same of each product alone.
 */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import * as brand from "../../src/brand/brand";
import { rebuild } from "../rebuild";
import { literalsOf, otherBrand } from "./other-brand";

/** Pictures and fonts, which are no text. */
const binary = /\.(avif|jpg|png|ico|woff2|wasm)$/;

const other = otherBrand(brand);

/** Writes the other brand into a copy of the project, with our typeface's files under its name. */
function takeOtherBrand(copy: string): void {
  const source = Object.entries(other).map(
    ([name, value]) => `export const ${name} = ${JSON.stringify(value)} as const;\n`,
  );
  writeFileSync(path.join(copy, "src/brand/brand.ts"), source.join("\n"));
  const { id } = brand.typeface;
  const renamed = (name: string) => name.replaceAll(id, other.typeface.id);
  const fonts = path.join(copy, "static/fonts");
  rmSync(path.join(fonts, "OFL.txt"));
  for (const name of readdirSync(fonts)) {
    cpSync(path.join(fonts, name), path.join(fonts, renamed(name)));
    rmSync(path.join(fonts, name));
  }
  const files = path.join("node_modules/@fontsource", id, "files");
  mkdirSync(path.join(copy, renamed(files)), { recursive: true });
  for (const name of readdirSync(files))
    cpSync(path.join(files, name), path.join(copy, renamed(files), renamed(name)));
}

async function main() {
  const { publicFolder, remove } = await rebuild(process.cwd(), {}, takeOtherBrand);
  const old = literalsOf(brand);
  const names = readdirSync(publicFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !binary.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  const found = names.flatMap((name) => {
    const text = `${name}\n${readFileSync(name, "utf8")}`.toLowerCase();
    const file = path.relative(publicFolder, name);
    return old.filter((literal) => text.includes(literal)).map((literal) => `${file}: ${literal}`);
  });
  const pages = names.filter((name) => name.endsWith(".html"));
  const shows = pages.filter((name) =>
    readFileSync(name, "utf8").includes(other.colors.light.band),
  );
  remove();
  for (const line of found) console.error(`Not made from src/brand/brand.ts: ${line}`);
  console.log(
    `${names.length} files of another brand's site, ${shows.length} of ${pages.length} pages in its colors, ${found.length} values of ours in them.`,
  );
  process.exitCode = found.length === 0 && shows.length > 0 ? 0 : 1;
}

void main();
