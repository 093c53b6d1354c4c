/** The forms' markup, with which they are sent without script. */
import { DomUtils, parseDocument } from "htmlparser2";
import { addressIn, languages } from "../../src/content/language";
import { hasFile, readBuilt } from "../support/built";

const cases = languages.flatMap((language) =>
  ["/contact", "/apply-for-employment"].map(
    (path) => [addressIn(language, path), language] as const,
  ),
);

it.each(cases)(
  "%s leads to the thank-you page in its language (%s) and sends the language",
  (path, language) => {
    const { children } = parseDocument(readBuilt(`${path.slice(1)}.html`));
    const [form] = DomUtils.getElementsByTagName((name) => name === "form", children).filter(
      ({ attribs }) => attribs.method === "POST",
    );
    const thanks = addressIn(language, "/thanks");
    expect(form?.attribs.action).toBe(thanks);
    expect(hasFile(`${thanks}.html`)).toBe(true);
    const field = DomUtils.getElementsByTagName("input", form ? [form] : []).find(
      ({ attribs }) => attribs.name === "language",
    );
    expect(field?.attribs.value).toBe(language);
  },
);
