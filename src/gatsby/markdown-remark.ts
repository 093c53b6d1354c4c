/**
 * The Markdown nodes of gatsby-transformer-remark: which record each holds. The plugin reads the
 * files and makes the nodes; what they answer is in markdown-fields.ts.
 */
import type { CreateNodeArgs, GatsbyNode, Node } from "gatsby";
import type { GraphQLObjectType, GraphQLSchema } from "graphql";
import { original } from "../content/language";
import { pagePath, placeOf, translationPlaceOf } from "../content/paths";
import { registry } from "../content/registry";
import { elementOf, metaOf, shapeOf } from "../content/schema";
import { textFields } from "./markdown-fields";
import type { FieldConfig, TypeConfig } from "./type-config";
import { addUpright, uprightPictures } from "./upright";
import { noLonger } from "../content/no-longer";

/** Gatsby asks for nodes of these types only. */
export const shouldOnCreateNode = ({ node }: { node: Node }): boolean =>
  ["File", "MarkdownRemark"].includes(node.internal.type);

/** Says of a Markdown file which record it holds, and has photographs shown upright. */
export const onCreateNode: GatsbyNode["onCreateNode"] = async (api) => {
  if (api.node.internal.type === "File") await addUpright(api);
  else nameRecord(api);
};

/** Adds to a Markdown node which record it holds: `fields { kind slug language path }`. */
function nameRecord({ actions, getNode, node }: CreateNodeArgs): void {
  const file = getNode(node.parent ?? "");
  if (file?.sourceInstanceName !== "content") return;
  const relativePath = String(file.relativePath);
  const place = translationPlaceOf(relativePath) ?? placeOf(relativePath);
  if (!place) return;
  const { kind, slug } = place;
  const language = "language" in place ? place.language : original;
  const path = kind.type === "page" ? pagePath(kind, slug) : kind.addressOf?.(slug);
  for (const [name, value] of Object.entries({ kind: kind.name, slug, language, path }))
    actions.createNodeField({ node, name, value });
}

/** The kinds whose entries are written in Markdown. */
const markdownKinds = registry.kinds.filter(
  (kind) => kind.type === "page" || kind.files.endsWith(".md"),
);

/** A field of front matter, as the entries of a kind have it: “articles”. */
interface OwnField extends FieldConfig {
  of: string;
}

/**
 * Returns a field of front matter that several kinds have, as one. Where they describe it
 * differently it says what it is of which kind.
 */
export function commonField(name: string, own: readonly OwnField[]): FieldConfig {
  const [first] = own;
  if (!first) throw new Error(`No kind has the field ${name}.`);
  const kindsBy = (part: "type" | "description") => {
    const kinds = new Map<string, string[]>();
    for (const { of, [part]: said = "" } of own) kinds.set(said, [...(kinds.get(said) ?? []), of]);
    return [...kinds].map(([said, of]) => [said, of.join(", ")] as const);
  };
  const types = kindsBy("type");
  if (types.length > 1)
    throw new Error(
      `The field ${name} is ${types.map(([type, of]) => `${type} of ${of}`).join(", and ")}: ` +
        "give it one type, or two names, where these kinds declare it (src/content/kinds, or an " +
        "extra).",
    );
  const { of: _, ...field } = first;
  const described = kindsBy("description");
  if (described.length === 1) return field;
  return { ...field, description: described.map(([said, of]) => `Of ${of}: ${said}`).join(" ") };
}

/**
 * Returns the type of the Markdown nodes and that of their front matter: the fields of all kinds of
 * Markdown that are one value, or a list of such.
 * @param types the types of these kinds
 */
export function markdownTypes(types: readonly TypeConfig[]): TypeConfig[] {
  const found = new Map<string, OwnField[]>();
  for (const { schema, labels } of markdownKinds) {
    const own = types.find(({ name }) => name === metaOf(schema).typeName)?.fields ?? {};
    for (const [name, field] of Object.entries(shapeOf(schema))) {
      const config = own[name];
      const { typeName } = metaOf(elementOf(field) ?? field);
      const isValue = config && !typeName && !/RichText|File/.test(config.type);
      if (!isValue) continue;
      const type = config.type.replace(/!$/, "");
      const one = { ...config, type, of: labels.many.toLowerCase() };
      found.set(name, [...(found.get(name) ?? []), one]);
    }
  }
  const fields: TypeConfig["fields"] = Object.fromEntries(
    [...found].map(([name, own]) => [name, commonField(name, own)]),
  );
  fields.layout = { type: "String", description: "Name of the page's layout." };
  fields.draft = {
    type: "Boolean",
    description: "Whether it is a draft, which only developers and previews see.",
  };
  return [
    {
      name: "MarkdownRemarkFrontmatter",
      description: "What stands in the front matter of a Markdown file, checked and completed.",
      fields,
    },
    {
      name: "MarkdownRemark",
      interfaces: ["Node"],
      extensions: { infer: false },
      fields: {
        fields: { type: "MarkdownRemarkFields", description: "Which record the file holds." },
        fileAbsolutePath: { type: "String!", description: "Where the file is." },
        rawMarkdownBody: {
          type: "String!",
          description: "The text as it is written, also of a draft.",
        },
      },
    },
  ];
}

/**
 * Descriptions of the plugin's types: of a type that is declared twice, Gatsby takes from the
 * second declaration its fields alone.
 */
const descriptions: Readonly<Record<string, string>> = {
  MarkdownRemark: "A Markdown file of content, with its text as it is published.",
  MarkdownHeading: "A heading of a Markdown file.",
  MarkdownHeadingLevels: "The level of a heading.",
  MarkdownWordCount: "How long a Markdown file is.",
};

/** Fails where the plugin's answers, which nobody has sanitized, would be in the place of ours. */
export function expectOwnAnswers(
  schema: GraphQLSchema,
  own: Readonly<Record<string, { description: string }>>,
): void {
  const type = schema.getType("MarkdownRemark") as GraphQLObjectType | undefined;
  const fields = type?.getFields() ?? {};
  for (const [name, { description }] of Object.entries(own))
    if (fields[name]?.description !== description)
      throw noLonger(`Gatsby no longer takes the site's field ${name} of MarkdownRemark`);
}

/** Describes the plugin's types, and has pictures shown upright. */
export const createResolvers: GatsbyNode["createResolvers"] = (api) => {
  const schema = api.intermediateSchema as GraphQLSchema;
  for (const [name, description] of Object.entries(descriptions)) {
    const type = schema.getType(name);
    if (!type) throw noLonger(`gatsby-transformer-remark no longer has a type ${name}`);
    type.description = description;
  }
  expectOwnAnswers(schema, textFields(api.createNodeId));
  // Gatsby types this function as Function.
  (api.createResolvers as (added: typeof uprightPictures) => void)(uprightPictures);
};
