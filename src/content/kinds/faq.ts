import { z } from "zod";
import { answer, date, flag, identifier, list, object, source, text } from "../fields";
import { dataKind } from "../kind";

const page = "/faq";

const schema = object("FaqEntry", "A frequently asked question.", {
  id: identifier("Address of the answer: /faq#id.", page),
  question: text(10, 120, "The question as a visitor would ask it."),
  answer: answer(150, 800, "The answer, 40 to 90 words."),
  checked: date("The day on which the answer was last checked."),
  pending: flag(
    "The answer waits for a fact of the owner's: write the answer with it, then take this line out.",
  ).optional(),
  sources: list(source, "Where the answer can be checked.", { max: 4 }).optional(),
});

/** A frequently asked question. */
export const faq = dataKind({
  name: "faq",
  labels: { one: "Question", many: "FAQ" },
  help: "Questions and answers, in groups.",
  files: "faq.yml",
  page,
  header: `To add a question: copy an entry inside a group, give it a new \`id\` (lower case, hyphens; its address is /faq#id),
write 40 to 90 words of Markdown, set \`checked\` to today, name up to four \`sources\`, then run \`npm run check:content\`.`,
  schema,
  fileSchema: z.strictObject({
    groups: list(
      object("FaqGroup", "A group of questions on the FAQ page.", {
        id: identifier("Address of the group: /faq#id.", page),
        title: text(4, 60, "Heading of the group."),
        entries: list(schema, "The questions, in the order of the page.", { min: 1 }),
      }),
      "Groups of questions, in the order of the page.",
      { min: 1 },
    ),
  }),
});
