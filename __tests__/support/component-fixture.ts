/** Query results for components, written by hand: valid, short, and the same in every test. */
import { useStaticQuery, type PageProps } from "gatsby";
import { Component } from "react";
import type { PageAddress } from "../../src/components/Page/Page";
import { corePages } from "../../src/content/component-pages";
import { languages, original } from "../../src/content/language";
import { extras } from "../../src/extras";
import type { Site as Facts } from "../../src/i18n/site";

/** The settings of the site. */
export const settings: Facts["settings"] = {
  language: "en",
  titleSuffix: "General Contractor Las Vegas",
  businessType: "GeneralContractor",
  serviceGroups: [
    {
      id: "residential",
      name: "Residential",
      forWhom: "My home",
      pictured: null,
      price: null,
      note: null,
      call: null,
    },
    {
      id: "commercial",
      name: "Commercial",
      forWhom: "My business",
      pictured: null,
      price: null,
      note: null,
      call: "Send the lease and a few photos.",
    },
  ],
  menus: {
    headerPages: [
      { path: "/services", name: "Services" },
      { path: "/about", name: "About" },
      { path: "/contact", name: "Contact" },
    ],
    phonePages: [{ path: "/faq", name: "FAQ" }],
    footerPages: [
      { path: "/services", name: "Services" },
      { path: "/about", name: "About" },
      { path: "/privacy", name: "Privacy" },
    ],
  },
  parents: [
    { path: "/services", name: "Services" },
    { path: "/blog", name: "Articles" },
  ],
};

/** The business, the settings of its site, and its services. */
export function site(changes: Partial<Facts["business"]> = {}): Facts {
  const services = [
    {
      language: "en",
      id: "s1",
      path: "/services/retail",
      slug: "retail",
      title: "Retail Construction",
      group: "commercial",
      offer: "commercial-construction",
    },
    {
      language: "en",
      id: "s2",
      path: "/services/kitchen-remodel",
      slug: "kitchen-remodel",
      title: "Kitchen Remodel",
      group: "residential",
      offer: "residential-construction",
    },
  ];
  return {
    settings,
    services,
    groups: settings.serviceGroups.map((group) => ({
      ...group,
      services: services.filter((service) => service.group === group.id),
    })),
    business: {
      language: "en",
      sample: true,
      name: "Mojave Meridian Construction",
      shortName: "Mojave Meridian",
      description: "Commercial and residential general contractor in Las Vegas, Nevada.",
      url: "https://www.example.test",
      phone: "+1 702-555-0142",
      email: "hello@mojavemeridian.example",
      emailHref: "mailto:hello@mojavemeridian.example",
      phoneDisplay: "(702) 555-0142",
      phoneHref: "tel:+17025550142",
      phones: [
        {
          number: "+1 702-555-0142",
          display: "(702) 555-0142",
          href: "tel:+17025550142",
          label: null,
          hours: null,
          emergency: null,
        },
      ],
      address: {
        street: "100 Example Street",
        city: "Las Vegas",
        region: "NV",
        postalCode: "89103",
        country: "US",
      },
      mailingAddress: null,
      founded: null,
      geo: { latitude: 36.11461, longitude: -115.21498 },
      priceRange: "$$",
      currency: "USD",
      offers: [{ id: "commercial-construction", name: "Commercial construction" }],
      hours: {
        timeZone: "America/Los_Angeles",
        open: [
          {
            days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
            opens: "08:00",
            closes: "17:00",
          },
        ],
        text: "8 am–5 pm, every day",
        zone: "Pacific Time",
      },
      areas: [
        { name: "Henderson", type: "City", notice: null },
        { name: "Pahrump", type: "Place", notice: null },
      ],
      payment: ["Check", "Invoice"],
      rating: {
        value: 4.9,
        count: 50,
        best: 5,
        worst: 1,
        text: "4.9 of 5 from 50 reviews",
        note: "A placeholder.",
        source: null,
      },
      social: [{ name: "Facebook", url: "https://facebook.example" }],
      licenses: [
        {
          number: null,
          expires: null,
          label: null,
          bond: null,
          boardName: "Nevada State Contractors Board",
          lookUp: "https://board.example",
        },
      ],
      insurance: [],
      warranty: null,
      memberships: [],
      awards: [],
      answers: null,
      ...changes,
    },
  };
}

/**
 * The pages of the site besides those of services: those with a component, and some of each kind.
 */
const addresses = [
  ...[...corePages, ...extras.flatMap(({ pages = [] }) => pages)].map(({ path }) => path),
  "/about-us",
  "/services/hotel",
  "/build-process/daiso",
  ...["casita", "permits", "kitchen", "log"].map((name) => `/somewhere/${name}`),
];

/** What static queries answer. */
type Answers = Queries.SiteQuery &
  Queries.PeopleQuery &
  Queries.ReviewsQuery &
  Queries.ClientLogosQuery;

/** A record as a static query answers it, in whatever language. */
type RecordOf<All extends keyof Answers> = Omit<Answers[All]["nodes"][number], "language">;

/** A client's logo, a person and a review, as static queries answer them. */
export type LogoRecord = RecordOf<"allClientLogo">;
export type PersonRecord = RecordOf<"allPerson">;
export type ReviewRecord = RecordOf<"allReview">;

interface Site {
  services?: Facts["services"];
  /** Paths of all other pages. */
  pages?: readonly string[];
  /** Paths of the pages that are not translated. */
  untranslated?: readonly string[];
  logos?: readonly LogoRecord[];
  people?: readonly PersonRecord[];
  reviews?: readonly ReviewRecord[];
}

