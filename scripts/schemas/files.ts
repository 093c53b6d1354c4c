/** Files for text editors, generated from the registry of kinds: JSON Schemas, their mapping to files, and snippets. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { registry as siteRegistry, type Registry } from "../../src/content/registry";
import { schemaFile } from "../../src/content/write-content";
import { jsonSchemas } from "./json-schemas";
import { frontMatterSnippets } from "./snippets";

const settings = ".vscode/settings.json";

/** Returns the files by their path from the project's root. */
export function filesForEditors(
  root: string,
  registry: Registry = siteRegistry,
): Record<string, string> {
  const schemas = Object.entries(jsonSchemas(registry)).map(([name, schema]) => [
    `schemas/${name}`,
    JSON.stringify(schema),
  ]);
  return {
    ...(Object.fromEntries(schemas) as Record<string, string>),
    ".vscode/front-matter.code-snippets": JSON.stringify(frontMatterSnippets(registry)),
    [settings]: withSchemas(readFileSync(join(root, settings), "utf8"), registry),
  };
}

/** Sets the schema of each YAML file in VS Code's settings, as text, so that their comments are kept. */
function withSchemas(text: string, { data }: Registry): string {
  const schemas = data.map((kind) => [`./schemas/${schemaFile(kind)}`, `content/${kind.files}`]);
  const mapping = JSON.stringify(Object.fromEntries(schemas), null, 2).replace(/\n/g, "\n  ");
  return text.replace(/("yaml\.schemas": )\{[^}]*\}/, (_match, name: string) => name + mapping);
}
