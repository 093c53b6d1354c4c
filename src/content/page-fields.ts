/** What all pages that are made from Markdown have in common, whatever their kind. */
import { z } from "zod";
import {
  code,
  date,
  drawing,
  heroWidth,
  picture,
  pictureForm,
  reference,
  sitePath,
  source,
  text,
} from "./fields";
import { layoutNames } from "./layout-names";
import { middlewareNames } from "./middleware-names";
import { toolNames } from "./tool-names";

/** The names of an existing page's neighbors, by the plural of their kind: `{ buildRecaps: ["daiso"] }`. */
type Related = Partial<Record<string, string[]>>;

interface RelatedKind {
  name: string;
  plural: string;
  labels: { one: string; many: string };
}

/** What to read next: a list for each kind of page. */
function related(kinds: readonly RelatedKind[]): z.ZodOptional<z.ZodType<Related>> {
  const lists = kinds.map(({ name, plural, labels }) => [
    plural,
    z
      .array(reference(name, `Slug of a related ${labels.one.toLowerCase()}.`))
      .max(3)
      .optional()
      .meta({
        description: `Related ${labels.many.toLowerCase()}, the nearest first, each by its slug: the last part of its address.`,
      }),
  ]);
  const fields = Object.fromEntries(lists) as Record<string, z.ZodType<string[] | undefined>>;
  return z
    .strictObject(fields)
    .meta({
      description: "What to read next; lists that are short are completed by rule.",
      typeName: "Related",
    })
    .optional();
}

/** The front matter that every page has, in the order in which it is written. */
export function pageFields(kinds: readonly RelatedKind[]) {
  return {
    title: text(
      3,
      52,
      "Short name of the page: navigation, cards, and the browser tab before “| General Contractor Las Vegas”.",
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
    pictures: z
      .array(code(pictureForm, "File beside this one: ./name.jpg."))
      .max(30)
      .optional()
      .meta({
        description:
          'Pictures for the text: upload them here, then write ![what it shows](./name.jpg "the words under it") where each stands.',
      }),
    related: related(kinds),
    drawings: z
      .array(drawing("How something is built, drawn."))
      .max(6)
      .optional()
      .meta({ description: "Drawings, each under the text of one heading." }),
    rules: z
      .array(reference("rule", "Id of a rule."))
      .max(6)
      .optional()
      .meta({ description: "Ids of the rules that stand on cards beside the text." }),
    tools: z
      .array(z.enum(toolNames).meta({ description: "Name of a tool: /plan/name." }))
      .max(2)
      .optional()
      .meta({ description: "Tools of the planner that the page offers below its text." }),
    sources: z
      .array(source)
      .max(20)
      .optional()
      .meta({ description: "Where the rules and figures on the page can be checked." }),
    checked: date("The day on which the rules named on the page were last checked."),
    updated: date("The day of the last change that matters to a reader.").optional(),
    layout: z
      .enum(layoutNames)
      .optional()
      .meta({ description: "Layout of the page; the kind's own when left out." }),
    middleware: z
      .array(z.enum(middlewareNames).meta({ description: "Name of a middleware." }))
      .optional()
      .meta({ description: "Middleware that runs before the page is shown." }),
    aliases: z
      .array(sitePath("An earlier address of this page."))
      .max(20)
      .optional()
      .meta({ description: "Earlier addresses of this page; each redirects here." }),
    draft: z
      .boolean()
      .optional()
      .meta({ description: "A draft is not published; `npm run develop` and previews show it." }),
  };
}

export type PageFields = ReturnType<typeof pageFields>;

/** What any page's front matter holds at least. */
export type PageData = z.infer<z.ZodObject<PageFields>> & Record<string, unknown>;
