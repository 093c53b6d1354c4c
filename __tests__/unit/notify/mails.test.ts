/** @jest-environment node */
/** What the visitor's mail promises. */
import { visitorMail } from "../../../netlify/notify/mails";
import { readSettings } from "../../../netlify/notify/settings";
import { readSubmission } from "../../../netlify/notify/submission";
import { settingsProject } from "../../support/form-project";
import { removeFolders } from "../../support/notify";

afterAll(removeFolders);

it("says of a sample that nobody answers, and what comes next once the business is real", async () => {
  const settings = await readSettings(await settingsProject([]));
  const request = { form: "contact", language: "en", name: "Sam", email: "sam@example.com" };
  const submission = readSubmission(request, settings.fileFields, new Date());
  const form = settings.formIn("contact", "en");
  const textOf = (sample: boolean) =>
    visitorMail(form, submission, { ...settings.senderIn("en"), sample }).text;
  const promise = "get back to you";
  expect(form.answer.next).toContain(promise);
  expect(textOf(false)).toContain(promise);
  expect(textOf(false)).not.toContain("nobody answers");
  expect(textOf(true)).toContain("nobody answers");
  expect(textOf(true)).not.toContain(promise);
});
