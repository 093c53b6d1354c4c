/** The front matter that services, build recaps and articles have in common. */
import { z } from "zod";
import { date, identifier, picture, reference, sitePath, source, text } from "./fields";

export const pageFields = {
  title: text(
    3,
    52,
    "Short name of the page: navigation, cards, and the browser tab before “| General Contractor Las Vegas”.",
  ),
  heading: text(8, 90, "The headline on the page itself; the title when left out.").optional(),
  description: text(110, 160, "What a search result says under the title; a full sentence or two."),
  summary: text(30, 120, "One line for cards and lists."),
  hero: picture("The first, large picture."),
  related: z
    .strictObject({
      services: z
        .array(reference("service", "Slug of a related service."))
        .max(3)
        .optional()
        .meta({ description: "Slugs of related services, the nearest first." }),
      buildRecaps: z
        .array(reference("buildRecap", "Slug of a related build recap."))
        .max(3)
        .optional()
        .meta({ description: "Slugs of related build recaps, the nearest first." }),
      articles: z
        .array(reference("article", "Slug of a related article."))
        .max(3)
        .optional()
        .meta({ description: "Slugs of related articles, the nearest first." }),
    })
    .meta({
      description: "What to read next; lists that are short are completed by rule.",
      typeName: "Related",
    })
    .optional(),
  sources: z
    .array(source)
    .max(20)
    .optional()
    .meta({ description: "Where the rules and figures on the page can be checked." }),
  checked: date("The day on which the rules named on the page were last checked."),
  updated: date("The day of the last change that matters to a reader.").optional(),
  layout: identifier("Layout of the page; the kind's own when left out.").optional(),
  middleware: z
    .array(identifier("Name of a middleware."))
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
