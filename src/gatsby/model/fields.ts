/**
 * The building blocks of the content model. Every field that an author can write is made by one of these, and each
 * carries what the other readers of the model need: the GraphQL schema, the content check, the JSON Schemas for
 * editors and the front-matter reference in the README all derive from it.
 */
import { z } from "zod";

/** The three kinds of page that are made from Markdown. */
export type PageKind = "service" | "buildRecap" | "article";

/** What a field means beyond its JavaScript type; readers of the model switch on it. */
export type FieldRole =
  "text" | "longText" | "markdown" | "date" | "picture" | "reference" | "url" | "path" | "id";

export interface FieldMeta {
  /** What the field is for, in one sentence; shown in GraphiQL, in editors and in the README. */
  description?: string;
  role?: FieldRole;
  /** For a reference: the kind of page whose slug is named. */
  refersTo?: PageKind;
  /** For an object: the name of its GraphQL type. */
  typeName?: string;
}

declare module "zod" {
  // Zod's own way to type what `.meta()` takes: the interface is merged.
  interface GlobalMeta {
    role?: FieldMeta["role"];
    refersTo?: FieldMeta["refersTo"];
    typeName?: FieldMeta["typeName"];
  }
}

/** One line of plain text, between `min` and `max` characters long. */
export const text = (min: number, max: number, description: string) =>
  z.string().trim().min(min).max(max).meta({ description, role: "text" });

/** Markdown of one or more paragraphs; links are allowed, pictures and headings are not. */
export const markdown = (min: number, max: number, description: string) =>
  z.string().trim().min(min).max(max).meta({ description, role: "markdown" });

/** A calendar day written YYYY-MM-DD. */
export const date = (description: string) => z.iso.date().meta({ description, role: "date" });

/** An absolute https address. */
export const url = (description: string) =>
  z
    .string()
    .regex(/^https:\/\/[^\s"'<>\\]+$/)
    .meta({ description, role: "url" });

/** A lower-case identifier made of letters, digits and single hyphens; it can stand in an address. */
export const identifier = (description: string) =>
  z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .max(80)
    .meta({ description, role: "id" });

/** An address path on this site: starts with a slash, does not end with one. */
export const sitePath = (description: string) =>
  z
    .string()
    .regex(/^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/)
    .meta({ description, role: "path" });

/** The slug of another page; the content check makes sure that it exists. */
export const reference = (refersTo: PageKind, description: string) =>
  z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .meta({ description, role: "reference", refersTo });

/** A picture that lies beside the file naming it, with its text alternative. */
export const picture = (description: string) =>
  z
    .strictObject({
      src: z
        .string()
        .regex(/^\.\/[a-z0-9]+(-[a-z0-9]+)*\.(jpg|jpeg|png|webp)$/)
        .meta({
          description: "File beside this one: ./name.jpg, lower case, words joined by hyphens.",
        }),
      alt: text(8, 140, "What the picture shows, for people who cannot see it."),
      caption: text(8, 200, "Words under the picture; a render says Illustration.").optional(),
    })
    .meta({ description, role: "picture", typeName: "Picture" });

/** A source that a reader can check. */
export const source = z
  .strictObject({
    title: text(4, 140, "The authority or publication and what the page is called."),
    url: url("The https address of the source."),
  })
  .meta({ description: "Where a rule or figure can be checked.", typeName: "Source" });

/** A question with its answer, shown at the end of a service page. */
export const questionAndAnswer = z
  .strictObject({
    question: text(12, 120, "The question as a client would ask it."),
    answer: markdown(80, 700, "The answer, 40 to 90 words."),
  })
  .meta({ description: "A question and its answer.", typeName: "QuestionAndAnswer" });
