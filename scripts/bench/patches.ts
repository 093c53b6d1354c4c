/**
 * `npm run bench -- patches [NAME …]`: what each patch of src/build/patches gains in bytes or time. Builds a temporary copy
 * of the project with all of them, then without each patch and each part of one (`stand-ins/scroll`). Bytes are the same
 * on every machine; times are those of a single warm build, so only large differences are meaningful.
 */
import { readdir, rm } from "node:fs/promises";
import path from "node:path";
import { patches } from "../../src/build/patches";
import { CommandError } from "../command";
import { copyProject } from "../copy-project";
import { weighSite } from "./site-bytes";
import { columns, table, type Row } from "./tables";
import { temporaryFolder } from "./temporary";
import { build } from "./timed-build";

const shownColumns = [
  ...columns("kilobytes", {
    html: "HTML of all pages, KB",
    home: "HTML of home, KB",
    script: "Script of a page, KB",
    style: "Styles, KB",
  }),
  ...columns("seconds", { seconds: "Build, s" }),
];

/** Returns the names of patches that gain something, and of their parts. */
function measurable(): string[] {
  return patches
    .filter(({ gain }) => gain !== undefined)
    .flatMap(({ name, parts = [] }) => [name, ...parts.map((part) => `${name}/${part}`)]);
}

/** The caches of webpack and Babel ignore patches, and old script and style files would count. Pictures stay. */
async function deleteScripts(folder: string): Promise<void> {
  const built = path.join(folder, "public");
  const files = (await readdir(built)).filter((name) => /\.(?:js|css)$/.test(name));
  for (const file of [...files.map((name) => path.join(built, name)), `${folder}/.cache/webpack`])
    await rm(file, { recursive: true, force: true });
}

export async function benchmarkPatches(named: readonly string[]): Promise<void> {
  const all = measurable();
  const unknown = named.find((name) => !all.includes(name));
  if (unknown !== undefined)
    throw new CommandError(`Unknown patch ${unknown}; the patches are ${all.join(", ")}.`);
  const folder = temporaryFolder("bench-patches");
  await copyProject(process.cwd(), folder);
  // Encodes the pictures, which the measured builds then find in the cache.
  await build(folder);
  const measure = async (without: string) => {
    console.error(without ? `without ${without}` : "with all");
    await deleteScripts(folder);
    const { seconds } = await build(folder, { WITHOUT_PATCHES: without });
    return { ...weighSite(path.join(folder, "public")), seconds };
  };
  const withAll = await measure("");
  const rows: Row[] = [{ name: "with all", values: withAll }];
  for (const name of named.length > 0 ? named : all)
    rows.push({ name: `without ${name}`, values: await measure(name), other: withAll });
  console.log(table("Build", shownColumns, rows));
}
