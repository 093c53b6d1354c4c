/** @jest-environment node */
import { renderToString } from "react-dom/server";
import { BelowTheFold } from "../../../src/components/BelowTheFold/BelowTheFold";
import { Contacts } from "../../../src/components/Contacts/Contacts";
import { Navbar } from "../../../src/components/Navbar/Navbar";
import { answerSite } from "../../support/component-fixture";

beforeEach(() => answerSite());

it("the navbar's static HTML says the hours, and nothing that depends on the time", () => {
  const html = renderToString(<Navbar path="/" />);
  expect(html).toContain("8 am–5 pm, every day");
  expect(html).not.toMatch(/open now|closed/i);
});

it("the contacts' static HTML says the hours, and nothing that depends on the time", () => {
  const html = renderToString(<Contacts />);
  expect(html).toContain("8 am–5 pm, every day");
  expect(html).not.toMatch(/open now|closed/i);
});

it("has what is below the fold", () => {
  expect(renderToString(<BelowTheFold>Setbacks</BelowTheFold>)).toBe("Setbacks");
});
