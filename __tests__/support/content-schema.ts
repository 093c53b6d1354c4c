/** The GraphQL types of the content, with the nodes of given files, to be queried without Gatsby. */
import {
  buildSchema,
  getNamedType,
  graphqlSync,
  isCompositeType,
  isObjectType,
  type GraphQLSchema,
} from "graphql";
import type { TypeConfig } from "../../src/gatsby/types";
import { contentTypes } from "../../src/gatsby/types";
import { nodesOf } from "../../src/gatsby/nodes";
import type { ContentFile } from "../../src/content/content-file";
import type { AskSite } from "../../src/content/kind";
import { compute, pageComputed, richText } from "../../src/content/page-computed";
import type { Registry } from "../../src/content/registry";
import { finderOf, rulesIn } from "../../src/content/rule-records";
import { thumbnailOf } from "../../src/content/thumbnail";

type Fields = Record<string, unknown>;

/**
 * Builds everything but what Gatsby itself adds: filters, and `File` nodes.
 * @param day the day of the build
 */
export function contentSchema(
  registry: Registry,
  files: readonly ContentFile[],
  day = "2026-11-22",
) {
  const { types, page } = contentTypes(registry);
  const schema = buildSchema(
    [
      "scalar Date",
      "type File { relativePath: String! }",
      "interface Node { id: ID! }",
      typeText({ ...page, fields: { id: { type: "ID!" }, ...page.fields } }, "interface"),
      ...types.map((type) =>
        typeText(
          type.interfaces ? { ...type, fields: { id: { type: "ID!" }, ...type.fields } } : type,
          "type",
        ),
      ),
      `type Query { ${types.map(({ name }) => `all${name}: [${name}!]!`).join("\n")} }`,
    ].join("\n\n"),
  );
  const nodes = files.flatMap((file) => nodesOf(file, { registry, idOf: (key) => key }));
  const byId = new Map(nodes.map(({ key, fields }) => [key, { ...fields, id: key }]));
  const roots = Object.fromEntries(
    types.map(({ name }) => [
      `all${name}`,
      nodes.filter(({ type }) => type === name).map(({ key }) => byId.get(key)),
    ]),
  );
  const links = new Set(
    types.flatMap(({ name, fields }) =>
      Object.entries(fields)
        .filter(([, { extensions }]) => extensions?.link && !("by" in extensions.link))
        .map(([field]) => `${name}.${field}`),
    ),
  );
  const site: AskSite = { day: () => day, language: "en", rule: finderOf(rulesIn(files), day) };
  /** Resolves a field as `resolvers.ts` and Gatsby's `@link` do. */
  const resolve = (source: unknown, type: string, field: string): unknown => {
    if (type === "RichText") return compute(richText, source, site)[field];
    const stored = (source as Fields)[field];
    if (type === "Picture" && field === "file") return source;
    if (type === "Drawing" && field === "file") return { relativePath: stored };
    if (links.has(`${type}.${field}`))
      return Array.isArray(stored)
        ? stored.flatMap((id) => byId.get(String(id)) ?? [])
        : byId.get(String(stored));
    const kind = registry.pages.find(({ typeName }) => typeName === type);
    const computed = {
      ...(kind ? pageComputed(kind.schema) : {}),
      ...registry.kinds.find((one) => one.computed?.[type])?.computed?.[type],
    };
    if (kind && field === "thumbnail") return thumbnailOf(source as { hero: unknown });
    if (field in computed) return computed[field]?.resolve(source as never, site);
    return kind && field.startsWith("related") ? [] : stored;
  };
  return {
    schema,
    query: (source: string) =>
      graphqlSync({
        schema,
        source,
        rootValue: roots,
        fieldResolver: (parent, _args, _context, { parentType, fieldName }) =>
          parentType.name === "Query"
            ? (parent as Fields)[fieldName]
            : resolve(parent, parentType.name, fieldName),
      }),
  };
}

/** Returns a query for every field of every type, up to five levels deep. */
export function queryForAll(schema: GraphQLSchema): string {
  const select = (name: string, depth: number): string => {
    const type = schema.getType(name);
    if (!isObjectType(type) || depth > 5) return "";
    const fields = Object.values(type.getFields()).flatMap((field) => {
      const inner = getNamedType(field.type);
      if (!isCompositeType(inner)) return [field.name];
      const deeper = select(inner.name, depth + 1);
      return deeper ? [`${field.name} ${deeper}`] : [];
    });
    return `{ ${fields.join(" ")} }`;
  };
  return select("Query", 0);
}

function typeText({ name, description, interfaces, fields }: TypeConfig, word: string): string {
  const lines = Object.entries(fields).map(
    ([field, config]) => `${quoted(config.description)}${field}: ${config.type}`,
  );
  const parents = interfaces ? ` implements ${interfaces.join(" & ")}` : "";
  return `${quoted(description)}${word} ${name}${parents} {\n${lines.join("\n")}\n}`;
}

const quoted = (text: string | undefined) => (text ? `${JSON.stringify(text)}\n` : "");
