import { z } from "zod";
import {
  hoursText,
  isTimeZone,
  licenseLabel,
  phoneDisplay,
  phoneHref,
  ratingText,
  week,
  zoneText,
} from "../business";
import { code, email, identifier, phone, text, url } from "../fields";
import { dataKind, type AskSite } from "../kind";
import { textIn } from "../text";

/** A name, or a code that people read; never translated. */
const name = (min: number, max: number, description: string) =>
  text(min, max, description, { translate: false });

const timeOfDay = (description: string) => code(/^([01]\d|2[0-3]):[0-5]\d$/, description);

const ownersAnswer = (description: string) => text(10, 300, description).optional();

const schema = z
  .strictObject({
    sample: z.boolean().meta({
      description:
        "Write `false` once every fact in this file is the owner's own, `rating` and `areas` with a source.",
    }),
    name: name(3, 60, "Full name of the business."),
    shortName: name(3, 30, "Short name, used for the text logo."),
    description: text(60, 200, "What the business does, in one or two sentences."),
    url: z
      .string()
      .regex(/^https:\/\/[a-z0-9.-]+$/)
      .meta({
        description: "Address of the site, without a slash at its end.",
        field: { role: "url" },
      }),
    phone: phone("Phone number as +1 702-555-0142."),
    email: email("E-mail address."),
    address: z
      .strictObject({
        street: name(3, 80, "Street and number."),
        city: name(2, 40, "City."),
        region: name(2, 2, "State, two letters."),
        postalCode: name(5, 10, "ZIP code."),
        country: name(2, 2, "Country, two letters."),
      })
      .meta({ description: "Street address.", typeName: "Address" }),
    geo: z
      .strictObject({
        latitude: z.number().min(-90).max(90).meta({ description: "Degrees north." }),
        longitude: z.number().min(-180).max(180).meta({ description: "Degrees east." }),
      })
      .meta({ description: "Coordinates of the address.", typeName: "Geo" }),
    hours: z
      .strictObject({
        timeZone: z
          .string()
          .refine(isTimeZone, "is not a time zone")
          .meta({
            description: "IANA time zone of the hours, such as America/Los_Angeles.",
            field: { role: "code" },
          }),
        opens: timeOfDay("Opening time, 24 hours."),
        closes: timeOfDay("Closing time, 24 hours."),
        days: z
          .array(z.enum(week))
          .min(1)
          .max(7)
          .meta({ description: "Days on which these hours hold." }),
      })
      .meta({ description: "Opening hours.", typeName: "Hours" }),
    priceRange: name(1, 20, "Price range, $ to $$$$."),
    currency: name(3, 3, "ISO 4217 code of the currency."),
    payment: z
      .array(text(3, 30, "A way to pay."))
      .min(1)
      .meta({ description: "Accepted ways to pay." }),
    areas: z
      .array(
        z
          .strictObject({
            name: name(3, 40, "Name of the place as people say it."),
            type: z
              .enum(["City", "Place", "State"])
              .meta({ description: "Its schema.org type; an unincorporated town is a Place." }),
            notice: text(
              20,
              160,
              "Why no work is offered there yet, such as a license still to come.",
            ).optional(),
          })
          .meta({ description: "A place served.", typeName: "ServiceArea" }),
      )
      .min(1)
      .meta({ description: "Where the business works." }),
    rating: z
      .strictObject({
        value: z.number().min(1).max(5).meta({ description: "Average rating." }),
        count: z.int().min(1).meta({ description: "Number of reviews behind it." }),
        best: z.int().meta({ description: "Best possible rating." }),
        worst: z.int().meta({ description: "Worst possible rating." }),
        source: name(3, 120, "Name of the place where the reviews can be read.").optional(),
        url: url("Address of the reviews.").optional(),
        note: text(10, 160, "What to say of the figure until `source` is there.").optional(),
      })
      .meta({ description: "Aggregate rating.", typeName: "Rating" }),
    offers: z
      .array(
        z
          .strictObject({
            id: identifier("Identifier that services name as their offer.", "offer"),
            name: text(3, 60, "Name of the catalog's group."),
          })
          .meta({ description: "A group of the offer catalog.", typeName: "OfferGroup" }),
      )
      .min(1)
      .meta({ description: "The offer catalog." }),
    social: z
      .array(
        z
          .strictObject({
            name: name(3, 40, "Name of the network."),
            url: url("Address of the profile."),
          })
          .meta({ description: "A social profile.", typeName: "SocialProfile" }),
      )
      .meta({ description: "Social profiles." }),
    license: z
      .strictObject({
        board: name(3, 80, "Name of the licensing board."),
        phone: phone("Its phone number as +1 702-486-1100."),
        number: name(3, 20, "License number, exactly as the Board issued it.").optional(),
        classification: name(1, 60, "License classification, such as B.").optional(),
        limit: name(1, 40, "Monetary limit that the Board has set.").optional(),
        bond: text(10, 160, "License bond: its amount and the surety.").optional(),
        verifyUrl: url("Where a visitor can look a license up."),
      })
      .meta({ description: "Contractor license.", typeName: "License" }),
    insurance: text(
      10,
      160,
      "The policies that are in force and their insurers: general liability, workers' compensation.",
    ).optional(),
    team: z
      .array(
        z
          .strictObject({
            name: name(3, 60, "The person's name, with consent."),
            role: text(3, 120, "What the person does on a job."),
          })
          .meta({ description: "A person whom clients meet.", typeName: "TeamMember" }),
      )
      .meta({ description: "The people whom clients meet, each with name and role." })
      .optional(),
    answers: z
      .strictObject({
        firstVisit: ownersAnswer("What the first visit and the estimate cost, if anything."),
        reply: ownersAnswer("By when a request is answered."),
        smallestJob: ownersAnswer("The smallest job that is taken."),
        soonestStart: ownersAnswer("How soon work could begin; keep it up to date."),
      })
      .meta({ description: "What people ask before they write.", typeName: "OwnerAnswers" })
      .optional(),
  })
  .meta({ typeName: "Business", description: "The business: every fact about it, once." });

