/** The forms' questions as tests use them. */
import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { original, type Language } from "../../src/content/language";
import { inWordsOf } from "../../src/content/translation";
import { formOf, type FormSource, type Lists } from "../../src/forms/form-model";

const read = (file: string): unknown =>
  parse(readFileSync(`__tests__/support/office/content/forms/${file}.yml`, "utf8"));

/** Returns the questions of a form as its page's query answers them. */
export const formSource = (name: string, language: Language = original) => ({
  ...((language === original
    ? read(name)
    : inWordsOf(read(name), read(`${name}.${language}`))) as FormSource),
  entryId: name,
});

const lists: Lists = {
  services: [{ value: "Kitchen Remodel", title: "Kitchen Remodel", slug: "kitchen-remodel" }],
  areas: ["Las Vegas", "Henderson"].map((name) => ({ value: name, title: name })),
};

/** Returns the form for a quote in a language. */
export const contactIn = (language: Language) =>
  formOf("contact", formSource("contact", language), lists);

/** Returns the form to apply for a job in a language. */
export const employmentIn = (language: Language) =>
  formOf("employment", formSource("employment", language), lists);
