import { z } from "zod";
import { pageFields } from "./page";
import { date, text } from "./fields";

/** Front matter of `content/blog/<slug>/index.md`. */
export const article = z
  .strictObject({
    ...pageFields,
    published: date("The day on which the article was first published."),
    checklist: z
      .strictObject({
        title: text(8, 80, "Heading of the checklist."),
        items: z
          .array(text(12, 200, "One thing to do or to ask for."))
          .min(5)
          .max(24)
          .meta({ description: "The items, in the order of use." }),
      })
      .meta({ description: "A checklist that prints on its own page.", typeName: "Checklist" }),
  })
  .meta({ typeName: "Article", description: "An article of the blog." });