/** The contents of `content/business.yml`. */
export type BusinessFacts = z.infer<typeof schema>;

/** The owner's answers, in the order in which they are shown. */
const answerNames = ["firstVisit", "reply", "smallestJob", "soonestStart"] as const;

/** Every fact about the business, stated once. */
export const business = dataKind({
  name: "business",
  order: 6,
  labels: { one: "Business facts", many: "Business facts" },
  help: "Every fact about the business, once.",
  files: "business.yml",
  header: `Every fact about the business, once. The navbar, the footer, the contact page, the structured data, the feed and
the vCard all read it from here. The business is a sample: put your own facts in, then set \`sample: false\`.`,
  schema,
  fileSchema: schema,
  computed: {
    Business: {
      phoneDisplay: {
        type: "String!",
        description: "Phone number as people write it: (702) 555-0142.",
        resolve: ({ phone }: BusinessFacts) => phoneDisplay(phone),
      },
      phoneHref: {
        type: "String!",
        description: "tel: address of the phone number.",
        resolve: ({ phone }: BusinessFacts) => phoneHref(phone),
      },
      emailHref: {
        type: "String!",
        description: "mailto: address.",
        resolve: ({ email }: BusinessFacts) => `mailto:${email}`,
      },
      questions: {
        type: "[QuestionAndAnswer!]!",
        description: "What people ask before they write, as far as the owner has answered it.",
        resolve: ({ answers }: BusinessFacts, { language = "en" }: AskSite) =>
          answerNames.flatMap((name) => {
            const answer = answers?.[name];
            return answer ? { question: textIn(language).t(`answers.${name}`), answer } : [];
          }),
      },
    },
    Hours: {
      text: {
        type: "String!",
        description: "The hours in words: 8 am–5 pm, every day.",
        resolve: (hours: BusinessFacts["hours"], { language }: AskSite) =>
          hoursText(hours, language),
      },
      zone: {
        type: "String!",
        description: "The time zone in words: Pacific time.",
        resolve: (hours: BusinessFacts["hours"], { language }: AskSite) =>
          zoneText(hours, language),
      },
    },
    License: {
      label: {
        type: "String",
        description:
          "License line, such as NSCB license #: 0012345, class B; none without a number.",
        resolve: (license: BusinessFacts["license"], { language }: AskSite) =>
          licenseLabel(license, language),
      },
    },
    Rating: {
      text: {
        type: "String!",
        description: "The rating in words: 4.9 / 5 from 50 reviews.",
        resolve: (rating: BusinessFacts["rating"], { language }: AskSite) =>
          ratingText(rating, language),
      },
    },
  },
});
