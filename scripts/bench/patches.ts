/**
 * `npm run bench -- patches [NAME …]`: what each patch of src/build/patches that saves bytes or time is good for. Builds a
 * temporary copy of the project with all of them, and again without each, or without one part of it (`stand-ins/scroll`).
 * Bytes are exact on any machine; times are those of one warm build each, and only tell much.
 */
import { readdir, rm } from "node:fs/promises";
import path from "node:path";
import { patches } from "../../src/build/patches";
import { weighSite } from "./site-bytes";
import { copyProject } from "./synthetic-content";
import { columns, table, type Row } from "./tables";
import { temporaryFolder } from "./temporary";
import { build } from "./timed-build";

const shown = [
  ...columns("kilobytes", {
    html: "HTML of all pages, KB",
    home: "HTML of home, KB",
    script: "Script of a page, KB",
    style: "Styles, KB",
  }),
  ...columns("seconds", { seconds: "Build, s" }),
];

/** Names of what can be left out: patches that gain something, and their parts. */
function measurable(): string[] {
  return patches
    .filter(({ gain }) => gain !== undefined)
    .flatMap(({ name, parts = [] }) => [name, ...parts.map((part) => `${name}/${part}`)]);
}

/** Pictures stay; what webpack and Babel keep knows nothing of patches, and a script or style file of the last build would count. */
async function forgetScripts(folder: string): Promise<void> {
  const built = path.join(folder, "public");
  const files = (await readdir(built)).filter((name) => /\.(?:js|css)$/.test(name));
  for (const file of [...files.map((name) => path.join(built, name)), `${folder}/.cache/webpack`])
    await rm(file, { recursive: true, force: true });
}

async function main(): Promise<void> {
  const all = measurable();
  const named = process.argv.slice(3);
  const unknown = named.find((name) => !all.includes(name));
  if (unknown !== undefined)
    throw new Error(`There is nothing to measure called ${unknown}: ${all.join(", ")}.`);
  const folder = temporaryFolder("bench-patches");
  await copyProject(process.cwd(), folder);
  // The first build encodes the pictures, which the others find in the cache.
  await build(folder);
  const measure = async (without: string) => {
    console.error(without ? `without ${without}` : "with all");
    await forgetScripts(folder);
    const { seconds } = await build(folder, { WITHOUT_PATCHES: without });
    return { ...weighSite(path.join(folder, "public")), seconds };
  };
  const withAll = await measure("");
  const rows: Row[] = [{ name: "with all", values: withAll }];
  for (const name of named.length > 0 ? named : all)
    rows.push({ name: `without ${name}`, values: await measure(name), other: withAll });
  console.log(table("Build", shown, rows));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
