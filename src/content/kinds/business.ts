import { z } from "zod";
import {
  hoursFaults,
  hoursText,
  licenseLabel,
  mainPhone,
  ratingText,
  week,
  zoneText,
} from "../business";
import { phoneDisplay, phoneHref } from "../phone";
import {
  code,
  email,
  expiry,
  flag,
  identifier,
  list,
  name,
  number,
  object,
  oneOf,
  phone,
  reference,
  refuse,
  source,
  text,
  url,
  whole,
} from "../fields";
import { computed, computedText, dataKind, type AskSite } from "../kind";
import { original } from "../language";
import { slugOf } from "../slug";
import { textIn } from "../text";

const timeOfDay = (description: string) => code(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, description);

const address = {
  city: name(2, 40, "City."),
  region: name(2, 2, "State, two letters."),
  postalCode: name(5, 10, "ZIP code."),
  country: name(2, 2, "Country, two letters."),
};

const ownersAnswer = (description: string) => text(10, 300, description).optional();

const schema = object("Business", "The business: every fact about it, once.", {
  sample: flag(
    "Write `false` once every fact in this file is the owner's own, `rating` and `areas` with a source.",
  ),
  name: name(3, 60, "Full name of the business."),
  shortName: name(3, 30, "Short name, used for the text logo."),
  description: text(60, 200, "What the business does, in one or two sentences."),
  url: url("Address of the site, without a slash at its end.", /^https:\/\/[a-z0-9.-]+$/),
  phones: list(
    object("Phone", "A phone number of the business.", {
      number: phone("The number as +1 201-555-0123."),
      label: text(
        3,
        40,
        "What it is for, where there are several: Office, Emergencies.",
      ).optional(),
      hours: text(3, 60, "When it is answered, where that is not in office hours.").optional(),
      emergency: flag(
        "Whether it is for emergencies: phones show it, with its label and hours, in their menu and in the bar at the foot of every page.",
      ).optional(),
    }),
    "Its phone numbers; the first is the one to call.",
  )
    .min(1)
    .superRefine((phones, context) => {
      for (const [index, { label, emergency }] of phones.entries()) {
        if ((phones.length > 1 || emergency) && !label)
          refuse(context, [index], "has no label: write what each number is for");
        if (emergency && phones.findIndex((one) => one.emergency) < index)
          refuse(context, [index, "emergency"], "is the second one: mark one number only");
      }
    }),
  email: email("E-mail address."),
  address: object("Address", "Street address.", {
    street: name(3, 80, "Street and number, and the suite after a comma."),
    ...address,
  }),
  mailingAddress: object("MailingAddress", "Where mail goes, if not to the street address.", {
    street: name(3, 80, "PO box, or street and number."),
    ...address,
  }).optional(),
  geo: object("Geo", "Coordinates of the address.", {
    latitude: number("Degrees north.", -90, 90),
    longitude: number("Degrees east.", -180, 180),
  }),
  hours: object("Hours", "Opening hours, in the time zone of content/site.yml.", {
    open: list(
      object("OpenHours", "Hours of some days of the week.", {
        days: list(z.enum(week), "The days on which these hours hold.").min(1),
        opens: timeOfDay("Opening time, 24 hours: 08:00."),
        closes: timeOfDay("Closing time, 24 hours: 17:00; 24:00 is midnight."),
      }),
      "Hours by day; a day that is in none is closed.",
    )
      .min(1)
      .superRefine((open, context) => {
        for (const { index, problem } of hoursFaults(open)) refuse(context, [index], problem);
      }),
  }),
  founded: whole("The year in which the business was founded.", 1800, 2100).optional(),
  priceRange: name(1, 20, "Price range, $ to $$$$."),
  currency: name(3, 3, "ISO 4217 code of the currency."),
  payment: list(text(3, 30, "A way to pay."), "Accepted ways to pay.").min(1),
  areas: list(
    object("ServiceArea", "A place served.", {
      name: name(3, 40, "Name of the place as people say it."),
      type: oneOf(
        ["City", "Place", "State"],
        "Its schema.org type; an unincorporated town is a Place.",
      ),
      notice: text(
        20,
        160,
        "Why no work is offered there yet, such as a license still to come.",
      ).optional(),
    }),
    "Where the business works.",
  ).min(1),
  rating: object("Rating", "Aggregate rating; none until there are reviews.", {
    value: number("Average rating.", 1, 5),
    count: whole("Number of reviews behind it.", 1),
    best: whole("Best possible rating."),
    worst: whole("Worst possible rating."),
    source: source.optional(),
    note: text(10, 160, "What to say of the figure until `source` is there.").optional(),
  }).optional(),
  offers: list(
    object("OfferGroup", "A group of the offer catalog.", {
      id: identifier("Identifier that services name as their offer.", "offer"),
      name: text(3, 60, "Name of the catalog's group."),
    }),
    "The offer catalog.",
  ).min(1),
  social: list(
    object("SocialProfile", "A social profile.", {
      name: name(3, 40, "Name of the network."),
      url: url("Address of the profile."),
    }),
    "Social profiles.",
  ),
  licenses: list(
    object("License", "A license of the business.", {
      board: reference("site.licenseBoards", "Id of its board in content/site.yml."),
      number: name(3, 20, "License number, exactly as the board issued it.").optional(),
      classification: name(1, 60, "License classification, such as B.").optional(),
      limit: name(1, 40, "Monetary limit that the board has set.").optional(),
      expires: expiry("The last day on which it is valid.").optional(),
      bond: text(10, 160, "License bond: its amount and the surety.").optional(),
    }),
    "Its licenses, that of its own state first.",
  ),
  insurance: list(
    object("Policy", "An insurance policy that is in force.", {
      kind: text(3, 60, "What it covers: General liability, Workers' compensation."),
      insurer: name(2, 80, "The insurer."),
      limit: text(2, 60, "Its limit: $2 million for each claim.").optional(),
      expires: expiry("The last day on which it is valid.").optional(),
      certificate: url("Address of the certificate, or of who sends it.").optional(),
    }),
    "The policies that are in force, general liability first.",
  ).optional(),
  warranty: text(10, 200, "The warranty on the work: how long, and on what.").optional(),
  memberships: list(
    object("Membership", "A membership of the business in an association.", {
      name: name(3, 80, "Name of the association."),
      since: whole("The year since which it is a member.", 1900, 2100).optional(),
      url: url("Where the membership can be looked up.").optional(),
    }),
    "Associations of which the business is a member.",
  ).optional(),
  awards: list(
    object("Award", "An award that the business has received.", {
      title: text(3, 80, "What it was given for."),
      giver: name(3, 80, "Who gave it."),
      year: whole("The year in which it was given.", 1900, 2100),
      url: url("Where it can be looked up.").optional(),
    }),
    "Awards, the newest first.",
  ).optional(),
  answers: object("OwnerAnswers", "What people ask before they write.", {
    firstVisit: ownersAnswer("What the first visit and the estimate cost, if anything."),
    design: ownersAnswer("What drawings and design cost, and what of it counts toward the job."),
    reply: ownersAnswer("By when a request is answered."),
    smallestJob: ownersAnswer("The smallest job that is taken."),
    soonestStart: ownersAnswer("How soon work could begin; keep it up to date."),
  }).optional(),
});

