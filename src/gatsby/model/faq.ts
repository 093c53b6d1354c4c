import { z } from "zod";
import { date, identifier, markdown, source, text } from "./fields";

/** One question of `content/faq.yml`. */
export const faqEntry = z
  .strictObject({
    id: identifier("Address of the answer: /faq#id."),
    question: text(10, 120, "The question as a visitor would ask it."),
    answer: markdown(150, 800, "The answer, 40 to 90 words."),
    checked: date("The day on which the answer was last checked."),
    sources: z
      .array(source)
      .max(4)
      .optional()
      .meta({ description: "Where the answer can be checked." }),
  })
  .meta({ typeName: "FaqEntry", description: "A frequently asked question." });

/** `content/faq.yml`: groups of questions, in the order of the page. */
export const faqFile = z.strictObject({
  groups: z
    .array(
      z.strictObject({
        id: identifier("Address of the group: /faq#id."),
        title: text(4, 60, "Heading of the group."),
        entries: z.array(faqEntry).min(1),
      }),
    )
    .min(1),
});
