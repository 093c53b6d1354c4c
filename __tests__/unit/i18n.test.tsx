/**
 * The labels of the interface: both languages have the same, and components get them as they ask.
 */
import { readFileSync } from "node:fs";
import { render, screen } from "@testing-library/react";
import { LanguageContext, useText } from "../../src/i18n";
import { extraFolders } from "../../src/i18n/label-files";
import { readCatalog } from "../../src/i18n/read-catalog";
import { provideCatalogs, textIn } from "../../src/i18n/text";
import { messagesFile, messagesOf, placeholdersOf } from "../../scripts/label-types";

const [en, es] = [readCatalog("en", extraFolders()), readCatalog("es", extraFolders())];

test("Spanish has the keys of English, with the same placeholders and tags", () => {
  const shape = (catalog: Record<string, string>) =>
    Object.fromEntries(Object.entries(catalog).map(([key, text]) => [key, placeholdersOf(text)]));
  expect(shape(es)).toEqual(shape(en));
});

test("Spanish has the figures of English", () => {
  const figures = (catalog: Record<string, string>) =>
    Object.fromEntries(
      Object.entries(catalog).map(([key, text]) => [
        key,
        (text.replace(/\{[^}]*\}|<[^>]*>/g, "").match(/\d[\d,.]*\d|\d/g) ?? []).sort(),
      ]),
    );
  expect(figures(es)).toEqual(figures(en));
});

/**
 * Names and abbreviations, which are the same in both languages, and the form in which the license
 * is cited.
 */
const same = new Set(["Blog", "Casita", "Error", "Error: ", "No", "NSCB license #: {number}"]);

test("no English label is left among the Spanish ones", () => {
  const left = Object.entries(es).filter(
    ([key, text]) =>
      text === en[key] &&
      /\p{L}{2}/u.test(text.replace(/\{[^}]*\}|<[^>]*>/g, "")) &&
      !same.has(text),
  );
  expect(left).toEqual([]);
});

test("labels take phone numbers from business.yml", () => {
  expect(Object.values({ ...en, ...es }).filter((text) => /\d{3}-\d{4}/.test(text))).toEqual([]);
});

test("labels have typographic apostrophes", () => {
  expect(Object.values({ ...en, ...es }).filter((text) => /\w'\w/.test(text))).toEqual([]);
});

test("the types of the labels are those of the English ones (npm run generate)", () => {
  expect(readFileSync(messagesFile, "utf8")).toBe(messagesOf(en));
});

describe("a component", () => {
  /** Labels of this test's own. */
  type TestText = Record<"t" | "rich", (key: string, values?: object) => never>;
  afterEach(() => provideCatalogs({ en, es }));

  function show(language: "en" | "es", text: (labels: TestText) => React.ReactNode) {
    const Shown = () => <p>{text(useText() as unknown as TestText)}</p>;
    render(
      <LanguageContext.Provider value={language}>
        <Shown />
      </LanguageContext.Provider>,
    );
    return screen.getByRole("paragraph");
  }

  test("gets a label with its values, in the form for their number", () => {
    provideCatalogs({
      en: { "found.one": "{count} place for “{typed}”", "found.other": "{count} places" },
      es: { "found.one": "{count} lugar", "found.other": "{count} lugares" },
    });
    expect(show("en", ({ t }) => t("found", { count: 1, typed: "tile" }))).toHaveTextContent(
      "1 place for “tile”",
    );
    document.body.replaceChildren();
    const inSpanish = textIn("es").t as (key: string, values: object) => string;
    const written = [999, 1200, -1200, 2.71828].map((count) => inSpanish("found", { count }));
    expect(written).toEqual(["999", "1,200", "-1,200", "2.718"].map((count) => `${count} lugares`));
  });

  test("gets a label with elements in it", () => {
    provideCatalogs({ en: { call: "Call {phone}, or <link>write</link>." } });
    const phone = <b>555</b>;
    const link = (text: string) => <a href="/contact">{text}</a>;
    expect(show("en", ({ rich }) => rich("call", { phone, link })).innerHTML).toBe(
      'Call <b>555</b>, or <a href="/contact">write</a>.',
    );
  });
});

test("a page that is rendered before its labels have come says so", async () => {
  await jest.isolateModulesAsync(async () => {
    const { textIn: withoutLabels } = await import("../../src/i18n/text");
    expect(() => withoutLabels("en").t("faq.link")).toThrow(
      /^Gatsby no longer waits for the labels in “en” before it renders: see docs\/decisions\/reaching/,
    );
  });
});
