/** Accidents with files: a truncated picture, a copied folder, a page that becomes a draft although others link to it. */
import { readFileSync } from "node:fs";
import { service } from "../../support/content-fixture";
import { append, casino, guide, replace, type Case } from "./case";

const picture = readFileSync("content/pages/reception.jpg");

export const accidents: readonly Case[] = [
  {
    kind: "a truncated picture",
    change: (files) => {
      files["content/services/casino/casino.jpg"] = picture.subarray(0, picture.length / 2);
    },
    at: "src:",
    field: "hero.src",
    problem: /not a whole one/,
    remedy: /save it again/,
  },
  {
    kind: "a folder without its page",
    change: (files) => {
      files["content/services/bar/bar.jpg"] = picture;
    },
    file: "content/services/bar",
    field: "file",
    problem: /without index\.md/,
    remedy: /delete the folder/,
  },
  {
    kind: "a file created by Windows",
    change: (files) => {
      files["content/services/casino/Thumbs.db"] = "x";
    },
    file: "content/services/casino/Thumbs.db",
    field: "file",
    problem: /left there by the computer/,
    remedy: /^delete it$/,
  },
  {
    kind: "line ends of classic Mac OS",
    change: (files) => {
      files[casino] = String(files[casino]).replaceAll("\n", "\r");
    },
    field: "file",
    problem: /line ends of old Macs/,
    remedy: /LF/,
  },
  {
    kind: "a misspelt field",
    change: replace(casino, "summary:", "sumary:"),
    at: "sumary:",
    field: "sumary",
    problem: /not a field/,
    remedy: /^did you mean summary\? If not, remove it or use one of/,
  },
  {
    kind: "a text instead of a list of slugs",
    change: replace(guide, /services:\n +- casino/, "services: casino"),
    file: guide,
    at: "services: casino",
    field: "related.services",
    problem: /is a text, not a list/,
    remedy: /each entry on a line of its own that begins with a hyphen/,
  },
  {
    kind: "the same position twice",
    change: replace("content/services/hotel/index.md", "order: 2", "order: 1"),
    file: "content/services/hotel/index.md",
    at: "order: 1",
    field: "order",
    problem: /is the same as that of content\/services\/casino/,
    remedy: /an order of its own/,
  },
  {
    kind: "a copied folder is blamed, not the original",
    change: (files) => {
      files["content/services/a-casino/index.md"] = service("Casino", "casino", 3);
      files["content/services/a-casino/casino.jpg"] = picture;
    },
    file: "content/services/a-casino/index.md",
    at: "title:",
    field: "title",
    problem: /is the same as that of content\/services\/casino\/index\.md/,
    remedy: /a title of its own/,
  },
  {
    kind: "a date of checking in the future",
    change: replace(casino, "checked: 2026-11-20", "checked: 2099-01-01"),
    at: "checked:",
    field: "checked",
    problem: /in the future/,
    remedy: /the day on which it was done/,
  },
  {
    kind: "an update before the publication",
    change: replace(guide, "published: 2026-11-20", "published: 2026-11-20\nupdated: 2026-11-01"),
    file: guide,
    at: "updated:",
    field: "updated",
    problem: /before the page was published on 2026-11-20/,
    remedy: /later day/,
  },
  {
    kind: "a zero-width character in a field",
    change: replace(casino, "title: Casino", "title: Cas\u200bino"),
    at: "title:",
    field: "title",
    problem: /cannot be seen \(U\+200B\) after “Cas”/,
    remedy: /delete it/,
  },
  {
    kind: "a control character in the text",
    change: append(casino, "A word\u0007 and more."),
    at: "A word",
    field: "text",
    problem: /cannot be seen \(U\+0007\) after “A word”/,
    remedy: /delete it/,
  },
  {
    kind: "markup in a title",
    change: replace(casino, "title: Casino", 'title: "Casino <b>now</b>"'),
    at: "title:",
    field: "title",
    problem: /holds markup, “<b>”/,
    remedy: /plain words/,
  },
  {
    kind: "a link to a page that became a draft",
    change: replace(casino, "order: 1", "order: 1\ndraft: true"),
    file: guide,
    at: "(/services/casino#first-heading)",
    field: "text",
    problem: /links to \/services\/casino, which is a draft that visitors do not see/,
    remedy: /publish that page first, or take the link out/,
  },
  {
    kind: "a fixed page that links to a draft",
    change: (files) => {
      files["src/pages/contact.tsx"] = '\n<Link to="/services/casino">the casino</Link>';
      replace(casino, "order: 1", "order: 1\ndraft: true")(files);
    },
    file: "src/pages/contact.tsx",
    at: "<Link",
    field: "link",
    problem: /\/services\/casino, which is a draft/,
    remedy: /bring it back/,
  },
  {
    kind: "a fixed page that links to an entry that is gone",
    change: (files) => {
      files["src/pages/contact.tsx"] = '\n<Link to="/faq#warranty">the warranty</Link>';
    },
    file: "src/pages/contact.tsx",
    at: "<Link",
    field: "link",
    problem: /\/faq#warranty, which is no longer on that page/,
    remedy: /bring it back/,
  },
  {
    kind: "a link with the address of a translation",
    change: replace(guide, "(/services/casino#first-heading)", "(/es/services/casino)"),
    file: guide,
    at: "(/es/services/casino)",
    field: "text",
    problem: /links to \/es\/services\/casino, which does not exist/,
    remedy: /write \/services\/casino: in a translation, links lead to the translated page/,
  },
  {
    kind: "a link to a page that was renamed",
    change: (files) => {
      replace(casino, "order: 1", "order: 1\naliases: [/services/casinos]")(files);
      replace(guide, "(/services/casino#first-heading)", "(/services/casinos)")(files);
    },
    file: guide,
    at: "(/services/casinos)",
    field: "text",
    problem: /which has moved/,
    remedy: /write its new address: \/services\/casino$/,
  },
  {
    kind: "a deleted picture that a fixed page shows",
    change: (files) => {
      files["src/pages/contact.tsx"] = 'relativePath: { eq: "pages/hall.jpg" }';
    },
    file: "content/pages/hall.jpg",
    field: "file",
    problem: /is missing, and src\/pages\/contact\.tsx shows it/,
    remedy: /put it back/,
  },
  {
    kind: "a mistake in the text of a file with a mistake in its fields",
    change: (files) => {
      replace(casino, "order: 1", "order: none")(files);
      replace(casino, "(/contact)", "(/contactus)")(files);
    },
    at: "(/contactus)",
    field: "text",
    problem: /\/contactus, which does not exist/,
    remedy: /address of a page/,
  },
];
