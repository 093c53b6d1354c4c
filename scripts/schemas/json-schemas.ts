/** JSON Schemas of all content files, from the registry of kinds, for editors that check while one types. Pure. */
import { z } from "zod";
import { formRemedy } from "../../src/content/explain";
import { registry as siteRegistry, type Registry } from "../../src/content/registry";
import type { FieldMeta } from "../../src/content/schema";
import { schemaFile } from "../../src/content/write-content";

/** What only we know of a field. */
const ownMeta = [
  "role",
  "part",
  "label",
  "runningText",
  "words",
  "refersTo",
  "unique",
  "minimumWidth",
  "translate",
  "exactLength",
  "typeName",
] as const satisfies readonly (keyof FieldMeta)[];

type JsonSchema = Record<string, unknown> & FieldMeta;

/** What editors learn of a field besides what the model's library writes by itself. */
function forEditors(schema: JsonSchema): void {
  const { role, pattern } = schema;
  // The words of the content check, where a bare pattern would be shown; VS Code's own addition to JSON Schema.
  if (typeof pattern === "string") {
    schema.patternErrorMessage =
      role === "date" ? "Write an existing day as YYYY-MM-DD." : sentence(formRemedy(schema));
  }
  // YAML 1.2 reads a date as text, and the pattern is exact; the format would only repeat the message.
  if (role === "date") delete schema.format;
  for (const key of ownMeta) Reflect.deleteProperty(schema, key);
}

function sentence(words: string): string {
  const text = words.charAt(0).toUpperCase() + words.slice(1);
  return text.endsWith(".") ? text : `${text}.`;
}

/** Draft 7, which the YAML extension of VS Code reads best. */
function jsonSchemaOf(schema: z.ZodType): object {
  return z.toJSONSchema(schema, {
    target: "draft-7",
    io: "input",
    override: ({ jsonSchema }) => forEditors(jsonSchema as JsonSchema),
  });
}

/** The schemas by the name of their file. */
export function jsonSchemas({ kinds }: Registry = siteRegistry): Record<string, object> {
  return Object.fromEntries(kinds.map((kind) => [schemaFile(kind), jsonSchemaOf(kind.fileSchema)]));
}
