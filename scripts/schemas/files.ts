/** Every file for editors that is made from the registry of kinds: JSON Schemas, snippets, and which schema is for which file. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { registry as siteRegistry, type Registry } from "../../src/content/registry";
import { schemaFile } from "../../src/content/write-content";
import { jsonSchemas } from "./json-schemas";
import { frontMatterSnippets } from "./snippets";

const settings = ".vscode/settings.json";

/** The files by their path from the project's root. */
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

/** VS Code's settings with the schema of each YAML file; they hold comments, so that the rest stays as it is. */
function withSchemas(text: string, { data }: Registry): string {
  const schemas = data.map((kind) => [`./schemas/${schemaFile(kind)}`, `content/${kind.files}`]);
  const made = JSON.stringify(Object.fromEntries(schemas), null, 2).replace(/\n/g, "\n  ");
  return text.replace(/("yaml\.schemas": )\{[^}]*\}/, (_match, name: string) => name + made);
}
