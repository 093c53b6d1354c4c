/** In and around the text of services, build recaps and articles. */
export const content = {
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
  figure: { open: "Open large: " },
  overlay: {
    label: "Pictures",
    picture: "Picture ",
    position: (photo: number, count: number) => `${photo} of ${count}`,
    close: "Close",
    previous: "Previous",
    next: "Next",
  },
  logSchedule: {
    caption: (title: string) => `${title}: phases and inspections`,
    inspected: (what: string) => `; inspected: ${what}`,
    key: (missing: string | undefined) =>
      `Diamonds are inspections, numbers weeks.${missing ? ` Shaded: ${missing}.` : ""}`,
  },
  pageText: { quote: "An address and what has to change are enough to begin." },
  related: {
    services: "Services",
    buildRecaps: "From the build process",
    articles: "Related articles",
    /** Other articles, at the end of an article. */
    blogs: "More from the blog",
  },
  rules: "Rules that apply",
  sources: {
    title: "Sources",
    checked: (day: string) => `Rules last checked on ${day}.`,
  },
  contents: "On this page",
};
