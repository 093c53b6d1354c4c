import type { GatsbyNode } from "gatsby";
import { registry } from "../../content/registry";
import { contentTypes } from "./content-types";

/** Strict types for all content: nothing is inferred, every field is described. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({
  actions,
  schema,
}) => {
  const { types, page } = contentTypes(registry);
  actions.createTypes([
    schema.buildInterfaceType({ ...page, fields: { id: "ID!", ...page.fields } }),
    ...types.map((type) => schema.buildObjectType(type)),
    // Raw front matter stays here: pages read the typed nodes.
    `type MarkdownRemark implements Node @dontInfer { id: ID! }
     "The words of a file in another language; entries answer them by the field inLanguage."
     type Translation implements Node @dontInfer { id: ID! "Its language." language: String! "The original." file: String! "The state of the original that was translated." source: String! }
     "The day with which the days of checks are compared."
     type BuildDay implements Node @dontInfer { id: ID! "YYYY-MM-DD." day: Date! }
     type MarkdownRemarkFrontmatter @dontInfer { title: String }`,
  ]);
};
