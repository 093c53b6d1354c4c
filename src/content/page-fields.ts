/** What all pages that are made from Markdown have in common, whatever their kind. */
import type { z } from "zod";
import {
  code,
  date,
  drawing,
  flag,
  heroWidth,
  list,
  object,
  oneOf,
  picture,
  pictureForm,
  reference,
  sitePath,
  source,
  text,
} from "./fields";
import type { PageRecord } from "./kind";
import { layoutNames, middlewareNames } from "./layout-names";
import { toolNames } from "./tool-names";

/** What to read next: a list for each kind of page. */
function related(kinds: readonly PageRecord[]) {
  const lists = kinds.map(({ name, labels }) => [
    `${name}s`,
    list(
      reference(name, `Slug of a related ${labels.one.toLowerCase()}.`),
      `Related ${labels.many.toLowerCase()}, the nearest first, each by its slug: the last part of its address.`,
      { max: 3 },
    ).optional(),
  ]);
  return object(
    "Related",
    "What to read next; lists that are short are completed by rule.",
    Object.fromEntries(lists) as Record<string, z.ZodType<string[] | undefined>>,
  ).optional();
}

/** The front matter that every page has, in the order in which it is written. */
export function pageFields(kinds: readonly PageRecord[]) {
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
    pictures: list(
      code(pictureForm, "File beside this one: ./name.jpg."),
      'Pictures for the text: upload them here, then write ![what it shows](./name.jpg "the words under it") where each stands.',
      { max: 30 },
    ).optional(),
    related: related(kinds),
    drawings: list(
      drawing("How something is built, drawn."),
      "Drawings, each under the text of one heading.",
      { max: 6 },
    ).optional(),
    rules: list(
      reference("rule", "Id of a rule."),
      "Ids of the rules that stand on cards beside the text.",
      { max: 6 },
    ).optional(),
    tools: list(
      oneOf(toolNames, "Name of a tool: /plan/name."),
      "Tools of the planner that the page offers below its text.",
      { max: 2 },
    ).optional(),
    sources: list(source, "Where the rules and figures on the page can be checked.", {
      max: 20,
    }).optional(),
    checked: date("The day on which the rules named on the page were last checked."),
    updated: date("The day of the last change that matters to a reader.").optional(),
    layout: oneOf(layoutNames, "Layout of the page; the kind's own when left out.").optional(),
    middleware: list(
      oneOf(middlewareNames, "Name of a middleware."),
      "Middleware that runs before the page is shown.",
    ).optional(),
    aliases: list(
      sitePath("An earlier address of this page."),
      "Earlier addresses of this page; each redirects here.",
      { max: 20 },
    ).optional(),
    draft: flag("A draft is not published; `npm run develop` and previews show it.").optional(),
  };
}

/** What any page's front matter holds at least. */
export type PageData = z.infer<z.ZodObject<ReturnType<typeof pageFields>>> &
  Record<string, unknown>;
