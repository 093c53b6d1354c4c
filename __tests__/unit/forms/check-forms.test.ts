/** @jest-environment node */
/** What `npm run check:forms` sends, and what it says of broken sites. */
import { mkdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { isTest } from "../../../netlify/notify/notify";
import { checkForms, testOf } from "../../../scripts/check-forms";
import { hiddenFields, honeypot } from "../../../src/content/form-limits";
import { checkForm } from "../../../src/forms/check";
import { fieldsOf } from "../../../src/forms/form-model";
import { textIn } from "../../../src/i18n";
import { contactIn, employmentIn } from "../../support/form-data";
import { settingsProject } from "../../support/form-project";
import { removeFolders } from "../../support/notify";

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

describe("a site", () => {
  const names = [...fieldsOf(contactIn("en")).map(({ name }) => name), ...hiddenFields, honeypot];
  const formWith = (fields: readonly string[], name = "contact") =>
    `<form name="${name}">${fields.map((one) => `<input name="${one}">`).join("")}</form>`;
  const right = { html: formWith(names), post: 200, outcome: { "mail to the office": "done" } };

  afterAll(removeFolders);

  /**
   * Returns what is wrong with a site that has one form, and how often it was asked for the test.
   */
  async function problemsOf({
    html,
    post,
    outcome,
  }: {
    html: string;
    post: number;
    outcome: object | undefined;
  }) {
    const folder = await settingsProject([{ form: "contact", to: ["a@b.test"], answer: true }]);
    const page = path.join(folder, "content/pages/contact/index.md");
    mkdirSync(path.dirname(page), { recursive: true });
    writeFileSync(page, "");
    let asked = 0;
    const server = createServer((request, response) => {
      const isStatus = request.url?.startsWith("/.netlify/functions/delivery-status") ?? false;
      if (isStatus) asked += 1;
      request.resume();
      if (isStatus) response.writeHead(outcome ? 200 : 404).end(JSON.stringify(outcome ?? {}));
      else if (request.method === "POST") response.writeHead(post).end();
      else response.writeHead(request.url === "/contact" ? 200 : 404).end(html);
    });
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    const { port } = server.address() as AddressInfo;
    const options = { folder, pause: () => Promise.resolve() };
    const problems = await checkForms(`http://127.0.0.1:${port}`, () => undefined, options);
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
    return { problems, asked };
  }

  it("that is right has no problem", async () => {
    expect(await problemsOf(right)).toEqual({ problems: [], asked: 1 });
  });

  it.each<[string, Partial<typeof right>, string]>([
    [
      "lacks a field",
      { html: formWith(names.filter((name) => name !== "message")) },
      "/contact: lacks the fields message",
    ],
    [
      "has a field that nobody asks for",
      { html: formWith([...names, "fax"]) },
      "/contact: has the fields fax, which content/forms/contact.yml does not name",
    ],
    [
      "has another form",
      { html: formWith(names, "other") },
      "/contact: has no form named “contact”",
    ],
    [
      "takes no form",
      { post: 404 },
      "The test of the form contact was answered with status 404: is form detection on?",
    ],
    [
      "does not deliver",
      { outcome: { "mail to the office": "failed" } },
      "Not delivered: mail to the office. The log says why.",
    ],
    [
      "tells nobody",
      { outcome: {} as never },
      "content/site.yml names nobody who is told of the form contact.",
    ],
  ])("that %s is told so", async (_what, change, problem) => {
    expect((await problemsOf({ ...right, ...change })).problems).toEqual([problem]);
  });

  it("that does not answer in time is asked for a minute", async () => {
    const { problems, asked } = await problemsOf({ ...right, outcome: undefined });
    expect(problems).toEqual([
      expect.stringMatching(/^The test .* did not come back within 60 seconds\./),
    ]);
    expect(asked).toBe(30);
  });
});
