/** The tables of docs/forms.md: what each form asks. */
import { readdirSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import { contactForm } from "../../src/forms/contact";
import { employmentForm } from "../../src/forms/employment";
import { bytesText, typesText } from "../../src/forms/file-check";
import { contactMessages } from "../../src/words/en/contact-form";
import { employmentMessages } from "../../src/words/en/employment-form";
import { formMessages } from "../../src/words/en/form-messages";
import { fieldsOf, isFile, type Field, type FormTable } from "../../src/forms/model";

/** Returns Markdown with a table for each form. */
export function formFieldReference(): string {
  const services = readdirSync("content/services", { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({ title: name, slug: name, group: "Services" }));
  const business = parse(readFileSync("content/business.yml", "utf8")) as {
    areas: { name: string }[];
  };
  const contact = contactForm(formMessages, contactMessages, {
    services,
    areas: business.areas.map(({ name }) => name),
  });
  return [
    "## Request a quote: `contact`",
    fieldListMarkdown(contact),
    "## Apply for employment: `employment`",
    fieldListMarkdown(employmentForm(formMessages, employmentMessages)),
  ].join("\n\n");
}

export function fieldListMarkdown(form: FormTable): string {
  const either = form.eitherOf.flatMap(({ names }) => names);
  const rows = fieldsOf(form).map((field) => {
    const needed = field.required ? "yes" : either.includes(field.name) ? "one of two" : "no";
    return `| \`${field.name}\` | ${field.label} | ${needed} | ${kind(form, field)} |`;
  });
  return ["| Field | Question | Required | Answer |", "| --- | --- | --- | --- |", ...rows].join(
    "\n",
  );
}

function kind(form: FormTable, field: Field): string {
  if (isFile(field)) return `${typesText(form, field)}, up to ${bytesText(field.maxBytes)}`;
  if ("options" in field) return `one of ${String(field.options.length)}`;
  return `${field.kind === "long" ? "text" : field.kind}, up to ${field.max.toLocaleString("en-US")} characters`;
}
