/**
 * JSON Schemas of content files, which text editors read (`schemas/`). `npm run generate` writes
 * them.
 */
import { z } from "zod";
import { detailFields } from "../src/content/details";
import { declaredKinds, fileName } from "../src/content/registry";
import { metaOf } from "../src/content/schema";

/** Returns the name of the file with the schema of a kind. */
export const schemaFile = (kind: { name: string }) => `${fileName(kind)}.schema.json`;

interface JsonSchema {
  properties?: Record<string, unknown>;
  required?: string[];
}

/**
 * Returns every schema by the name of its file, as draft 7, which VS Code's YAML extension supports
 * best.
 */
export function jsonSchemas(): Record<string, object> {
  return Object.fromEntries(
    declaredKinds.flatMap((kind) => {
      const schema: JsonSchema = z.toJSONSchema(kind.fileSchema, {
        target: "draft-7",
        io: "input",
        // Our own metadata is not part of JSON Schema.
        override: ({ zodSchema, jsonSchema }) => {
          const { description: _, ...own } = metaOf(zodSchema);
          for (const key of Object.keys(own)) Reflect.deleteProperty(jsonSchema, key);
        },
      });
      if (!kind.fileSchema.shape.drawings) return [[schemaFile(kind), schema]];
      // A page's long lists may stand in a file of their own.
      const { properties = {}, required = [] } = schema;
      const isDetail = (name: string) => detailFields.includes(name);
      const page = { ...schema, required: required.filter((name) => !isDetail(name)) };
      const details = {
        ...schema,
        properties: Object.fromEntries(
          Object.entries(properties).filter(([name]) => isDetail(name)),
        ),
        required: required.filter(isDetail),
      };
      return [
        [schemaFile(kind), page],
        [schemaFile({ name: `${kind.name}Details` }), details],
      ];
    }),
  );
}
