import type { GatsbyNode } from "gatsby";
import { article, buildRecap, business, clientMark, faqEntry, service } from "../model";
import { typesOf, type FieldConfig, type TypeConfig } from "./from-model";

/** Fields that every page has besides those its author writes; resolved in `create-resolvers.ts`. */
const contentPageFields: Record<string, FieldConfig> = {
  kind: { type: "String!", description: "service, buildRecap or article." },
  slug: { type: "String!", description: "Last part of the address." },
  path: { type: "String!", description: "Address on the site, such as /services/casino." },
  title: { type: "String!", description: "Short name: navigation, cards and browser tab." },
  heading: { type: "String!", description: "Headline on the page." },
  description: { type: "String!", description: "What a search result says under the title." },
  summary: { type: "String!", description: "One line for cards and lists." },
  hero: { type: "Picture!", description: "The first, large picture." },
  sources: { type: "[Source!]!", description: "Where rules and figures can be checked." },
  checked: {
    type: "Date!",
    description: "Day on which the rules named on the page were last checked.",
    extensions: { dateformat: {} },
  },
  updated: {
    type: "Date",
    description: "Day of the last change that matters to a reader.",
    extensions: { dateformat: {} },
  },
  layout: { type: "String!", description: "Name of the page's layout." },
  middleware: { type: "[String!]!", description: "Names of the middleware that runs first." },
  aliases: { type: "[String!]!", description: "Earlier addresses; each redirects to path." },
  blocks: {
    type: "[ContentBlock!]!",
    description: "The text, cut at its pictures: each block is either HTML or a picture.",
  },
  tableOfContents: { type: "[Heading!]!", description: "The headings of the text, in order." },
  wordCount: { type: "Int!", description: "Words of the text, front matter's texts included." },
  readingTime: { type: "Int!", description: "Minutes to read it, at 230 words a minute." },
  relatedServices: { type: "[Service!]!", description: "Three related services at most." },
  relatedBuildRecaps: { type: "[BuildRecap!]!", description: "Three related recaps at most." },
  relatedArticles: { type: "[Article!]!", description: "Three related articles at most." },
};

const baseTypes: TypeConfig[] = [
  {
    name: "RichText",
    description: "A short text written in Markdown.",
    fields: {
      html: { type: "String!", description: "Sanitized HTML." },
      text: { type: "String!", description: "The words alone." },
    },
  },
  {
    name: "Picture",
    description: "A picture with its text alternative.",
    fields: {
      alt: { type: "String!", description: "What it shows, for people who cannot see it." },
      caption: { type: "String", description: "Words under the picture." },
      file: {
        type: "File!",
        description: "The picture's file.",
        extensions: { link: { by: "relativePath", from: "relativePath" } },
      },
    },
  },
  {
    name: "ContentBlock",
    description: "A piece of a page's text: html or picture, never both.",
    fields: {
      html: { type: "String", description: "Sanitized HTML; headings carry ids." },
      picture: { type: "Picture", description: "A picture between two pieces of text." },
    },
  },
  {
    name: "Heading",
    description: "A heading of a page's text.",
    fields: {
      id: { type: "String!", description: "Its id: path#id leads to it." },
      title: { type: "String!", description: "Its words." },
      depth: { type: "Int!", description: "Its level, 2 to 4." },
    },
  },
  {
    name: "FaqGroup",
    description: "A group of questions on the FAQ page.",
    fields: {
      groupId: { type: "String!", description: "Address of the group: /faq#groupId." },
      title: { type: "String!", description: "Heading of the group." },
      order: { type: "Int!", description: "Position on the page, 1 first." },
    },
  },
];

const businessFields: Record<string, FieldConfig> = {
  phoneDisplay: {
    type: "String!",
    description: "Phone number as people write it: (702) 555-0142.",
  },
  phoneHref: { type: "String!", description: "tel: address of the phone number." },
  emailHref: { type: "String!", description: "mailto: address." },
};

const extensionsOfTypes: Record<string, Record<string, FieldConfig>> = {
  Hours: {
    text: { type: "String!", description: "The hours in words: 8 am–5 pm, every day." },
  },
  License: {
    label: { type: "String!", description: "License line: NSCB license #: to be supplied." },
  },
  Rating: {
    text: { type: "String!", description: "The rating in words: 4.9 / 5 from 50 reviews." },
  },
};

/** Strict types for all content: nothing is inferred, every field is described. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({
  actions,
  schema,
}) => {
  const types = new Map<string, TypeConfig>();
  const add = (configs: TypeConfig[]) => configs.forEach((type) => types.set(type.name, type));
  add(baseTypes);
  for (const page of [service, buildRecap, article]) add(typesOf(page, ["related", "draft"]));
  add(typesOf(business));
  add(typesOf(faqEntry, ["id"]));
  add(typesOf(clientMark, ["id", "path"]));
  add(baseTypes);

  const extend = (name: string, fields: Record<string, FieldConfig>) => {
    const type = types.get(name);
    if (!type) throw new Error(`The content model has no type ${name}.`);
    type.fields = { ...type.fields, ...fields };
  };
  for (const name of ["Service", "BuildRecap", "Article"]) extend(name, contentPageFields);
  extend("Business", businessFields);
  for (const [name, fields] of Object.entries(extensionsOfTypes)) extend(name, fields);
  extend("FaqEntry", {
    entryId: { type: "String!", description: "Address of the answer: /faq#entryId." },
    path: { type: "String!", description: "Whole address, such as /faq#deposit." },
    order: { type: "Int!", description: "Position on the whole page, 1 first." },
    group: { type: "FaqGroup!", description: "The group in which it stands." },
  });
  extend("ClientMark", {
    markId: { type: "String!", description: "Name of the mark in addresses and tests." },
    drawing: { type: "String!", description: "The mark as SVG path data." },
    order: { type: "Int!", description: "Position in the row, 1 first." },
  });

  const interfacesOf: Record<string, string[]> = {
    Service: ["Node", "ContentPage"],
    BuildRecap: ["Node", "ContentPage"],
    Article: ["Node", "ContentPage"],
    Business: ["Node"],
    FaqEntry: ["Node"],
    ClientMark: ["Node"],
  };
  actions.createTypes([
    schema.buildInterfaceType({
      name: "ContentPage",
      description: "What services, build recaps and articles have in common.",
      interfaces: ["Node"],
      fields: { id: "ID!", ...contentPageFields },
    }),
    ...[...types.values()].map((type) => {
      const interfaces = interfacesOf[type.name];
      return schema.buildObjectType({
        ...type,
        ...(interfaces ? { interfaces, extensions: { infer: false } } : {}),
      });
    }),
    schema.buildObjectType({
      name: "RelatedPages",
      description:
        "Ids of what is related to one page; pages show it as relatedServices and so on.",
      interfaces: ["Node"],
      extensions: { infer: false },
      fields: {
        service: { type: "[String!]!", description: "Ids of related services." },
        buildRecap: { type: "[String!]!", description: "Ids of related build recaps." },
        article: { type: "[String!]!", description: "Ids of related articles." },
      },
    }),
    // Raw front matter stays here: pages read the typed nodes.
    `type MarkdownRemark implements Node @dontInfer { id: ID! }
     type MarkdownRemarkFrontmatter @dontInfer { title: String }`,
  ]);
};
