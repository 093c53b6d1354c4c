import { z } from "zod";
import { list, object, text } from "../fields";
import { dataKind } from "../kind";

const schema = object("Term", "A word of the trade in both languages.", {
  name: text(2, 60, "The English word.", { translate: false }),
  spanish: text(2, 60, "The Spanish word that every page uses for it.", { translate: false }),
  not: list(
    text(2, 60, "A word, with its plural.", { translate: false }),
    "Words that no Spanish page uses for it.",
    { max: 8 },
  ).optional(),
  why: text(10, 160, "What the other words mean, where that helps.", {
    translate: false,
  }).optional(),
});

/** A trade term, and the one Spanish word that every page uses for it. */
export const term = dataKind({
  name: "term",
  labels: { one: "Term", many: "Glossary" },
  help: "The trade's words in Spanish: the one that we use, and those that we do not.",
  files: "glossary.yml",
  header: `The trade's words in the Spanish of the US Southwest: one Spanish word for one thing. No translation uses
what is listed under \`not\`.`,
  schema,
  fileSchema: z.strictObject({
    terms: list(schema, "The terms, by their English word.", { min: 1 }),
  }),
});
