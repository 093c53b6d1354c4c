/** JSON Schemas of all content files, from the content model, for editors that check while one types. Pure. */
import { z } from "zod";
import { dataSchemas, pageSchemas, type DataFileName } from "../../src/gatsby/content";
import { formRemedy } from "../../src/gatsby/explain";
import type { FieldMeta, PageKind } from "../../src/gatsby/model";
import { schemaFile } from "../../src/gatsby/write-content";

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
  delete schema.role;
  delete schema.refersTo;
  delete schema.typeName;
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
export function jsonSchemas(): Record<string, object> {
  const all = { ...pageSchemas, ...dataSchemas };
  return Object.fromEntries(
    Object.entries(all).map(([name, schema]) => [
      schemaFile(name as PageKind | DataFileName),
      jsonSchemaOf(schema),
    ]),
  );
}
