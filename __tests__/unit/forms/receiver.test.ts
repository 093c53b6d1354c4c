/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { request as httpRequest, type IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startServer, type RunningServer } from "../../../scripts/server";
import { formsIn } from "../../../scripts/server/built-forms";
import { createFormReceiver, type Submission } from "../../../scripts/server/form-receiver";

const page = `<form name="contact" method="POST" action="/thanks" data-netlify="true" netlify-honeypot="bot-field">
  <input type="hidden" name="form-name" value="contact">
  <input name="name"><textarea name="message"></textarea><select name="project"></select>
  <input type="file" name="photo1"><input name="bot-field"></form>
  <form name="search"><input name="q"></form>`;

let root: string;
let folder: string;
let server: RunningServer;
const submissions: Submission[] = [];

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), "forms-"));
  folder = join(root, "../", `submissions-${String(process.pid)}`);
  writeFileSync(join(root, "contact.html"), page);
  writeFileSync(join(root, "thanks.html"), "<h1>Thanks</h1>");
  const onSubmission = (submission: Submission) => submissions.push(submission);
  server = await startServer({ root, post: createFormReceiver({ root, folder, onSubmission }) });
});

beforeEach(() => {
  submissions.length = 0;
});

afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true });
  rmSync(folder, { recursive: true, force: true });
});

const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/thanks`, { method: "POST", body, headers, redirect: "manual" });

/** Posts as a browser does by itself; Node's `fetch` would send a script's headers. */
const navigate = (fields: Record<string, string>): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const headers = {
      accept: "text/html",
      "sec-fetch-mode": "navigate",
      "content-type": "application/x-www-form-urlencoded",
    };
    httpRequest(`${server.url}/thanks`, { method: "POST", headers }, resolve)
      .on("error", reject)
      .end(new URLSearchParams(fields).toString());
  });

it("finds only the Netlify forms of a page", () => {
  const [contact, ...others] = formsIn(page);
  expect(others).toEqual([]);
  expect(contact).toEqual({
    name: "contact",
    action: "/thanks",
    honeypot: "bot-field",
    fields: new Set(["form-name", "name", "message", "project", "photo1", "bot-field"]),
  });
});

it("saves a URL-encoded form as it was typed", async () => {
  const name = "O'Brien-Ñúñez 李 +&=%";
  const response = await post(
    new URLSearchParams({ "form-name": "contact", name, message: "a\r\nb" }),
  );
  expect(response.status).toBe(200);
  expect(submissions).toHaveLength(1);
  expect(submissions[0]).toMatchObject({ form: "contact", answers: { name, message: "a\r\nb" } });
});

it("saves a multipart form with its file, byte for byte, in its own folder", async () => {
  const bytes = new Uint8Array(4_000_000).map((_, index) => (index * 31) % 256);
  const data = new FormData();
  data.set("form-name", "contact");
  data.set("name", "李");
  data.set("photo1", new File([bytes], "../küche 1.jpg", { type: "image/jpeg" }));
  expect((await post(data)).status).toBe(200);
  const photo = submissions[0]!.files.photo1!;
  expect(photo).toMatchObject({ type: "image/jpeg", bytes: 4_000_000 });
  expect(photo.path.startsWith(submissions[0]!.path)).toBe(true);
  expect(readFileSync(photo.path).equals(Buffer.from(bytes))).toBe(true);
  expect(JSON.parse(readFileSync(join(submissions[0]!.path, "submission.json"), "utf8"))).toEqual(
    submissions[0],
  );
});

it("redirects a browser to the thank-you page", async () => {
  const { statusCode, headers } = await navigate({ "form-name": "contact" });
  expect(statusCode).toBe(303);
  expect(headers.location).toBe("/thanks");
});

it.each(["newsletter", "search", ""])("responds with 404 to the unknown form %p", async (name) => {
  expect((await post(new URLSearchParams({ "form-name": name, q: "x" }))).status).toBe(404);
  expect(submissions).toEqual([]);
});

it("thanks a robot that filled in the honeypot, and discards what it sent", async () => {
  const before = readdirSync(folder).length;
  const fields = { "form-name": "contact", name: "Bot", "bot-field": "x" };
  expect((await post(new URLSearchParams(fields))).status).toBe(200);
  expect((await navigate(fields)).statusCode).toBe(303);
  expect(submissions).toEqual([]);
  expect(readdirSync(folder)).toHaveLength(before);
});

it("refuses more than 8 MB in total", async () => {
  const data = new FormData();
  data.set("form-name", "contact");
  data.set("photo1", new File([new Uint8Array(8_000_001)], "a.jpg"));
  expect((await post(data)).status).toBe(413);
  expect(submissions).toEqual([]);
});

it("drops fields that the built form does not have, and lists them", async () => {
  await post(new URLSearchParams({ "form-name": "contact", name: "A", other: "x" }));
  expect(submissions[0]).toMatchObject({ answers: { name: "A" }, ignored: ["other"] });
});

it("responds with 400 to what is not a form", async () => {
  expect((await post("{}", { "content-type": "application/json" })).status).toBe(400);
  expect((await post("x", { "content-type": "multipart/form-data; boundary=y" })).status).toBe(400);
});
