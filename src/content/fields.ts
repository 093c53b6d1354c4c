/** The building blocks of content schemas, with the metadata that `schema.ts` reads. */
import { z } from "zod";
import { drawingSize } from "./drawing";
import type { PageRecord } from "./kind";
import { isLanguage, languageCode } from "./language-code";
import { layoutNames, middlewareNames } from "./layout-names";
import type { FieldMeta, TextMeta } from "./schema";

/** Lower-case letters and digits, joined by single hyphens. */
export const idForm = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/**
 * A hero is up to 1280 CSS pixels wide; below 1200 it would be blurred, and share pictures are 1200
 * wide.
 */
export const heroWidth = 1200;
/** Pictures in the text are up to 800 CSS pixels wide. */
export const pictureWidth = 800;

/** A group of fields. @param check what zod's `superRefine` takes: rules between its fields */
export const object = <Shape extends z.ZodRawShape>(
  typeName: string,
  description: string,
  shape: Shape,
  check: Parameters<z.ZodObject<Shape, z.core.$strict>["superRefine"]>[0] = () => undefined,
) => z.strictObject(shape).superRefine(check).meta({ description, typeName });

/** Reports what is wrong with a field of a group: the problem and, after a colon, what to write. */
export const refuse = (context: z.RefinementCtx, path: PropertyKey[], message: string) =>
  context.addIssue({ code: "custom", path, message });

/** A check of a group: the first number may not be above the second. */
export const notAbove =
  (least: string, most: string) =>
  (values: Readonly<Record<string, unknown>>, context: z.RefinementCtx) => {
    const limit = Number(values[most]);
    if (Number(values[least]) > limit)
      refuse(context, [least], `is more than ${most}, ${limit}: write the smaller number here`);
  };

/** A list, with the schema of its entries. */
export const list = <Item extends z.ZodType>(item: Item, description: string) =>
  z.array(item).meta({ description });

/** A yes or no. */
export const flag = (description: string) => z.boolean().meta({ description });

/**
 * One of some words that the code knows. Gatsby compiles this file with a parser that does not know
 * `const` type parameters; hence two.
 */
export const oneOf = <Value extends string, Values extends readonly Value[]>(
  values: Values & readonly Value[],
  description: string,
) => z.enum<Values>(values).meta({ description });

/** A number from `min` to `max`. */
export const number = (description: string, min = 0, max = 1e9) =>
  z.number().min(min).max(max).meta({ description });

/** A whole number from `min` to `max`. */
export const whole = (description: string, min = 0, max = 1e9) =>
  z.int().min(min).max(max).meta({ description });

type Extra = Omit<TextMeta, "role" | "description">;

const words = (max: number, meta: FieldMeta) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .meta({ ...meta });

/** One line of plain text of `max` characters at most; fewer than `least` say too little. */
export const text = (least: number, max: number, description: string, extra: Extra = {}) =>
  words(max, { description, role: "text", least, ...extra });

/** A name, or a word that is looked for: never translated. */
export const name = (least: number, max: number, description: string) =>
  text(least, max, description, { translate: false });

/** Markdown of one or more paragraphs; links are allowed, pictures and headings are not. */
export const markdown = (least: number, max: number, description: string, extra: Extra = {}) =>
  words(max, { description, role: "markdown", least, ...extra });

const formed = (form: RegExp, description: string, meta: FieldMeta) =>
  z
    .string()
    .regex(form)
    .meta({ description, ...meta });

/** A machine-readable text that has to match `form`; `description` says what to write. */
export const code = (form: RegExp, description: string) =>
  formed(form, description, { role: "code" });

const languageForm = new RegExp(`^${languageCode}$`);

/** The code of a language: es. */
export const language = (description: string) =>
  code(languageForm, description).refine(
    // A code in another form is reported as such.
    (one) => !languageForm.test(one) || isLanguage(one),
    "is no language: write its code, such as es",
  );

/** A phone number of North America, as +1 201-555-0123. */
export const phone = (description: string) => code(/^\+1 \d{3}-\d{3}-\d{4}$/, description);

/** An e-mail address. */
export const email = (description: string) => code(/^[^\s@]+@[^\s@]+\.[a-z]+$/, description);

/** A calendar day, written YYYY-MM-DD. */
export const date = (description: string) => z.iso.date().meta({ description, role: "date" });

