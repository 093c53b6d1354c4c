/** JSON Schemas of all content files, from the registry of kinds, for text editors that check as you type. Pure. */
import { z } from "zod";
import { formRemedy } from "../../src/content/explain";
import { registry as siteRegistry, type Registry } from "../../src/content/registry";
import type { FieldMeta } from "../../src/content/schema";
import { schemaFile } from "../../src/content/write-content";

/** Our own metadata of a field, which is not part of JSON Schema. */
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

/** Adapts a schema that Zod has generated to text editors, in place. */
function adaptToEditors(schema: JsonSchema): void {
  const { role, pattern } = schema;
  // VS Code's extension of JSON Schema: the message of the content check instead of the bare pattern.
  if (typeof pattern === "string") {
    schema.patternErrorMessage =
      role === "date" ? "Write an existing day as YYYY-MM-DD." : sentence(formRemedy(schema));
  }
  // The pattern is exact, so the format would only add a second message.
  if (role === "date") delete schema.format;
  for (const key of ownMeta) Reflect.deleteProperty(schema, key);
}

function sentence(words: string): string {
  const text = words.charAt(0).toUpperCase() + words.slice(1);
  return text.endsWith(".") ? text : `${text}.`;
}

/** Generates draft 7, which VS Code's YAML extension supports best. */
function jsonSchemaOf(schema: z.ZodType): object {
  return z.toJSONSchema(schema, {
    target: "draft-7",
    io: "input",
    override: ({ jsonSchema }) => adaptToEditors(jsonSchema as JsonSchema),
  });
}

/** Returns the schemas by file name. */
export function jsonSchemas({ kinds }: Registry = siteRegistry): Record<string, object> {
  return Object.fromEntries(kinds.map((kind) => [schemaFile(kind), jsonSchemaOf(kind.fileSchema)]));
}
