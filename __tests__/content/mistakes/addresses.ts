/** Addresses, which are made from the names of files, and aliases. */
import { service } from "../../support/content-fixture";
import { casino, replace, type Case } from "./case";

export const addresses: readonly Case[] = [
  {
    kind: "a page without a folder of its own",
    change: (files) => {
      files["content/services/second.md"] = service("Second casino", "second");
    },
    file: "content/services/second.md",
    field: "file",
    code: "file-location",
  },
  {
    kind: "a slug that is no valid address",
    change: (files) => {
      files["content/services/My Casino/index.md"] = service("Mine", "mine");
      files["content/services/My Casino/mine.jpg"] = files["content/services/casino/casino.jpg"]!;
    },
    file: "content/services/My Casino/index.md",
    field: "file",
    code: "file-name",
  },
  {
    kind: "an alias that is a page's address",
    change: replace(casino, "order: 1", "order: 1\naliases: [/contact]"),
    at: "aliases:",
    field: "aliases[0]",
    code: "alias",
  },
  {
    kind: "a file outside the folders of content",
    change: (files) => {
      files["content/notes.md"] = "words";
    },
    file: "content/notes.md",
    field: "file",
    code: "file-location",
  },
];
