import { readdirSync } from "node:fs";
import { join } from "node:path";

/** The folder with a file for each kind of content. */
export const kindsFolder = "src/content/kinds";

/** Returns the module that lists all kinds, from the names of their files: `build-recap.ts` exports `buildRecap`. */
export function listOfKinds(files: readonly string[]): string {
  const names = files
    .filter((file) => file.endsWith(".ts") && file !== "index.ts")
    .map((file) => file.slice(0, -3))
    .sort();
  const variable = (name: string) =>
    name.replace(/-([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase());
  return [
    "/** Every kind of content. Generated from the files in this folder by `npm run generate`; do not edit. */",
    ...names.map((name) => `import { ${variable(name)} } from "./${name}";`),
    "",
    `export const kinds = [${names.map(variable).join(", ")}] as const;`,
    "",
  ].join("\n");
}

/** The same for the files of a project. */
export const listOfKindsIn = (root: string) => listOfKinds(readdirSync(join(root, kindsFolder)));
