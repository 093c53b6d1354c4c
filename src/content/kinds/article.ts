import { date, list, object, reference, text } from "../fields";
import { pageKind } from "../kind";
import { articleSections } from "../sections";

/** Articles of the blog. */
export const article = pageKind({
  name: "article",
  labels: { one: "Article", many: "Articles" },
  folder: "blog",
  description: "An article of the blog.",
  words: { minimum: 900, maximum: 1300 },
  sections: [{ id: articleSections.checklist }],
  fields: {
    published: date("The day on which the article was first published."),
    author: reference(
      "person",
      "Who wrote it, by the id of a file in content/people; the business when left out.",
    ).optional(),
    checklist: object("Checklist", "A checklist that prints on its own page.", {
      title: text(8, 80, "Heading of the checklist."),
      items: list(
        text(12, 200, "One thing to do or to ask for."),
        "The items, in the order of use.",
      ).min(5),
    }),
  },
});