/** Returns the nodes of records that are the same in all languages. */
const inEachLanguage = <Item extends object>(items: readonly Item[]) =>
  languages.flatMap((language) => items.map((item) => ({ ...item, language })));

/** Makes `useStaticQuery` return a site, the same in all languages. */
export function mockSite(
  changes?: Partial<Facts["business"]>,
  {
    services = site().services,
    pages = addresses,
    untranslated = [],
    logos = [],
    people = [],
    reviews = [],
  }: Site = {},
): void {
  const { business } = site(changes);
  const written = inEachLanguage(services).filter(
    ({ language, path }) => language === original || !untranslated.includes(path),
  );
  const answers: Answers = {
    allBusiness: { nodes: inEachLanguage([business]) },
    allSiteSettings: { nodes: inEachLanguage([settings]) },
    allService: { nodes: written },
    allContentPage: { nodes: written },
    allPage: { nodes: inEachLanguage(pages.map((path) => ({ path }))) },
    allReview: { nodes: inEachLanguage(reviews) },
    allPerson: { nodes: inEachLanguage(people) },
    allClientLogo: { nodes: inEachLanguage(logos) },
  };
  jest.mocked(useStaticQuery).mockReturnValue(answers);
}

/** Returns a picture that shows what its name says. */
export function picture(
  name: string,
  caption: string | null = null,
): Queries.Picture_pictureFragment {
  return {
    alt: `A ${name} in the sun`,
    caption,
    file: {
      childImageSharp: {
        gatsbyImageData: {
          layout: "fullWidth",
          width: 1,
          height: 0.625,
          images: {
            fallback: {
              src: `/${name}-800.jpg`,
              srcSet: `/${name}-400.jpg 400w, /${name}-800.jpg 800w`,
            },
            sources: [
              {
                type: "image/avif",
                srcSet: `/${name}-400.avif 400w, /${name}-800.avif 800w`,
                sizes: "100vw",
              },
            ],
          },
        },
      },
    },
  };
}

/** Returns a page with this title, as cards show it. */
export function page(title: string): Queries.Cards_pageFragment {
  return {
    id: title,
    path: `/somewhere/${title.toLowerCase()}`,
    title,
    summary: `About ${title}.`,
    hero: picture(title.toLowerCase()),
  };
}

/** The headings of a text: one of the second level, and one below it. */
export const headings = [
  { id: "first", title: "First part", depth: 2 },
  { id: "detail", title: "A detail", depth: 3 },
];

const sources = [{ title: "The board", url: "https://board.example" }];

/** Pictures of one camera, a stage each. */
export const view = (...names: string[]) => ({
  title: "The kitchen",
  stages: names.map((name) => ({ name, week: null, paperPage: null, picture: picture(name) })),
  pins: [{ x: 40, y: 20, text: "New lights" }],
});

/** A service with everything that its template asks for. */
export const service: NonNullable<Queries.ServiceTemplateQuery["page"]> = {
  slug: "retail",
  path: "/services/retail",
  title: "Retail Construction",
  group: "commercial",
  heading: "Stores that open on the day",
  promise: "You open when the lease says so.",
  picture: picture("store", "Illustration: a store."),
  facts: { permits: "The county", reviewers: "Fire", trades: "Drywall", occupancy: "Vacant" },
  blocks: [
    { section: { id: "first", title: "First part" }, html: "<p>Text.</p>", picture: null },
    { section: { id: "second", title: "Second part" }, html: "<p>More.</p>", picture: null },
  ],
  tableOfContents: headings,
  ruleCards: [],
  questions: [
    { question: "When does the lease begin?", reason: "It decides what to order first." },
  ],
  states: null,
  drawings: [],
  faq: [{ question: "How much is a deposit?", answer: { html: "<p>At most so much.</p>" } }],
  sources,
  checkedText: "November 20, 2026",
  checked: "2026-11-20",
  updated: null,
  wordCount: 500,
  description: "What it says.",
  offer: "commercial-construction",
  relatedBuildRecaps: [],
  relatedArticles: [],
};

/** A page's words, of which every section is there. */
export const ownPage = (
  path: string,
  sections: Queries.Page_pageFragment["sections"] = [
    { id: "call", title: "Tell us", html: "<p>A few lines.</p>", parts: [] },
  ],
): Queries.Page_pageFragment => ({
  language: "en",
  path,
  title: "A page",
  heading: "Its headline",
  description: "What it says.",
  lead: { html: "<p>Its lead.</p>" },
  note: null,
  picture: null,
  pictureDark: null,
  sections,
});

/** What extras ask for a service, of which there is nothing. */
export const ofExtras = {
  __typename: "Query",
  costs: { nodes: [] },
  schedule: null,
  phases: { nodes: [] },
  offering: null,
} as const;

/** What Gatsby gives to a page whose query has answered. */
export const pageProps = <Data extends object>(
  path: string,
  data: Data,
): PageProps<Data, PageAddress> => ({
  path,
  uri: path,
  data,
  serverData: {},
  params: {},
  children: undefined,
  pageContext: { address: path },
  location: Object.assign(window.location, { state: null }),
  pageResources: {
    component: new Component({}),
    json: { data, pageContext: { address: path } },
    page: { componentChunkName: path, path, webpackCompilationHash: "" },
  },
});
