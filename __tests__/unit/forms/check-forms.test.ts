/** @jest-environment node */
/** What `npm run check:forms` sends. */
import { isTest } from "../../../netlify/notify/notify";
import { testOf } from "../../../scripts/check-forms";
import { checkForm } from "../../../src/forms/check";
import { textIn } from "../../../src/i18n";
import { contactIn, employmentIn } from "../../support/form-data";

/** A form that asks for one line, and for an address alone. */
const brief = {
  ...contactIn("en"),
  either: { fields: ["email"], message: "" },
  sections: contactIn("en").sections.map((section) => ({
    ...section,
    fields: section.fields.filter(({ name }) => ["name", "email"].includes(name)),
  })),
};

it.each([
  ["contact", contactIn("en")],
  ["employment", employmentIn("en")],
  ["a form without a long text", brief],
])("a test of %s answers what it asks for, and is known as a test", (_name, form) => {
  const { form: name, ...answers } = testOf(form);
  expect(name).toBe(form.name);
  const data = new FormData();
  for (const [field, answer] of Object.entries(answers)) data.set(field, answer);
  expect(checkForm(form, data, textIn("en"))).toEqual([]);
  expect(isTest({ answers })).toBe(true);
});
