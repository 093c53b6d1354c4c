/** How GraphQL types are described, and the types of content that are made from no kind's schema. Pure. */
import type { ComputedField } from "../../content/kind";
import { richText } from "../../content/page-computed";

export interface FieldConfig {
  type: string;
  args?: Record<string, { type: string; description: string }>;
  description?: string;
  extensions?: Record<string, object>;
  resolve?: (
    node: Readonly<Record<string, unknown>>,
    args: unknown,
    context: unknown,
    info: { fieldName: string },
  ) => unknown;
}

export interface TypeConfig {
  name: string;
  description?: string;
  interfaces?: string[];
  fields: Record<string, FieldConfig>;
  extensions?: object;
}

/** Returns the configuration of computed fields, which create-resolvers.ts resolves. */
export function configsOf(fields: Readonly<Record<string, ComputedField>>): TypeConfig["fields"] {
  return Object.fromEntries(
    Object.entries(fields).map(([name, { type, description }]) => [name, { type, description }]),
  );
}

/** Returns the types that are made from no kind's schema. */
export const baseTypes = (): TypeConfig[] => [
  {
    name: "RichText",
    description: "A short text written in Markdown.",
    fields: configsOf(richText),
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
      opening: {
        type: "Boolean!",
        description: "Whether it stands in the first section or ahead of it.",
      },
    },
  },
  {
    name: "PagePart",
    description: "A part of a section, under a heading of its own.",
    fields: {
      title: { type: "String!", description: "Its heading." },
      html: { type: "String!", description: "Sanitized HTML." },
    },
  },
  {
    name: "PageSection",
    description: "A section of a page's text.",
    fields: {
      id: { type: "String!", description: "Its id: path#id leads to it." },
      title: { type: "String!", description: "Its heading." },
      html: { type: "String!", description: "Sanitized HTML, without its parts." },
      parts: { type: "[PagePart!]!", description: "What is under the headings in it." },
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
];
