/** Pictures, those of fields and those of the text. */
import { append, casino, replace, type Case } from "./case";

export const pictures: readonly Case[] = [
  {
    kind: "a missing picture",
    change: (files) => delete files["content/services/casino/casino.jpg"],
    at: "src:",
    field: "hero.src",
    problem: /not there, \.\/casino\.jpg/,
    remedy: /put the file into content\/services\/casino\//,
  },
  {
    kind: "a missing picture in the text",
    change: append(casino, '![A picture of something](./other.jpg "Illustration: words")'),
    at: "./other.jpg",
    field: "text",
    problem: /not there, \.\/other\.jpg/,
    remedy: /correct its name/,
  },
  {
    kind: "a file that is no picture",
    change: (files) => {
      files["content/services/casino/casino.jpg"] = "these are words";
    },
    at: "src:",
    field: "hero.src",
    problem: /no picture/,
    remedy: /JPEG, PNG or WebP/,
  },
  {
    kind: "a picture outside its folder",
    change: replace(casino, "src: ./casino.jpg", "src: ../hotel/hotel.jpg"),
    at: "src:",
    field: "hero.src",
    problem: /not of the right form/,
    remedy: /beside this one/,
  },
  {
    kind: "a missing alt text",
    change: replace(casino, "  alt: What the picture shows\n", ""),
    at: "hero:",
    field: "hero.alt",
    problem: /^is missing$/,
    remedy: /people who cannot see it/,
  },
  {
    kind: "a picture without alt text in the text",
    change: replace(casino, "![What the picture shows]", "![]"),
    at: "![]",
    field: "text",
    problem: /picture without alt text/,
    remedy: /8 to 140 characters/,
  },
  {
    kind: "a picture inside a paragraph",
    change: append(casino, "Words ![What the picture shows](./casino.jpg) and more words."),
    at: "Words ![",
    field: "text",
    problem: /inside a paragraph/,
    remedy: /line of its own/,
  },
];
