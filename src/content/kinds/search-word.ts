import { z } from "zod";
import { code, list, object, text } from "../fields";
import { languagesField } from "../labels";
import { languages, original, translations, type Translation } from "../language";
import { dataKind } from "../kind";

// Visitors type these, so the site's rules of style and spelling do not apply.
const typed = list(
  code(/^\S.{0,58}\S$/, "What visitors type instead: 2 to 60 characters."),
  "What visitors type instead: names, short forms, other spellings.",
  { min: 1, max: 20 },
);

const translated = object(
  "TranslatedSearchWord",
  "The same for the pages of another language, whose visitors type other words.",
  {
    find: code(/^\S.{1,58}\S$/, "The words that the translated pages use: 3 to 60 characters."),
    typed,
  },
).optional();

const schema = object("SearchWord", "What visitors type for words that the site uses.", {
  find: text(3, 60, "The words that the site uses.", { translate: false }),
  typed,
  ...(Object.fromEntries(translations.map((code) => [code, translated])) as Record<
    Translation,
    typeof translated
  >),
});

/** What visitors type instead of the site's words, so that a search for “ADU” finds a casita. */
export const searchWord = dataKind({
  name: "searchWord",
  labels: { one: "Search word", many: "Search: other words" },
  help: "What visitors type for words that the site uses.",
  files: "search-words.yml",
  header: `What visitors type for words that the site uses. The search looks for these words too, and for the plural and small
misspellings of each by itself.`,
  schema,
  fileSchema: z.strictObject({
    words: list(schema, "The words, in any order.", { min: 1 }),
  }),
  computed: {
    SearchWord: {
      [languagesField]: {
        type: "[TranslatedSearchWord]!",
        description: "The word in each language of the site, in their order.",
        resolve: (word: z.infer<typeof schema>) =>
          languages.map((language) => (language === original ? word : word[language])),
      },
    },
  },
});
