/** @jest-environment node */
import { createElement, Fragment } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { object, code, list, markdown, text } from "../../../src/content/fields";
import { toBlocks, toHtmlText, toPlainText } from "../../../src/content/markdown";
import { typeset, typesetTexts } from "../../../src/content/typography";
import { withBreaks } from "../../../src/i18n/no-breaks";
import { unbroken } from "../../../src/i18n/unbroken";

/** What holds together is written `~`, and a word joiner `|`. */
const set = (shown: string) => shown.replaceAll("~", "\u00a0").replaceAll("|", "\u2060");

it.each([
  ["en", "in Las~Vegas, in North~Las~Vegas and in San~Diego"],
  ["en", "15~to~34~weeks, {min}~to~{count}~weeks, 10~percent, 3~business days"],
  ["en", "8~am–|5~pm on November~22, 2026"],
  ["en", "Weeks~10–|17, NRS~624.970, A.R.S.~32, under Title~30"],
  ["en", "5 amps, 3 daysailers, the code of 2026"],
  ["en", "two lines: 12~weeks\nin Las~Vegas"],
  ["es", "a las 6~a.~m., el 22~de~noviembre de 2026"],
  ["es", "{day} a {time}"],
  ["es", "10~por~ciento, de 8~a~10~semanas, Semanas~1–|2"],
] as const)("holds together in %s: %s", (language, shown) => {
  const typed = shown.replaceAll("~", " ").replaceAll("|", "");
  expect(typeset(typed, language)).toBe(set(shown));
  expect(typeset(set(shown), language)).toBe(set(shown));
  expect(withBreaks(set(shown))).toBe(typed);
});

it("holds together what stands over two lines", () => {
  expect(typeset("It takes 12\nweeks.", "en")).toBe(set("It takes 12~weeks."));
});

it("shows the apostrophe of print, also after a plural", () => {
  expect(typeset("The owner's bath, the owners' baths, 6' 2\"", "en")).toBe(
    "The owner’s bath, the owners’ baths, 6' 2\"",
  );
});

it("sets words, and neither code nor addresses nor names of files", () => {
  const english = { language: "en" } as const;
  const typed = "[the owner's bath](/owner's) `it's 3 weeks`";
  expect(toHtmlText(typed, english)).toBe(
    '<p><a href="/owner&#x27;s">the owner’s bath</a> <code>it\'s 3 weeks</code></p>',
  );
  const picture = "![The owner's bath](<./owner's Week 3.jpg> \"It's week 3\")";
  expect(toBlocks(picture, english)).toEqual([
    {
      picture: { src: "./owner's Week 3.jpg", alt: "The owner’s bath", caption: "It’s week 3" },
      section: undefined,
      isIntroduction: true,
    },
  ]);
  expect(toHtmlText("Solo 3 semanas", { language: "es" })).toBe(set("<p>Solo 3~semanas</p>"));
});

it("leaves a text as it was typed where it is checked and counted", () => {
  expect(toPlainText("The owner's 3 weeks")).toBe("The owner's 3 weeks");
});

it("sets the plain texts of a record, and nothing else of it", () => {
  const schema = object("Test", "A test.", {
    title: text(1, 40, "A title."),
    src: code(/./, "A file."),
    steps: list(text(1, 40, "A step."), "Steps.").optional(),
    answer: markdown(1, 40, "An answer."),
  });
  const data = {
    title: "The owner's bath",
    src: "./Week 3.jpg",
    steps: ["Week 3"],
    answer: "It's [here](/owner's)",
  };
  expect(typesetTexts(schema, data, "en")).toEqual({
    ...data,
    title: "The owner’s bath",
    steps: [set("Week~3")],
  });
});

it("keeps short words with a hyphen whole, and addresses as they are", () => {
  expect(toHtmlText("The [move-in](/a-b) of a state-of-the-art walk-in.")).toBe(
    '<p>The <a href="/a-b"><span class="whole">move-in</span></a> of a state-of-the-art <span class="whole">walk-in</span>.</p>',
  );
});

it.each([
  ["move-in", true],
  ["build-outs", true],
  ["single-family", true],
  ["state-of-the-art", false],
  ["California-Mediterranean", false],
  ["/faq#build-outs", false],
])("keeps %s on one line alike in Markdown and in a plain text: %p", (word, isWhole) => {
  const kept = isWhole ? `<span class="whole">${word}</span>` : word;
  expect(toHtmlText(`A ${word}.`)).toBe(`<p>A ${kept}.</p>`);
  expect(renderToStaticMarkup(createElement(Fragment, null, unbroken(`A ${word}.`)))).toBe(
    `A ${kept}.`,
  );
});
