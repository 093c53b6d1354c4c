/** Pictures in fields and in the text, and drawings. */
import { append, casino, replace, type Case } from "./case";

/** Adds a drawing to the front matter of the casino page, and its file if `svg` is given. */
const draw = (svg?: string, section = "first-heading"): Case["change"] => {
  const lines = [
    "drawings:",
    "  - file: ./drawing.svg",
    `    section: ${section}`,
    "    alt: A drawing of something that is built in a wall",
    "    caption: What there is to notice in a drawing like this one.",
    "    labels:",
    "      - text: One",
    "        x: 20",
    "        y: 20",
    "      - text: Two",
    "        x: 20",
    "        y: 60",
  ];
  return (files) => {
    replace(casino, "\nfaq:\n", `\n${lines.join("\n")}\nfaq:\n`)(files);
    if (svg) files["content/services/casino/drawing.svg"] = svg;
  };
};
const svg = (art: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 480"><g id="art">${art}</g></svg>`;

export const pictures: readonly Case[] = [
  {
    kind: "a missing drawing",
    change: draw(),
    at: "file: ./drawing.svg",
    field: "drawings[0].file",
    code: "drawing-file",
  },
  {
    kind: "a drawing under an unknown heading",
    change: draw(svg(""), "no-heading"),
    at: "section: no-heading",
    field: "drawings[0].section",
    code: "drawing-section",
  },
  {
    kind: "a missing picture",
    change: (files) => delete files["content/services/casino/casino.jpg"],
    at: "src:",
    field: "hero.src",
    code: "picture-missing",
  },
  {
    kind: "a file that is no picture",
    change: (files) => {
      files["content/services/casino/casino.jpg"] = "these are words";
    },
    at: "src:",
    field: "hero.src",
    code: "picture-unreadable",
  },
  {
    kind: "a picture without alt text in the text",
    change: replace(casino, "![What the picture shows]", "![]"),
    at: "![]",
    field: "text",
    code: "picture-alt",
  },
  {
    kind: "a picture inside a paragraph",
    change: append(casino, "Words ![What the picture shows](./casino.jpg) and more words."),
    at: "Words ![",
    field: "text",
    code: "picture-inside",
  },
];
