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
import { code, identifier, text, url } from "../fields";
import { dataKind } from "../kind";

const clock = (description: string) => code(/^([01]\d|2[0-3]):[0-5]\d$/, description);

const schema = z
  .strictObject({
    sample: z.boolean().meta({
      description:
        "The facts are samples until the owner has put real ones here, and the site says so.",
    }),
    name: text(3, 60, "Full name of the business."),
    shortName: text(3, 30, "Short name, used for the text logo."),
    description: text(60, 200, "What the business does, in one or two sentences."),
    url: z
      .string()
      .regex(/^https:\/\/[a-z0-9.-]+$/)
      .meta({ description: "Address of the site, without a slash at its end.", role: "url" }),
    phone: code(/^\+1 \d{3}-\d{3}-\d{4}$/, "Phone number as +1 702-555-0142."),
    email: code(/^[^\s@]+@[^\s@]+\.[a-z]+$/, "E-mail address."),
    address: z
      .strictObject({
        street: text(3, 80, "Street and number."),
        city: text(2, 40, "City."),
        region: text(2, 2, "State, two letters."),
        postalCode: text(5, 10, "ZIP code."),
        country: text(2, 2, "Country, two letters."),
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
        timeZone: z.string().refine(isTimeZone, "is no time zone").meta({
          description: "IANA time zone of the hours, such as America/Los_Angeles.",
          role: "code",
        }),
        opens: clock("Opening time, 24 hours."),
        closes: clock("Closing time, 24 hours."),
        days: z
          .array(z.enum(week))
          .min(1)
          .max(7)
          .meta({ description: "Days on which these hours hold." }),
      })
      .meta({ description: "Opening hours.", typeName: "Hours" }),
    priceRange: text(1, 20, "Price range, $ to $$$$."),
    currency: text(3, 3, "ISO 4217 code of the currency."),
    payment: z
      .array(text(3, 30, "A way to pay."))
      .min(1)
      .meta({ description: "Accepted ways to pay." }),
    areas: z
      .array(
        z
          .strictObject({
            name: text(3, 40, "Name of the place as people say it."),
            type: z
              .enum(["City", "Place", "State"])
              .meta({ description: "Its schema.org type; an unincorporated town is a Place." }),
            permitOffice: text(8, 160, "Who permits building work there."),
            permitUrl: url("Address of that office.").optional(),
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
        source: text(3, 120, "Where the reviews can be read.").optional(),
        url: url("Address of the reviews.").optional(),
        note: text(10, 160, "What to say while the figure is a sample.").optional(),
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
            name: text(3, 40, "Name of the network."),
            url: url("Address of the profile."),
          })
          .meta({ description: "A social profile.", typeName: "SocialProfile" }),
      )
      .meta({ description: "Social profiles." }),
    license: z
      .strictObject({
        board: text(3, 80, "Name of the licensing board."),
        number: text(3, 20, "License number, once it exists.").optional(),
        classification: text(1, 60, "License classification, once it exists.").optional(),
        limit: text(1, 40, "Monetary limit, once it exists.").optional(),
        pending: text(3, 60, "Words shown while there is no number."),
        verifyUrl: url("Where a visitor can look a license up."),
      })
      .meta({ description: "Contractor license.", typeName: "License" }),
  })
  .meta({ typeName: "Business", description: "The business: every fact about it, once." });

/** What `content/business.yml` says. */
type BusinessFacts = z.infer<typeof schema>;

/** The business: every fact about it, once. */
export const business = dataKind({
  name: "business",
  order: 6,
  labels: { one: "Business facts", many: "Business facts" },
  help: "Every fact about the business, once.",
  command: false,
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
    },
    Hours: {
      text: {
        type: "String!",
        description: "The hours in words: 8 am–5 pm, every day.",
        resolve: (hours: BusinessFacts["hours"]) => hoursText(hours),
      },
      zone: {
        type: "String!",
        description: "The time zone in words: Pacific time.",
        resolve: (hours: BusinessFacts["hours"]) => zoneText(hours),
      },
    },
    License: {
      label: {
        type: "String!",
        description: "License line: NSCB license #: to be supplied.",
        resolve: (license: BusinessFacts["license"]) => licenseLabel(license),
      },
    },
    Rating: {
      text: {
        type: "String!",
        description: "The rating in words: 4.9 / 5 from 50 reviews.",
        resolve: (rating: BusinessFacts["rating"]) => ratingText(rating),
      },
    },
  },
});
