/** JSON Schemas of content files, which text editors read (`schemas/`). `npm run generate` writes them. */
import { z } from "zod";
import { formRemedy } from "../src/content/issues";
import { detailFields } from "../src/content/details";
import { fileName, registry } from "../src/content/registry";
import type { Field } from "../src/content/schema";

/** Our own metadata, which is not part of JSON Schema. */
const ownMeta = ["field", "unique", "typeName"];

/** Returns the name of the file with the schema of a kind. */
export const schemaFile = (kind: { name: string }) => `${fileName(kind)}.schema.json`;

/** Returns every schema by the name of its file, as draft 7, which VS Code's YAML extension supports best. */
export function jsonSchemas(): Record<string, object> {
  return Object.fromEntries(
    registry.kinds.flatMap((kind) => {
      const schema: JsonSchema = z.toJSONSchema(kind.fileSchema, {
        target: "draft-7",
        io: "input",
        override: ({ jsonSchema }) => adapt(jsonSchema as AdaptedSchema),
      });
      if (!kind.fileSchema.shape.drawings) return [[schemaFile(kind), schema]];
      // A page's long lists may stand in a file of their own.
      const details = picked(schema, (name) => detailFields.includes(name));
      return [
        [
          schemaFile(kind),
          {
            ...schema,
            required: schema.required?.filter((name) => !detailFields.includes(name)) ?? [],
          },
        ],
        [schemaFile({ name: `${kind.name}Details` }), details],
      ];
    }),
  );
}

type AdaptedSchema = Record<string, unknown> & { field?: Field; description?: string };

interface JsonSchema {
  properties?: Record<string, unknown>;
  required?: string[];
}

/** Returns a schema with some of its properties. */
const picked = (schema: JsonSchema, isKept: (name: string) => boolean): JsonSchema => ({
  ...schema,
  properties: Object.fromEntries(
    Object.entries(schema.properties ?? {}).filter(([name]) => isKept(name)),
  ),
  required: schema.required?.filter(isKept) ?? [],
});

/** Leaves out our metadata, and gives patterns a message (an extension of VS Code). */
function adapt(schema: AdaptedSchema): void {
  const isDate = schema.field?.role === "date";
  if (typeof schema.pattern === "string") {
    const remedy = isDate
      ? "write an existing day as YYYY-MM-DD"
      : formRemedy(schema.field?.role, schema.description);
    schema.patternErrorMessage = `${remedy.charAt(0).toUpperCase()}${remedy.slice(1).replace(/\.$/, "")}.`;
  }
  // The pattern is exact, so the format would only add a second message.
  if (isDate) delete schema.format;
  for (const key of ownMeta) Reflect.deleteProperty(schema, key);
}
