/** The names of a form's answers: those that its file declares, the page posts, the host finds in its HTML, and the function handles. */
import { render } from "@testing-library/react";
import { DomUtils, parseDocument } from "htmlparser2";
import { renderToStaticMarkup } from "react-dom/server";
import { officeMail } from "../../../netlify/notify/mails";
import { readSubmission } from "../../../netlify/notify/submission";
import { hiddenFields, honeypot } from "../../../src/content/form-limits";
import { ContactForm } from "../../../src/forms/ContactForm";
import { EmploymentForm } from "../../../src/forms/EmploymentForm";
import { formOf } from "../../../src/forms/form-model";
import { mockSite } from "../../support/component-fixture";
import { formSource } from "../../support/form-data";

const namesIn = (html: string) => {
  const { children } = parseDocument(html);
  const controls = ["input", "select", "textarea"].flatMap((tag) =>
    DomUtils.getElementsByTagName(tag, children),
  );
  return [...new Set(controls.map(({ attribs: { name = "" } }) => name))].sort();
};

it.each([
  ["contact", ContactForm],
  ["employment", EmploymentForm],
])("of %s are the same wherever they stand", (name, Form) => {
  mockSite();
  const source = formSource(name);
  const fields = source.sections.flatMap((section) => section.fields);
  const declared = fields.map((field) => field.name);
  const all = [...declared, ...hiddenFields, honeypot].sort();
  expect(namesIn(renderToStaticMarkup(<Form form={source} />))).toEqual(all);
  const posted = namesIn(render(<Form form={source} />).container.innerHTML);
  expect(posted).toEqual(all);

  const ofFiles = fields.filter(({ kind }) => kind === "file");
  const files = new Map(ofFiles.map((field) => [field.name, field.maxBytes ?? 0]));
  const url = "https://files.test/a.jpg";
  const data = Object.fromEntries(
    posted
      .filter((one) => one !== honeypot)
      .map((one) => [one, files.has(one) ? { filename: `${one}.jpg`, url } : `Answer to ${one}`]),
  );
  const submission = readSubmission({ ...data, form: name }, () => files, new Date());
  const handled = [...Object.keys(submission.answers), ...Object.keys(submission.files)];
  expect(handled.sort()).toEqual([...declared].sort());
  const answer = { subject: "", text: "", next: "", more: "" };
  const form = { ...formOf(name, source), inSubject: [], hidesFiles: false, answer };
  const { text } = officeMail(
    form,
    submission,
    { facts: {}, url: "https://www.example.test" },
    true,
  );
  for (const one of declared)
    expect(text).toContain(files.has(one) ? `${one}.jpg` : `Answer to ${one}`);
});
