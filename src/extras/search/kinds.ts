import { code, language, list, name, object } from "../../content/fields";
import { listKind } from "../../content/kind";

// Visitors type these, so the site's rules of style and spelling do not apply.
const typed = list(
  code(/^\S.{0,58}\S$/, "What visitors type instead: 2 to 60 characters."),
  "What visitors type instead: names, short forms, other spellings.",
).min(1);

/** What visitors type for words that the site uses. */
export const searchWord = listKind({
  name: "searchWord",
  labels: { one: "Search word", many: "Search: other words" },
  files: "search-words.yml",
  list: "words",
  schema: object("SearchWord", "What visitors type for words that the site uses.", {
    find: name(3, 60, "The words that the site uses."),
    typed,
    translations: list(
      object("TranslatedSearchWord", "The same for the pages of another language.", {
        language: language("The language: es."),
        find: code(/^\S.{1,58}\S$/, "The words that its pages use: 3 to 60 characters."),
        typed,
      }),
      "The same for other languages, whose visitors type other words.",
    ).optional(),
  }),
});
