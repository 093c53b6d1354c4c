/** The forms as they are sent without script: what their own markup says. */
import { DomUtils, parseDocument } from "htmlparser2";
import { addressIn, languages } from "../../src/content/language";
import { hasFile, readBuilt } from "../support/built";

const cases = languages.flatMap((language) =>
  ["/contact", "/apply-for-employment"].map(
    (path) => [addressIn(language, path), language] as const,
  ),
);

it.each(cases)(
  "%s leads to the thanks of its language (%s) and says the language",
  (path, language) => {
    const { children } = parseDocument(readBuilt(`${path.slice(1)}.html`));
    const [form] = DomUtils.getElementsByTagName((name) => name === "form", children).filter(
      ({ attribs }) => attribs.method === "POST",
    );
    const thanks = addressIn(language, "/thanks");
    expect(form?.attribs.action).toBe(thanks);
    expect(hasFile(`${thanks}.html`)).toBe(true);
    const said = DomUtils.getElementsByTagName("input", form ? [form] : []).find(
      ({ attribs }) => attribs.name === "language",
    );
    expect(said?.attribs.value).toBe(language);
  },
);
