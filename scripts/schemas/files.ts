/** Every file for editors that is made from the content model: JSON Schemas and snippets. */
import * as babel from "prettier/plugins/babel";
import * as estree from "prettier/plugins/estree";
import { format } from "prettier/standalone";
import { jsonSchemas } from "./json-schemas";
import { frontMatterSnippets } from "./snippets";

/** The files by their path from the project's root, formatted. */
export async function filesForEditors(): Promise<Record<string, string>> {
  const made: Record<string, object> = {
    ...Object.fromEntries(
      Object.entries(jsonSchemas()).map(([name, schema]) => [`schemas/${name}`, schema]),
    ),
    ".vscode/front-matter.code-snippets": frontMatterSnippets(),
  };
  const entries = Object.entries(made).map(async ([file, content]) => [
    file,
    // As .prettierrc.json has it.
    await format(JSON.stringify(content), {
      printWidth: 100,
      parser: file.endsWith(".json") ? "json" : "jsonc",
      plugins: [babel, estree],
    }),
  ]);
  return Object.fromEntries(await Promise.all(entries)) as Record<string, string>;
}
