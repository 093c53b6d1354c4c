/** Addresses, which are made from the names of files, and aliases. */
import { service } from "../../support/content-fixture";
import { casino, replace, type Case } from "./case";

export const addresses: readonly Case[] = [
  {
    kind: "the same page twice",
    change: (files) => {
      files["content/services/casino.md"] = service("Second casino", "second").replaceAll(
        "./second.jpg",
        "./casino/casino.jpg",
      );
    },
    field: "slug",
    problem: /same as that of content\/services\/casino\.md/,
    remedy: /rename or delete/,
  },
  {
    kind: "a slug that is no valid address",
    change: (files) => {
      files["content/services/My Casino/index.md"] = service("Mine", "mine");
      files["content/services/My Casino/mine.jpg"] = files["content/services/casino/casino.jpg"]!;
    },
    file: "content/services/My Casino/index.md",
    field: "file",
    problem: /address “My Casino”/,
    remedy: /lower-case/,
  },
  {
    kind: "an alias that is a page's address",
    change: replace(casino, "order: 1", "order: 1\naliases: [/contact]"),
    at: "aliases:",
    field: "aliases[0]",
    problem: /already an address of the site/,
    remedy: /no longer used/,
  },
  {
    kind: "an alias that is no path",
    change: replace(casino, "order: 1", 'order: 1\naliases: ["casinos/"]'),
    at: "aliases:",
    field: "aliases[0]",
    problem: /right form: “casinos\/”/,
    remedy: /such as \/services\/kitchen-remodel/,
  },
  {
    kind: "a file outside the folders of content",
    change: (files) => {
      files["content/notes.md"] = "words";
    },
    file: "content/notes.md",
    field: "file",
    problem: /no page or picture is looked for/,
    remedy: /content\/services\/<slug>\/index\.md/,
  },
];
