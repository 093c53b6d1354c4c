/** The forms' questions as tests use them. */
import type { Language } from "../../src/content/language";
import contactSource from "../../src/forms/contact.yml";
import employmentSource from "../../src/forms/employment.yml";
import { formIn } from "../../src/forms/form-model";
import reach from "../../src/forms/reach.yml";

export const contactIn = (language: Language) =>
  formIn(language, contactSource, reach, {
    services: [{ value: "Kitchen Remodel", title: "Kitchen Remodel", slug: "kitchen-remodel" }],
    areas: ["Las Vegas", "Henderson"].map((name) => ({ value: name, title: name })),
  });

export const employmentIn = (language: Language) => formIn(language, employmentSource, reach);
