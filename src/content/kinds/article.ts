import { z } from "zod";
import { date, text } from "../fields";
import { pageKind } from "../kind";
import { articleSections, contentsId, ruleCardsId } from "../sections";

/** An article of the blog. */
export const article = pageKind({
  name: "article",
  order: 3,
  labels: { one: "Article", many: "Articles" },
  help: "The blog.",
  folder: "blog",
  route: "/blog",
  typeName: "Article",
  description: "An article of the blog.",
  layout: "default",
  words: { minimum: 1200, maximum: 1800 },
  sort: ["title", "published"],
  sections: [
    { id: contentsId },
    { id: ruleCardsId, when: "rules" },
    { id: articleSections.checklist },
  ],
  fields: {
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
  },
});
