/** Links in texts, and related pages. */
import { casino, guide, replace, type Case } from "./case";

export const links: readonly Case[] = [
  {
    kind: "an unknown related slug",
    change: replace(guide, "    - casino", "    - cassino"),
    file: guide,
    at: "- cassino",
    field: "related.services[0]",
    problem: /“cassino”, which does not exist/,
    remedy: /name of a folder in content\/services\//,
  },
  {
    kind: "a page related to itself",
    change: replace(guide, "  services:\n    - casino", "  articles:\n    - guide"),
    file: guide,
    at: "- guide",
    field: "related.articles[0]",
    problem: /the page itself/,
    remedy: /another page/,
  },
  {
    kind: "a link to a route that does not exist",
    change: replace(casino, "(/contact)", "(/contactus)"),
    at: "(/contactus)",
    field: "text",
    problem: /\/contactus, which does not exist/,
    remedy: /address of a page/,
  },
  {
    kind: "a link with a trailing slash",
    change: replace(casino, "(/contact)", "(/contact/)"),
    at: "(/contact/)",
    field: "text",
    problem: /\/contact\/, which does not exist/,
    remedy: /without the slash at its end: \/contact$/,
  },
  {
    kind: "a link to an id that does not exist",
    change: replace(guide, "#first-heading", "#no-heading"),
    file: guide,
    at: "#no-heading",
    field: "text",
    problem: /no such id/,
    remedy: /first-heading, second-heading/,
  },
  {
    kind: "a link to an answer that does not exist",
    change: replace(casino, /\/faq#deposit/, "/faq#deposits"),
    at: "/faq#deposits",
    field: "faq[0].answer",
    problem: /\/faq#deposits, but that page has no such id/,
    remedy: /money, deposit/,
  },
  {
    kind: "a link that runs script",
    change: replace(casino, "(/contact)", "(javascript:alert)"),
    at: "javascript:",
    field: "text",
    problem: /links to “javascript:/,
    remedy: /nothing else is allowed/,
  },
];
