import { z } from "zod";
import { code, text } from "../fields";
import { dataKind } from "../kind";

// Visitors type these, so the site's rules of style and spelling do not apply.
const typed = z
  .array(code(/^\S.{0,58}\S$/, "What visitors type instead: 2 to 60 characters."))
  .min(1)
  .max(20)
  .meta({ description: "What visitors type instead: names, short forms, other spellings." });

const schema = z
  .strictObject({
    find: text(3, 60, "The words that the site uses.", { translate: false }),
    typed,
    es: z
      .strictObject({
        find: code(/^\S.{1,58}\S$/, "The words that the Spanish pages use: 3 to 60 characters."),
        typed,
      })
      .meta({
        typeName: "TranslatedSearchWord",
        description: "The same for the Spanish pages, whose visitors type other words.",
      })
      .optional(),
  })
  .meta({
    typeName: "SearchWord",
    description: "What visitors type for words that the site uses.",
  });

/** What visitors type instead of the site's words, so that a search for “ADU” finds a casita. */
export const searchWord = dataKind({
  name: "searchWord",
  order: 16,
  labels: { one: "Search word", many: "Search: other words" },
  help: "What visitors type for words that the site uses.",
  files: "search-words.yml",
  header: `What visitors type for words that the site uses. The search looks for these words too, and for the plural and small
misspellings of each by itself.`,
  schema,
  fileSchema: z.strictObject({
    words: z.array(schema).min(1).meta({ description: "The words, in any order." }),
  }),
});
