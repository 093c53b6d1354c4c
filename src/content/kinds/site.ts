import type { z } from "zod";
import { extras } from "../../extras";
import {
  code,
  email,
  flag,
  identifier,
  language,
  list,
  markdown,
  name,
  object,
  pageAddress,
  phone,
  reference,
  refuse,
  text,
  url,
  whole,
} from "../fields";
import { computed, dataKind, type AskSite } from "../kind";
import { labelledLanguages } from "../site-file";

/** The pages of a menu, each once. */
const menu = (page: string, description: string) =>
  list(pageAddress(page), description).superRefine((pages, context) => {
    for (const [index, address] of pages.entries())
      if (pages.indexOf(address) < index)
        refuse(context, [index], `is “${address}” a second time: take it out`);
  });

/** The types of schema.org for businesses of the building trade, the more general ones last. */
const businessTypes: readonly string[] = [
  "GeneralContractor",
  "Electrician",
  "HousePainter",
  "HVACBusiness",
  "Locksmith",
  "MovingCompany",
  "Plumber",
  "RoofingContractor",
  "HomeAndConstructionBusiness",
  "ProfessionalService",
  "LocalBusiness",
];

const schema = object(
  "SiteSettings",
  "What the site is and what it has: its trade, state and menus.",
  {
    titleSuffix: text(
      3,
      40,
      "What every page's title ends with, in the browser tab and in search results: trade and place.",
    ),
    businessType: code(
      /^\S+$/,
      "The schema.org type of the business, a kind of LocalBusiness: GeneralContractor, HousePainter, Plumber.",
    ).refine(
      (type) => businessTypes.includes(type),
      `is no type of schema.org for a business of the trade: write one of ${businessTypes.join(", ")}`,
    ),
    state: code(/^[A-Z]{2}$/, "The state whose law and licenses hold, in two letters: NV."),
    timeZone: code(
      /^\S+$/,
      "IANA time zone of opening hours and days, such as America/Los_Angeles.",
    ).refine((zone) => Intl.supportedValuesOf("timeZone").includes(zone), "is not a time zone"),
    serviceGroups: list(
      object("ServiceGroup", "A group of services in menus and lists.", {
        id: identifier(
          "Id that services name as their group; its address is /services#id.",
          "/services",
        ),
        name: text(3, 40, "Its heading in menus and lists."),
        forWhom: text(
          3,
          40,
          "Whom its services are for, in a visitor's words: My home. The home page offers it.",
        ).optional(),
        pictured: whole(
          "How many of its services the home page shows with their pictures, in their order; it names the others below. All when left out.",
          1,
          20,
        ).optional(),
        price: markdown(
          20,
          200,
          "A line below what each of its services costs, such as where a price in writing is shown.",
        ).optional(),
        note: markdown(
          20,
          200,
          "A line beside the questions of each of its services, such as where a homeowner's rights stand.",
        ).optional(),
        call: text(
          20,
          200,
          "What the end of each of its services asks for, in a sentence or two; the address and a few photos when left out.",
        ).optional(),
      }),
      "The groups of services, in the order of menus and lists.",
    ).min(1),
    menus: object("Menus", "The pages in menus, each by its address: /about.", {
      header: menu(
        "Address of a page: /about.",
        "The menu at the top of every page, in its order.",
      ),
      phone: menu(
        "Address of a page: /faq.",
        "Pages that the menu of phones has besides those of the header.",
      ).optional(),
      footer: menu(
        "Address of a page: /about.",
        "The list of pages at the end of every page, in its order.",
      ),
    }),
    licenseBoards: list(
      object("LicenseBoard", "An authority that licenses the business.", {
        id: identifier(
          "Id that a license of content/business.yml names as its board.",
          "license board",
        ),
        name: name(3, 80, "Name of the board."),
        label: text(3, 40, "What stands before the number of a license, as the board wants it."),
        phone: phone("Its phone number as +1 201-555-0123."),
        lookUp: url("Where a visitor can look a license up."),
      }),
      "The boards that license the trade, the state's own first.",
    ),
    forms: list(
      object("FormDelivery", "Who is told of what a form receives; docs/forms.md.", {
        form: reference("webForm", "The form."),
        to: list(email("An address."), "Who gets a mail of each.").min(1),
        answer: flag("Whether the visitor gets a mail that it has arrived."),
        webhook: flag("Whether it is sent to the address in WEBHOOK_URL.").optional(),
      }),
      "Each form, and who is told of what it receives; what a form asks and its lists offer stands in content/forms.",
    )
      .superRefine((deliveries, context) => {
        for (const [index, { form }] of deliveries.entries())
          if (deliveries.findIndex((other) => other.form === form) < index)
            refuse(
              context,
              [index, "form"],
              "stands above already: write all addresses into one entry",
            );
      })
      .optional(),
    extras: object(
      "Extras",
      "The parts of the site that are switched on; one that is left out is off.",
      Object.fromEntries(
        extras.map(({ name, description }) => [name, flag(description).optional()]),
      ),
    ),
    languages: list(
      language("A language of src/i18n, by its code: en."),
      "The languages of the site; the first one has the short addresses.",
    )
      .min(1)
      .superRefine((codes, context) => {
        const labelled = labelledLanguages.join(", ");
        const remedy = `write them in src/i18n as one of ${labelled} does, or take it out`;
        for (const [index, one] of codes.entries()) {
          if (codes.indexOf(one) < index)
            refuse(context, [index], "stands above already: write each language once");
          if (!labelledLanguages.includes(one))
            refuse(context, [index], `has no labels: ${remedy}`);
        }
      }),
  },
);

/** The settings of the site as their author writes them. */
export type SiteSettings = z.infer<typeof schema>;

/** What the site is: its trade, state, languages, menus and groups of services. */
export const site = dataKind({
  name: "site",
  labels: { one: "Site", many: "Site" },
  files: "site.yml",
  schema,
  fileSchema: schema,
  // Both pages have a section for each group.
  moreIds: ({ serviceGroups = [] }: Partial<SiteSettings>) => {
    const ids = serviceGroups.map(({ id }) => id);
    return { "/": ids, "/services": ids };
  },
  computed: {
    SiteSettings: {
      parents: computed(
        "[NamedPage!]!",
        "The pages that have pages below them, for breadcrumbs.",
        (_: SiteSettings, site: AskSite) => named(site.parents?.(), site),
      ),
    },
    Menus: {
      headerPages: computed(
        "[NamedPage!]!",
        "The pages of the menu at the top, with their names.",
        ({ header }: SiteSettings["menus"], site: AskSite) => named(header, site),
      ),
      phonePages: computed(
        "[NamedPage!]!",
        "The pages that the menu of phones has besides, with their names.",
        ({ phone }: SiteSettings["menus"], site: AskSite) => named(phone, site),
      ),
      footerPages: computed(
        "[NamedPage!]!",
        "The pages of the list at the end, with their names.",
        ({ footer }: SiteSettings["menus"], site: AskSite) => named(footer, site),
      ),
    },
  },
});

/** Returns the pages with these addresses, without those that are hidden as drafts. */
const named = (addresses: readonly string[] = [], { page }: AskSite) =>
  addresses.flatMap((address) => page?.(address) ?? []);