/** The facts about the business as their author writes them. */
export type BusinessFacts = z.infer<typeof schema>;

type License = BusinessFacts["licenses"][number];

const boardOf = ({ board }: License, { settings }: AskSite) =>
  settings?.().licenseBoards.find(({ id }) => id === board);

/** The owner's answers, in the order in which they are shown. */
const answerNames = ["firstVisit", "design", "reply", "smallestJob", "soonestStart"] as const;

/** The id of an answer on its page, made of its question in the original language. */
const answerId = (name: (typeof answerNames)[number]) =>
  slugOf(textIn(original).t(`answers.${name}`));

/** Every fact about the business, stated once. */
export const business = dataKind({
  name: "business",
  labels: { one: "Business facts", many: "Business facts" },
  files: "business.yml",
  schema,
  fileSchema: schema,
  moreIds: ({ answers = {} }: Pick<BusinessFacts, "answers">) => ({
    "/faq": answerNames.filter((name) => answers[name]).map(answerId),
  }),
  computed: {
    Business: {
      phone: computedText("The number to call, as +1 201-555-0123.", mainPhone),
      phoneDisplay: computedText(
        "The number to call as people write it: (201) 555-0123.",
        (facts: BusinessFacts) => phoneDisplay(mainPhone(facts)),
      ),
      phoneHref: computedText("tel: address of the number to call.", (facts: BusinessFacts) =>
        phoneHref(mainPhone(facts)),
      ),
      emailHref: computedText("mailto: address.", ({ email }: BusinessFacts) => `mailto:${email}`),
      questions: {
        type: "[AnsweredQuestion!]!",
        description: "What people ask before they write, as far as the owner has answered it.",
        resolve: ({ answers }: BusinessFacts, { language = original }: AskSite) =>
          answerNames.flatMap((name) => {
            const answer = answers?.[name];
            const question = textIn(language).t(`answers.${name}`);
            return answer
              ? { entryId: answerId(name), question, answer: { markdown: answer, language } }
              : [];
          }),
      },
    },
    Phone: {
      display: computedText(
        "The number as people write it: (201) 555-0123.",
        ({ number }: BusinessFacts["phones"][number]) => phoneDisplay(number),
      ),
      href: computedText(
        "tel: address of the number.",
        ({ number }: BusinessFacts["phones"][number]) => phoneHref(number),
      ),
    },
    Hours: {
      text: computedText(
        "The hours in words: 8 am–5 pm, every day.",
        (hours: BusinessFacts["hours"], { language }: AskSite) => hoursText(hours, language),
      ),
      timeZone: computedText(
        "The IANA time zone of the hours.",
        (_: BusinessFacts["hours"], { settings }: AskSite) => settings?.().timeZone,
      ),
      zone: computedText(
        "The time zone in words: Pacific Time.",
        (_: BusinessFacts["hours"], { settings, language }: AskSite) =>
          settings && zoneText(settings(), language),
      ),
    },
    License: {
      label: computed(
        "String",
        "License line, such as License #: 0012345, class B; none without a number.",
        (license: License, site: AskSite) =>
          licenseLabel(license, boardOf(license, site)?.label, site.language),
      ),
      boardName: computed(
        "String",
        "Name of its board.",
        (license: License, site: AskSite) => boardOf(license, site)?.name,
      ),
      lookUp: computed(
        "String",
        "Where a visitor can look it up.",
        (license: License, site: AskSite) => boardOf(license, site)?.lookUp,
      ),
    },
    Rating: {
      text: computedText(
        "The rating in words: 4.9 of 5 from 50 reviews.",
        (rating: NonNullable<BusinessFacts["rating"]>, { language }: AskSite) =>
          ratingText(rating, language),
      ),
    },
  },
});
