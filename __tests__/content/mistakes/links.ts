/** Links in texts, and related pages. */
import { casino, guide, replace, type Case } from "./case";

export const links: readonly Case[] = [
  {
    kind: "an unknown related slug",
    change: replace(guide, "    - casino", "    - cassino"),
    file: guide,
    at: "- cassino",
    field: "related.services[0]",
    code: "reference-missing",
  },
  {
    kind: "a page related to itself",
    change: replace(guide, "  services:\n    - casino", "  articles:\n    - guide"),
    file: guide,
    at: "- guide",
    field: "related.articles[0]",
    code: "reference-self",
  },
  {
    kind: "a link to a route that does not exist",
    change: replace(casino, "(/contact)", "(/contactus)"),
    at: "(/contactus)",
    field: "text",
    code: "link-missing",
  },
  {
    kind: "a link with a trailing slash",
    change: replace(casino, "(/contact)", "(/contact/)"),
    at: "(/contact/)",
    field: "text",
    code: "link-missing",
  },
  {
    kind: "a link to an id that does not exist",
    change: replace(guide, "#first-heading", "#no-heading"),
    file: guide,
    at: "#no-heading",
    field: "text",
    code: "link-id",
  },
  {
    kind: "a link to an answer that does not exist",
    change: replace(casino, /\/faq#deposit/, "/faq#deposits"),
    at: "/faq#deposits",
    field: "faq[0].answer",
    code: "link-id",
  },
  {
    kind: "a link that runs script",
    change: replace(casino, "(/contact)", "(javascript:alert)"),
    at: "javascript:",
    field: "text",
    code: "link-form",
  },
];
