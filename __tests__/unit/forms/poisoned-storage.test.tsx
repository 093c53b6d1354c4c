/**
 * What stands in a visitor's storage is input: whatever it is, the forms are shown, and nothing of
 * it fills in what is no question.
 */
import { render } from "@testing-library/react";
import { ContactForm } from "../../../src/forms/ContactForm";
import { EmploymentForm } from "../../../src/forms/EmploymentForm";
import { SentSummary } from "../../../src/forms/sent";
import { WithMiddleware } from "../../../src/visit/middleware";
import { sweepDrafts } from "../../../src/visit/draft-key";
import { mockSite } from "../../support/component-fixture";
import { formSource } from "../../support/form-data";

const keys = [
  "draft-",
  "draft-contact",
  "draft-contact-K7QD-M2XW",
  "draft-employment-K7QD-M2XW",
  "draft-contact-__proto__",
  "request-contact",
  "request-employment",
  "sent-form",
];

/** None of them is a draft, a request or a form that was sent. */
const values = [
  "",
  "{",
  "null",
  "7",
  "true",
  '""',
  '"K7QD-M2XW "',
  '"<img src=x>"',
  "[]",
  "{}",
  '"' + "A".repeat(100_000) + '"',
  "[".repeat(10_000) + "]".repeat(10_000),
  '{"at":NOW}',
  '{"at":NOW,"answers":null,"rows":null}',
  '{"at":NOW,"answers":[]}',
  '{"at":NOW,"answers":"name"}',
  '{"at":NOW,"answers":{"name":null}}',
  '{"at":NOW,"answers":{"name":{"toString":"x"}}}',
  '{"at":"NOW","answers":{"name":"Sam"}}',
  '{"at":1,"answers":{"name":"Sam"}}',
  '{"at":1e400,"answers":{"name":"Sam"}}',
  '{"at":99999999999999,"answers":{"name":"Sam"}}',
  '{"__proto__":{"at":NOW,"answers":{"name":"Sam"}}}',
  '{"form":"contact","reference":"a","rows":[null]}',
  '{"form":"contact","reference":"a","rows":[{"label":"a","value":7}]}',
  '{"form":"contact","reference":7,"rows":[]}',
  '{"form":null,"reference":"a","rows":[]}',
];

const store = (text: string) => {
  for (const storage of [localStorage, sessionStorage]) {
    storage.clear();
    for (const key of keys) storage.setItem(key, text.replace("NOW", String(Date.now())));
  }
};

const forms = () =>
  render(
    <WithMiddleware names={["project-type"]} search="">
      <ContactForm form={formSource("contact")} />
      <EmploymentForm form={formSource("employment")} />
      <SentSummary />
    </WithMiddleware>,
  );

/** What stands in the fields that a visitor fills in, and in the trap for robots. */
const typedIn = (container: HTMLElement) =>
  [...container.querySelectorAll<HTMLInputElement>("input:not([type=hidden]), textarea")]
    .filter(({ type }) => type !== "radio" && type !== "file")
    .map(({ value }) => value)
    .join("");

beforeEach(() => {
  mockSite();
  store("null");
});

it.each(values)("goes where it is %.60s", (text) => {
  store(text);
  const { container } = forms();
  expect(typedIn(container)).toBe("");
  expect(container).not.toHaveTextContent("What you sent");
  sweepDrafts(window, Date.now());
  expect(Object.keys(localStorage).filter((key) => key.startsWith("draft-"))).toEqual([]);
  expect(sessionStorage.getItem("sent-form")).toBeNull();
  expect(sessionStorage.getItem("request-contact")).toMatch(/^"[A-Z0-9]{4}-[A-Z0-9]{4}"$/);
});

it("never fills in the trap for robots, or a hidden field", () => {
  const names = ["bot-field", "form-name", "form", "subject", "reference", "language", "photo1"];
  const answers = Object.fromEntries([...names, "name"].map((name) => [name, "planted"]));
  store(JSON.stringify({ at: Date.now(), answers }));
  sessionStorage.setItem("request-contact", '"K7QD-M2XW"');
  const { container } = forms();
  const planted = [...container.querySelectorAll("input")].filter(
    ({ value }) => value === "planted",
  );
  expect([...new Set(planted.map(({ name }) => name))]).toEqual(["name"]);
});

it.each(["refuses", "is full"])("a browser that %s shows them too", (what) => {
  const refuse = () => {
    throw new DOMException(what, what === "refuses" ? "SecurityError" : "QuotaExceededError");
  };
  const methods =
    what === "refuses" ? (["getItem", "setItem", "removeItem"] as const) : (["setItem"] as const);
  for (const method of methods) jest.spyOn(Storage.prototype, method).mockImplementation(refuse);
  expect(typedIn(forms().container)).toBe("");
});
