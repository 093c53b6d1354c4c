/**
 * The building blocks of content schemas. Each carries the metadata that everything derived from the schemas reads with
 * `schema.ts`.
 */
import { z } from "zod";
import { drawingSize } from "./drawing";
import type { FieldMeta } from "./schema";

/** Lower-case letters and digits, joined by single hyphens. */
export const idForm = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** A hero is up to 1280 CSS pixels wide; below 1200 it would be blurred, and share pictures are 1200 wide. */
export const heroWidth = 1200;
/** Pictures in the text are up to 800 CSS pixels wide. */
export const pictureWidth = 800;

type Extra = Omit<FieldMeta, "description" | "role">;

/** One line of plain text, between `min` and `max` characters long. */
export const text = (min: number, max: number, description: string, extra: Extra = {}) =>
  z
    .string()
    .trim()
    .min(min)
    .max(max)
    .meta({ description, role: "text", ...extra });

/** A machine-readable text that has to match `form`; `description` says what to write. */
export const code = (form: RegExp, description: string) =>
  z.string().regex(form).meta({ description, role: "code" });

/** Markdown of one or more paragraphs; links are allowed, pictures and headings are not. */
export const markdown = (min: number, max: number, description: string, extra: Extra = {}) =>
  z
    .string()
    .trim()
    .min(min)
    .max(max)
    .meta({ description, role: "markdown", part: "prose", ...extra });

/** A fact that only the owner can supply. Until it is there, visitors see nothing of it and the owner's list names it. */
export const ownersFact = <Field extends z.ZodType>(field: Field, shown: string) =>
  field.optional().meta({ owner: shown });

/** A phone number of North America, as +1 702-555-0142. */
export const phone = (description: string) => code(/^\+1 \d{3}-\d{3}-\d{4}$/, description);

export const email = (description: string) => code(/^[^\s@]+@[^\s@]+\.[a-z]+$/, description);

/** A calendar day, written YYYY-MM-DD. */
export const date = (description: string) => z.iso.date().meta({ description, role: "date" });

/** An absolute https address. */
export const url = (description: string) =>
  z
    .string()
    .regex(/^https:\/\/[^\s"'<>\\]+$/)
    .meta({ description, role: "url" });

/**
 * A lower-case identifier made of letters, digits and single hyphens; it can appear in an address.
 * @param unique the scope in which it has to be unique; see `FieldMeta`
 */
export const identifier = (description: string, unique?: string) =>
  z
    .string()
    .regex(idForm)
    .max(80)
    .meta({ description, role: "id", ...(unique === undefined ? {} : { unique }) });

/** An earlier address of the page: starts with a slash, does not end with one. */
export const sitePath = (description: string) =>
  z
    .string()
    .regex(/^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/)
    .meta({ description, role: "path" });

/**
 * The id of something else; the content check makes sure that it exists.
 * @param refersTo a kind (`service`: the slug of a page, the id of an entry) or a list with ids inside one
 *   (`business.offers`)
 */
export const reference = (refersTo: string, description: string) =>
  z.string().regex(idForm).meta({ description, role: "reference", refersTo });

export const pictureForm = /^\.\/[a-z0-9]+(-[a-z0-9]+)*\.(jpg|jpeg|png|webp)$/;

/** A picture in the folder of the file that names it, with its text alternative. */
export const picture = (description: string, minimumWidth = pictureWidth) =>
  z
    .strictObject({
      src: z.string().regex(pictureForm).meta({
        description: "File beside this one: ./name.jpg, lower case, words joined by hyphens.",
        role: "code",
      }),
      alt: text(8, 140, "What the picture shows, for people who cannot see it."),
      caption: text(8, 200, "Words under the picture; a render says Illustration.").optional(),
    })
    .meta({ description, role: "picture", typeName: "Picture", minimumWidth });

/** A drawing in the folder of the file that names it, with its labels as text. */
export const drawing = (description: string) =>
  z
    .strictObject({
      file: z
        .string()
        .regex(/^\.\/[a-z0-9]+(-[a-z0-9]+)*\.svg$/)
        .meta({ description: "File beside this one: ./name.svg.", role: "file" }),
      section: code(idForm, "Id of the heading under whose text it is shown."),
      strip: z
        .boolean()
        .optional()
        .meta({ description: "Whether it is a strip, 720 by 240 units and not 720 by 480." }),
      alt: text(40, 260, "What it shows, for people who cannot see it."),
      caption: text(40, 260, "What to notice, in a sentence or two.", { part: "prose" }),
      labels: z
        .array(
          z
            .strictObject({
              text: text(2, 44, "The words beside what they name."),
              x: z
                .int()
                .min(0)
                .max(drawingSize.width)
                .meta({ description: "How far from the left, in units of the drawing." }),
              y: z
                .int()
                .min(12)
                .max(drawingSize.height)
                .meta({ description: "How far from the top its line of letters is." }),
              anchor: z
                .enum(["middle", "end"])
                .optional()
                .meta({ description: "What of the words is at x; their start when left out." }),
            })
            .meta({ description: "A label of a drawing.", typeName: "DrawingLabel" }),
        )
        .min(2)
        .max(14)
        .meta({ description: "Its labels, in the order in which they are read." }),
    })
    .meta({ description, role: "drawing", typeName: "Drawing" });

/** A source that a reader can check. */
export const source = z
  .strictObject({
    title: text(4, 140, "The authority or publication and what the page is called.", {
      part: "source",
    }),
    url: url("The https address of the source."),
  })
  .meta({ description: "Where a rule or figure can be checked.", typeName: "Source" });

/** The answer to a question: long enough to help, short enough to be read on a phone. */
export const answer = (min: number, max: number, description: string) =>
  markdown(min, max, description, { part: "answer", words: { minimum: 40, maximum: 90 } });

/** A question with its answer, shown at the end of a service page. */
export const questionAndAnswer = z
  .strictObject({
    question: text(12, 120, "The question as a client would ask it.", { part: "question" }),
    answer: answer(80, 700, "The answer, 40 to 90 words."),
  })
  .meta({ description: "A question and its answer.", typeName: "QuestionAndAnswer" });

/** How reliable an entry of the planner is, and when it was last checked. */
export const standing = {
  grade: z.enum(["text", "reported", "orientation"]).meta({
    description:
      "text: read in the authority's own words; reported: told by others; orientation: common experience, not confirmed.",
  }),
  checked: date("The day on which it was last checked."),
  source: source.optional(),
};
