import { checkLinks, linkedPages } from "../../../scripts/words/links";
import { component, faq, messages, service } from "./pages";

const three =
  "Read about [permits](/faq#permit) first. Then see [our hotel page](/services/hotel) and ask through [the form](/contact?project=casino) for a visit.";

test("three other pages, linked in the text, pass", () => {
  expect(checkLinks([service(three)])).toEqual([]);
});

test("a page that links to two is found, with what it links to", () => {
  const page = service(
    "We like [permits](/faq#permit) and [deposits](/faq#deposit) and [hotel work](/services/hotel).",
  );
  expect(checkLinks([page])).toEqual([
    {
      file: "content/services/casino/index.md",
      line: 1,
      rule: "links",
      message:
        "the text links to 2 other pages (/faq, /services/hotel), wanted 3 at least: link where a reader would want to go on",
    },
  ]);
});

test("the page itself, other sites, headings and bare lists of links do not count", () => {
  const page = service(
    "See [this floor plan](/services/casino#plan) and [the Board's search](https://www.nvcontractorsboard.com) for more on it.\n\n" +
      "## All of [our office work](/services/office)\n\n- [Hotel work](/services/hotel)\n- [Retail work](/services/retail) pages",
  );
  expect(linkedPages(page)).toEqual([]);
});

test.each(["here", "Click here", "Read more", "this page", "More", "Learn more…", "link"])(
  "“%s” is no text for a link",
  (text) => {
    expect(messages(checkLinks([service(`${three}\n\nFor the rule [${text}](/about).`)]))).toEqual([
      `“${text}” does not say where the link to /about goes: name the page it leads to`,
    ]);
  },
);

test.each([
  "https://roc.az.gov",
  "www.roc.az.gov",
  "<https://roc.az.gov>",
  "[roc.az.gov](https://roc.az.gov)",
])("%s is a bare address", (link) => {
  expect(messages(checkLinks([service(`${three}\n\nThe registrar is at ${link} today.`)]))).toEqual(
    [expect.stringContaining("is an address, not words")],
  );
});

test("a mail address may be its own text", () => {
  expect(
    checkLinks([service(`${three}\n\nWrite to [hello@a.example](mailto:hello@a.example) today.`)]),
  ).toEqual([]);
});

test("an empty link is found", () => {
  expect(messages(checkLinks([service(`${three}\n\nSee it [](/about) now.`)]))).toEqual([
    "the link to /about has no words: say where it goes",
  ]);
});

test("the same words leading to two places are found on the line of the second", () => {
  const page = service(`${three}\n\nMore of [Our Hotel page](/services/office) is there.`);
  expect(checkLinks([page])).toMatchObject([
    {
      line: 7,
      rule: "link-words",
      message:
        "“Our Hotel page” leads to /services/hotel and to /services/office on the same page: give each link words of its own",
    },
  ]);
  expect(checkLinks([service(`${three}\n\n${three}`)])).toEqual([]);
});

test("an FAQ needs three links as well", () => {
  const withAnswer = (answer: string) => {
    const entry = { id: "a", question: "How?", answer, checked: "2026-11-20" };
    return faq(JSON.stringify({ groups: [{ id: "g", title: "G", entries: [entry] }] }));
  };
  expect(messages(checkLinks([withAnswer("We say so.")]))).toEqual([
    expect.stringContaining("links to 0 other pages (none)"),
  ]);
  expect(checkLinks([withAnswer(three.replaceAll("/faq", "/about"))])).toEqual([]);
});

test("a computed link text is not judged", () => {
  const page = component(
    "export const A = <p>Call <a href={phone}>{number}</a> or <a href={mail}>{address}</a> or write.</p>;",
  );
  expect(checkLinks([page])).toEqual([]);
});