/**
 * The day on which something was last looked up: a warning once it is to be looked up again, after
 * the `months` beside it, or twelve.
 */
export const lastLook = (description: string) =>
  z.iso.date().meta({ description, role: "date", ages: true });

/** The last day on which something is valid, written YYYY-MM-DD: a mistake once it is over. */
export const expiry = (description: string) => z.iso.date().meta({ description, role: "expiry" });

/** Somebody else's words, word for word: no rule of this site applies to them. */
export const quotation = (min: number, max: number, description: string) =>
  z.string().trim().min(min).max(max).meta({ description, role: "quotation" });

/**
 * The SHA-256 of another field of the same group, by which the check sees that nobody has changed
 * it.
 */
export const hashOf = (field: string, description: string) =>
  z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .meta({ description, role: "hash", of: field });

/** An absolute https address. */
export const url = (description: string, form = /^https:\/\/[^\s"'<>\\]+$/) =>
  formed(form, description, { role: "url" });

/**
 * An identifier that can appear in an address; `unique` is the scope in which there is one such.
 */
export const identifier = (description: string, unique: string) =>
  formed(idForm, description, { role: "id", unique }).max(80);

/** An earlier address; with `#id`, what stood there is now that part of the page. */
export const formerAddress = (description: string) =>
  formed(/^\/(?![/\\])[^\s#\\]+(?:#[a-z0-9-]+)?$/, description, { role: "path" });

/** The address of a part of a page, `/about#change-order`, or of a whole page. */
export const placeAddress = (description: string) =>
  formed(/^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?(?:#[a-z0-9-]+)?$/, description, { role: "page" });

/** The address of a page of the site, which the content check looks up. */
export const pageAddress = (description: string) =>
  formed(/^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/, description, { role: "page" });

/**
 * The address of a page that no two entries may name, of those in the scope `unique`; whether it
 * may be named is for others to say.
 */
export const ownPageAddress = (description: string, unique: string) =>
  formed(/^\/[a-z0-9-]+(?:\/[a-z0-9-]+)*$/, description, { role: "code", unique });

/**
 * The id of something else, which the content check looks up: `refersTo` is a kind or a list with
 * ids inside one.
 */
export const reference = (refersTo: string, description: string) =>
  formed(idForm, description, { role: "reference", refersTo });

/** The file of a picture beside the one that names it. */
const pictureForm = /^(?:\.\/)?[^/\\:?#<>"\t\n\r]+\.(jpe?g|png|webp)$/i;

/** A picture in the folder of the file that names it, with its text alternative. */
export const picture = (description: string, minimumWidth = pictureWidth) =>
  z
    .strictObject({
      src: code(pictureForm, "File beside this one: ./name.jpg."),
      alt: text(8, 140, "What the picture shows, for people who cannot see it."),
      caption: text(8, 200, "Words under the picture; a render says Illustration.").optional(),
    })
    .meta({ description, role: "picture", minimumWidth, typeName: "Picture" });

/** A second file of a picture, such as the same view at night: it has the words of the first. */
export const pictureFile = (description: string, minimumWidth = pictureWidth) =>
  formed(pictureForm, description, { role: "file", minimumWidth });

const drawingFile = () =>
  formed(/^\.\/[a-z0-9]+(-[a-z0-9]+)*\.svg$/, "File beside this one: ./name.svg.", {
    role: "file",
  });

/**
 * A drawing of a place in one of its states, without labels: what differs from the others is in
 * color.
 */
export const stateDrawing = (description: string) =>
  z
    .strictObject({
      file: drawingFile(),
      alt: text(40, 260, "What it shows, for people who cannot see it."),
      caption: text(12, 120, "What has changed, in one short sentence."),
    })
    .meta({ description, role: "drawing", typeName: "DrawingState" });

/** A drawing in the folder of the file that names it, with its labels as text. */
export const drawing = (description: string) =>
  z
    .strictObject({
      file: drawingFile(),
      section: code(idForm, "Id of the heading under whose text it is shown."),
      strip: flag("Whether it is a strip, 720 by 240 units and not 720 by 480.").optional(),
      alt: text(40, 260, "What it shows, for people who cannot see it."),
      caption: text(40, 260, "What to notice, in a sentence or two."),
      labels: list(
        object("DrawingLabel", "A label of a drawing.", {
          text: text(2, 44, "The words beside what they name."),
          x: whole("How far from the left, in units of the drawing.", 0, drawingSize.width),
          y: whole("How far from the top its line of letters is.", 12, drawingSize.height),
          anchor: oneOf(
            ["middle", "end"],
            "What of the words is at x; their start when left out.",
          ).optional(),
        }),
        "Its labels, in the order in which they are read.",
      ).min(2),
    })
    .meta({ description, role: "drawing", typeName: "Drawing" });

/** A source that a reader can check. */
export const source = object("Source", "Where a rule or figure can be checked.", {
  title: name(4, 140, "The authority or publication and what the page is called."),
  url: url("The https address of the source."),
});

/** The answer to a question: long enough to help, short enough to be read on a phone. */
export const answer = (min: number, max: number, description: string) =>
  markdown(min, max, description, { words: { minimum: 40, maximum: 90 } });

/** A question with its answer, shown at the end of a service page. */
export const questionAndAnswer = object("QuestionAndAnswer", "A question and its answer.", {
  question: text(12, 120, "The question as a client would ask it."),
  answer: answer(80, 700, "The answer, 40 to 90 words."),
});

/** How reliable an entry is, and when it was last checked. */
export const standing = {
  grade: oneOf(
    ["text", "reported", "orientation"],
    "text: read in the authority's own words; reported: told by others; orientation: common experience, not confirmed.",
  ),
  checked: lastLook("The day on which it was last checked."),
  source: source.optional(),
};

/** What to read next: a list for each kind of page. */
function related(kinds: readonly PageRecord[]) {
  const lists = kinds.map(({ name, labels }) => [
    `${name}s`,
    list(
      reference(name, `Slug of a related ${labels.one.toLowerCase()}.`),
      `Related ${labels.many.toLowerCase()}, the nearest first, each by its slug: the last part of its address.`,
    ).optional(),
  ]);
  return object(
    "Related",
    "What to read next; lists that are short are completed by rule.",
    Object.fromEntries(lists) as Record<string, z.ZodType<string[] | undefined>>,
  ).optional();
}

/**
 * The front matter that every page has, in the order in which it is written.
 * @param kinds the kinds of pages, which pages can name as related
 * @param ofExtras the fields that extras add
 */
export function pageFields(kinds: readonly PageRecord[], ofExtras: z.ZodRawShape = {}) {
  return {
    title: text(
      3,
      52,
      "Short name of the page: navigation, cards, and the browser tab before the suffix of content/site.yml.",
      { unique: "title of a page", exactLength: true },
    ),
    heading: text(8, 90, "The headline on the page itself; the title when left out.").optional(),
    description: text(
      110,
      160,
      "What a search result says under the title; a full sentence or two.",
      { exactLength: true },
    ),
    summary: text(30, 120, "One line for cards and lists."),
    hero: picture("The first, large picture.", heroWidth),
    pictures: list(
      code(pictureForm, "File beside this one: ./name.jpg."),
      "Pictures for the text: upload them here, then write " +
        '![what it shows](./name.webp "the words under it") where each stands. Each is saved as .webp.',
    ).optional(),
    related: related(kinds),
    drawings: list(
      drawing("How something is built, drawn."),
      "Drawings, each under the text of one heading.",
    ).optional(),
    ...(ofExtras as object),
    sources: list(source, "Where the rules and figures on the page can be checked.").optional(),
    checked: date("The day on which the rules named on the page were last checked."),
    updated: date("The day of the last change that matters to a reader.").optional(),
    layout: oneOf(layoutNames, "Layout of the page; the kind's own when left out.").optional(),
    middleware: list(
      oneOf(middlewareNames, "Name of a middleware."),
      "Middleware that runs before the page is shown.",
    ).optional(),
    aliases: list(
      formerAddress("An earlier address of this page; with #id, of that part of it."),
      "Earlier addresses of this page; each redirects here.",
    ).optional(),
    draft: flag("A draft is not published; `npm run develop` and previews show it.").optional(),
  };
}

/** What any page's front matter holds at least. */
export type PageData = z.infer<z.ZodObject<ReturnType<typeof pageFields>>> &
  Record<string, unknown>;
