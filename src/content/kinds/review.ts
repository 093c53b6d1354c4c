import {
  code,
  date,
  hashOf,
  identifier,
  name,
  object,
  quotation,
  reference,
  refuse,
  source,
} from "../fields";
import { computed, listKind, type AskSite } from "../kind";
import { localeOf, original } from "../language";
import { languageCode } from "../language-code";

/**
 * What clients have written, word for word. 16 CFR part 465 forbids reviews that are made up or
 * whose author is somebody else, and search engines take no markup of a business's own reviews:
 * none is given to them.
 */
export const review = listKind({
  name: "review",
  labels: { one: "Review", many: "Reviews" },
  files: "reviews.yml",
  isOptional: true,
  list: "reviews",
  schema: object(
    "Review",
    "What a client has written about a job, word for word: no employee, no relative, nobody who was paid for it.",
    {
      id: identifier("Its name in the list.", "review"),
      words: quotation(
        20,
        1200,
        "The client's own words, unedited; leave out whole sentences only.",
      ),
      lang: code(new RegExp(`^${languageCode}$`), "The language of the words by its code: en, es."),
      name: name(2, 60, "The client's name as agreed: Maria G."),
      neighborhood: name(3, 60, "Where the job was: Green Valley."),
      month: code(/^20\d\d-(0[1-9]|1[0-2])$/, "The month of the review: 2026-05."),
      job: reference("buildRecap", "Slug of the job that it is about.").optional(),
      service: reference("service", "Slug of the service that it is about.").optional(),
      source,
      permission: date("The day on which the client agreed that it is shown here."),
      hash: hashOf(
        "words",
        "SHA-256 of the words as they stand at the source, in 64 hexadecimal digits: the check then tells of each change.",
      ).optional(),
    },
    ({ job, service }, context) => {
      if (!job && !service)
        refuse(context, ["service"], "is missing: write the service or the job that it is about");
    },
  ),
  computed: {
    Review: {
      monthText: computed(
        "String!",
        "The month in words: May 2026.",
        ({ month }: { month: string }, { language = original }: AskSite) =>
          new Date(`${month}-01T00:00:00Z`).toLocaleDateString(localeOf(language), {
            month: "long",
            year: "numeric",
            timeZone: "UTC",
          }),
      ),
    },
  },
});
