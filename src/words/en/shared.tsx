import type { Language } from "../../content/language";
import { useHeadFacts } from "./head-facts";
import { useSite } from "./site";

const days = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

/** Texts of every page, and those of several components. */
export const shared = {
  search: {
    title: "Search",
    question: "What are you looking for?",
    close: "Close",
    key: "The / key opens the search",
    failed: "The search could not be loaded. Check the connection and type again.",
    none: (typed: string) => `Nothing found for “${typed}”. Try another word.`,
    found: (count: number, typed: string) =>
      `${count} ${count === 1 ? "place" : "places"} for “${typed}”`,
  },
  language: { code: "en" as Language, locale: "en-US", prefix: "", inOriginal: "" },
  /** Facts in this language. */
  useSite,
  useHeadFacts,
  groups: { commercial: "Commercial", residential: "Residential" },
  sitePages: {
    "/plan": "Plan your project",
    "/services": "All services",
    "/build-process": "Build process",
    "/about": "About",
    "/blog": "Blog",
    "/faq": "Questions and answers",
    "/rights": "Your rights as an owner",
    "/contact": "Contact",
    "/apply-for-employment": "Work with us",
    "/privacy": "Privacy",
  },
  layout: { skip: "Skip to the content" },
  quickContact: { label: "Quick contact", call: "Call now", quote: "Get a quote" },
  navbar: {
    home: (name: string) => `${name}, home`,
    label: "Main",
    menu: "Menu",
    services: "Services",
    allServices: "All services",
    destinations: {
      "/build-process": "Build process",
      "/plan": "Plan",
      "/about": "About",
      "/blog": "Blog",
      "/faq": "FAQ",
      "/contact": "Contact",
    },
    call: "Call",
    quote: "Request a quote",
    quoteWhenClosed: "Leave a request",
  },
  footer: {
    label: "Footer",
    open: (hours: string) => `Open ${hours}`,
    all: "All services and pages",
    company: "Company",
    areas: "Where we work",
    elsewhere: "Elsewhere",
  },
  /** Titles of the pages that have pages below them, by path, for breadcrumbs. */
  sections: {
    "/services": "Services",
    "/build-process": "Build process",
    "/blog": "Blog",
    "/plan": "Plan your project",
  } as Readonly<Record<string, string>>,
  breadcrumbs: { label: "Breadcrumbs", home: "Home" },
  quoteActions: { request: "Request a quote", call: (phone: string) => `Call ${phone}` },
  clients: "Clients",
  contacts: {
    phone: "Phone",
    email: "E-mail",
    address: "Address",
    save: "Save as a contact",
    hours: (zone: string) => `Hours, ${zone}`,
  },
  draft: () =>
    process.env.SHOWS_DRAFTS ? (
      <>
        <strong>Draft.</strong> Only colleagues see this page. It is published when the line{" "}
        <code>draft: true</code> is taken out.
      </>
    ) : null,
  errors: {
    unknown: "Error",
    retry: "Try again",
    back: "Back to the home page",
    inErrorView: "An error occurred while showing the error page",
    home: "Go back to home",
  },
  license: { lookUp: (board: string) => `look a license up at the ${board}` },
  openStatus: {
    open: (until: string) => `Open now · until ${until}`,
    closed: "Closed",
    /** @param day of the week, Sunday 0; left out where it is the next one */
    opens: (time: string, day?: number) =>
      `Closed · opens ${day === undefined ? "" : `${days[day] ?? ""} `}${time}`,
    halves: ["am", "pm"] as [string, string],
  },
  map: "Hatched: a county permits, on the Strip too. Outlines: U.S. Census Bureau.",
  rating: { before: "Rated", on: "on" },
  sample: {
    label: "Notice",
    text: "Sample website. No contractor’s license has been issued to this business, and no work is offered.",
  },
  bars: { phase: "Phase", time: "Time" },
  themes: { legend: "Color scheme", system: "System", light: "Light", dark: "Dark" },
};
