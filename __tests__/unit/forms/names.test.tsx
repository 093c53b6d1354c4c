/**
 * The names of a form's answers: those that its file declares, the host finds in its HTML, the page
 * posts, and the function handles.
 */
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { DomUtils, parseDocument } from "htmlparser2";
import { renderToStaticMarkup } from "react-dom/server";
import { officeMail, visitorMail } from "../../../netlify/notify/mails";
import { readSubmission } from "../../../netlify/notify/submission";
import { fileTypes } from "../../../src/content/file-types";
import { hiddenFields, honeypot } from "../../../src/content/form-limits";
import { ContactForm } from "../../../src/forms/ContactForm";
import { EmploymentForm } from "../../../src/forms/EmploymentForm";
import { fieldsOf, fillForm, type Field } from "../../../src/forms/form-model";
import { send } from "../../../src/forms/send";
import { mockSite } from "../../support/component-fixture";
import { contactIn, employmentIn, formSource } from "../../support/form-data";

jest.mock("../../../src/forms/send");
// jsdom draws no pictures.
jest.mock("../../../src/forms/photo", () => ({
  cleaned: (file: File) => Promise.resolve(file),
  factsOf: ({ type }: File) =>
    Promise.resolve({ type: type.split("/")[1], hasMacros: false, isUnread: false }),
}));

/** What a form sends, with the files that a test has chosen: jsdom leaves them out. */
class WithFiles extends FormData {
  constructor(form?: HTMLFormElement) {
    super(form);
    for (const input of form?.querySelectorAll<HTMLInputElement>("input[type=file]") ?? []) {
      const file = input.files?.[0];
      if (file) this.set(input.name, file);
    }
  }
}

const namesIn = (html: string) => {
  const { children } = parseDocument(html);
  const controls = ["input", "select", "textarea"].flatMap((tag) =>
    DomUtils.getElementsByTagName(tag, children),
  );
  return [...new Set(controls.map(({ attribs: { name = "" } }) => name))].sort();
};

const answerTo = ({ name, kind, options }: Field): string => {
  if (kind === "email") return "sam@example.com";
  if (kind === "tel") return "(702) 555-0142";
  return options.at(-1)?.value ?? `Answer to ${name}`;
};

const fileFor = ({ name, fileTypes: [type = "pdf"] }: Field): File => {
  const mime = type === "pdf" ? "application/pdf" : `image/${type}`;
  return new File(["bytes"], `${name}.${fileTypes[type].extensions[0] ?? ""}`, { type: mime });
};

beforeAll(() => {
  window.FormData = WithFiles;
});

it.each([
  ["contact", ContactForm, contactIn("en")],
  ["employment", EmploymentForm, employmentIn("en")],
])("of %s are the same wherever they stand", async (name, Form, model) => {
  mockSite();
  const sent: FormData[] = [];
  jest.mocked(send).mockImplementation((_url, data) => {
    sent.push(data);
    return () => undefined;
  });
  const now = Date.now();
  const source = formSource(name);
  const fields = fieldsOf(model);
  const declared = fields.map((field) => field.name);
  const all = [...declared, ...hiddenFields, honeypot].sort();
  expect(namesIn(renderToStaticMarkup(<Form form={source} />))).toEqual(all);

  const { container } = render(<Form form={source} />);
  // Nobody fills it in within two seconds.
  jest.spyOn(Date, "now").mockReturnValue(now + 60_000);
  const element = container.querySelector("form")!;
  const user = userEvent.setup();
  const isFile = ({ kind }: Field) => kind === "file";
  const typed = fields.filter((field) => !isFile(field));
  fillForm(element, Object.fromEntries(typed.map((field) => [field.name, answerTo(field)])));
  for (const field of fields.filter(isFile))
    await user.upload(element.elements.namedItem(field.name) as HTMLElement, fileFor(field));
  await user.click(screen.getByRole("button", { name: /^Send/ }));
  await waitFor(() => expect(sent).toHaveLength(1));
  const posted = [...sent[0]!];
  expect(posted.map(([field]) => field).sort()).toEqual(all);

  const files = new Map(fields.filter(isFile).map((field) => [field.name, field.maxBytes]));
  const url = "https://files.test/a";
  const received = posted.map(([field, value]) => [
    field,
    typeof value === "string" ? value : { filename: value.name, size: value.size, url },
  ]);
  const submission = readSubmission(Object.fromEntries(received), () => files, new Date());
  const handled = [...Object.keys(submission.answers), ...Object.keys(submission.files)];
  expect(handled.sort()).toEqual([...declared].sort());

  const answer = { subject: "Here it is", text: "", next: "", more: "" };
  const form = { ...model, inSubject: [], hidesFiles: false, answer };
  const sender = { facts: {}, url: "https://www.example.test", sample: false };
  for (const { text } of [
    officeMail(form, submission, sender, true),
    visitorMail(form, submission, sender),
  ])
    for (const field of fields) {
      const { options, label, called } = field;
      const value = isFile(field)
        ? fileFor(field).name
        : (options.find((one) => one.value === answerTo(field))?.title ?? answerTo(field));
      const line = text
        .split("\n")
        .find((one) => one.startsWith(isFile(field) ? called : label) && one.endsWith(value));
      expect([field.name, line]).toEqual([field.name, expect.any(String)]);
    }
});
