import type { Language } from "../../content/language";

const days = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

/** Words of every page, and those of several components. */
export const shared = {
  language: { code: "en" as Language, locale: "en-US", prefix: "" },
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
  /** Pages that have pages below them, in breadcrumbs. */
  sections: {
    "/services": "Services",
    "/build-process": "Build process",
    "/blog": "Blog",
    "/plan": "Plan your project",
  } as Readonly<Record<string, string>>,
  breadcrumbs: { label: "Breadcrumbs", home: "Home" },
  quoteActions: { request: "Request a quote", call: (phone: string) => `Call ${phone}` },
  beforeAfter: {
    showBefore: "Show before",
    showAfter: "Show after",
    over: "Show one over the other",
    beside: "Show side by side",
    before: "Before",
    after: "After",
    range: (title: string) => `${title}: how much is before`,
    percent: (percent: number) => `${percent} percent before`,
  },
  blogEnding: {
    label: "About the author",
    text: (name: string, emailHref: string) => (
      <>
        Written and checked by {name}. Rules change: where the page names one, the authority that
        makes it has the last word. If you see something out of date,{" "}
        <a href={emailHref}>tell us by e-mail</a>.
      </>
    ),
    ask: "Ask about your project",
  },
  clients: "Clients",
  contacts: {
    phone: "Phone",
    email: "E-mail",
    address: "Address",
    save: "Save as a contact",
    hours: (zone: string) => `Hours, ${zone}`,
  },
  draft: (
    <>
      <strong>Draft.</strong> Only colleagues see this page. It is published when the line{" "}
      <code>draft: true</code> is taken out.
    </>
  ),
  errors: {
    unknown: "Error",
    retry: "Try again",
    back: "Back to the home page",
    inErrorView: "An error occurred while showing the error page",
    home: "Go back to home",
  },
  figure: { open: "Open large: " },
  overlay: {
    label: "Pictures",
    picture: "Picture ",
    position: (photo: number, count: number) => `${photo} of ${count}`,
    close: "Close",
    previous: "Previous",
    next: "Next",
  },
  license: { lookUp: (board: string) => `look a license up at the ${board}` },
  logSchedule: {
    caption: (title: string) => `${title}: phases and inspections`,
    inspected: (what: string) => `; inspected: ${what}`,
    key: (missing: string | undefined) =>
      `Diamonds are inspections, numbers weeks.${missing ? ` Shaded: ${missing}.` : ""}`,
  },
  openStatus: {
    open: (until: string) => `Open now · until ${until}`,
    closed: "Closed",
    /** @param day of the week, Sunday 0; left out where it is the next one */
    opens: (time: string, day?: number) =>
      `Closed · opens ${day === undefined ? "" : `${days[day] ?? ""} `}${time}`,
    halves: ["am", "pm"] as [string, string],
  },
  pageText: { quote: "An address and what has to change are enough to begin." },
  map: "Hatched: a county permits, on the Strip too. Outlines: U.S. Census Bureau.",
  rating: { before: "Rated", on: "on" },
  related: {
    services: "Services",
    buildRecaps: "From the build process",
    articles: "Related articles",
    /** Other articles, at the end of an article. */
    blogs: "More from the blog",
  },
  rules: "Rules that apply",
  sample: {
    label: "Notice",
    text: "Sample website. No contractor’s license has been issued to this business, and no work is offered.",
  },
  bars: { phase: "Phase", time: "Time" },
  sources: {
    title: "Sources",
    checked: (day: string) => `Rules last checked on ${day}.`,
  },
  contents: "On this page",
  themes: { legend: "Color scheme", system: "System", light: "Light", dark: "Dark" },
};
