/** @jest-environment node */
import { requiredWithoutScript } from "../../../src/forms/check";
import { contactForm } from "../../../src/forms/contact";
import { employmentForm } from "../../../src/forms/employment";
import { contactMessages } from "../../../src/words/en/contact-form";
import { employmentMessages } from "../../../src/words/en/employment-form";
import { formMessages } from "../../../src/words/en/form-messages";
import { extraFields, fieldsOf, honeypot, isFile } from "../../../src/forms/model";

const contact = contactForm(formMessages, contactMessages, {
  services: [{ title: "Kitchen Remodel", slug: "kitchen-remodel", group: "Residential" }],
  areas: ["Las Vegas", "Henderson"],
});

const employment = employmentForm(formMessages, employmentMessages);

describe.each([contact, employment])("the table of $name", (table) => {
  const fields = fieldsOf(table);
  const names = fields.map(({ name }) => name);

  it("gives every field a unique name", () => {
    expect(new Set(names).size).toBe(names.length);
    for (const taken of ["form-name", "subject", honeypot, ...Object.values(extraFields)])
      expect(names).not.toContain(taken);
  });

  it("requires at most five answers", () => {
    const required = fields.filter((field) => field.required).length + table.eitherOf.length;
    expect(required).toBeLessThanOrEqual(5);
    expect(requiredWithoutScript(table).size).toBeLessThanOrEqual(5);
  });

  it("begins with the fields from which Netlify takes title and reply address", () => {
    expect(fields[0]).toMatchObject({ kind: "text", name: "name" });
    expect(fields.find(({ kind }) => kind === "email")?.name).toBe("email");
  });

  it("hides no required field", () => {
    for (const section of table.sections.filter(({ folded }) => folded))
      expect(section.fields.filter((field) => field.required)).toEqual([]);
  });
});

it("has three inputs for one photo each", () => {
  expect(
    fieldsOf(contact)
      .filter(isFile)
      .map(({ name }) => name),
  ).toEqual(["photo1", "photo2", "photo3"]);
});

describe("the application for a job", () => {
  it("prints the equal-opportunity statement word for word", () => {
    expect(employmentMessages.equal).toBe(
      "We consider applicants without regard to race, color, religion, sex, sexual orientation, gender identity or expression, age, disability, national origin or any other protected status.",
    );
  });

  it("asks nothing that may not be asked in Nevada (NRS 613.133, 613.330)", () => {
    const questions = fieldsOf(employment)
      .map(
        (field) =>
          `${field.name} ${field.label} ${"options" in field ? field.options.map(({ value }) => value).join(" ") : ""}`,
      )
      .join("\n");
    expect(questions).not.toMatch(
      /\b(age|birth|gender|sex|race|ethnic\w*|color|religion|nation\w*|citizen\w*|disab\w*|marri\w*|marital|child\w*|health|genetic|social security|ssn|photo|arrest\w*|convict\w*|crim\w*|salary|current pay|previous pay|school|graduat\w*|veteran)\b/i,
    );
  });

  it("keeps pay, résumé and authorization optional", () => {
    for (const name of ["pay", "resume", "authorization"])
      expect(fieldsOf(employment).find((field) => field.name === name)?.required).toBeUndefined();
  });
});
