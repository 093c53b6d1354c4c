/** @jest-environment node */
/** The questions of the forms, and what is wrong with answers to them. */
import {
  checkForm,
  doubtfulContact,
  isEmail,
  isPhone,
  length,
  linksIn,
} from "../../../src/forms/check";
import type { FileFacts } from "../../../src/forms/photo";
import { fileTypeOf, hasMacros, isDocx } from "../../../src/content/file-types";
import { fieldsOf } from "../../../src/forms/form-model";
import { textIn } from "../../../src/i18n";
import { contactIn, employmentIn } from "../../support/form-data";

const contact = contactIn("en");
const employment = employmentIn("en");

const good: Record<string, string> = {
  name: "Sam Rivera",
  email: "sam@example.com",
  phone: "(702) 555-0142",
  project: "Kitchen Remodel",
  message: "A new kitchen, please.",
};

/** Returns a file that claims a size without having it. */
const fileOf = (name: string, bytes: number) =>
  Object.defineProperty(new File([], name), "size", { value: bytes });

function dataOf(answers: Record<string, string>, files: Record<string, File> = {}): FormData {
  const data = new FormData();
  for (const [name, answer] of Object.entries(answers)) data.set(name, answer);
  // jsdom's FormData copies files, and with them their size.
  const { get } = data;
  data.get = (name) => files[name] ?? get.call(data, name);
  return data;
}

const check = (form: typeof contact, ...entries: Parameters<typeof dataOf>) =>
  checkForm(form, dataOf(...entries), textIn("en")).map(
    ({ name, message }) => `${name}: ${message}`,
  );
const messages = (...entries: Parameters<typeof dataOf>) => check(contact, ...entries);

it("accepts a valid form", () => {
  expect(messages(good)).toEqual([]);
  const applicant = { name: "李", phone: "702.555.0142", role: "Carpenter" };
  expect(check(employment, applicant)).toEqual([]);
});

it("reports everything that is missing, in the order of the page", () => {
  expect(messages({})).toEqual([
    "name: Enter your name",
    "email: Enter an email address or a phone number so we can reach you",
    "project: Choose the kind of project",
    "message: Tell us what you’d like to build or change",
  ]);
});

it.each(["email", "phone"])("accepts one of two contacts: no %s", (name) => {
  expect(messages({ ...good, [name]: "" })).toEqual([]);
});

it.each([
  ["By email", "email", /Enter your email address, or pick another way/],
  ["By phone", "phone", /Enter your phone number, or pick another way/],
])("requires the contact for the chosen way to reply: %s", (reply, name, message) => {
  expect(messages({ ...good, reply })).toEqual([]);
  expect(messages({ ...good, reply, [name]: "" })).toEqual([expect.stringMatching(message)]);
});

it.each([
  "O'Brien-Ñúñez 李",
  "<script>alert(1)</script> is what our old site shows",
  "\u200eForwarded from a phone\u202a, right to left\u202e",
  "A bell \u0007 and half a character \ud83d",
])("accepts any text: %j", (text) => {
  expect(messages({ ...good, message: text, name: text })).toEqual([]);
});

it("counts characters, not bytes, and a line break as one", () => {
  expect(length("a\r\nb\nc👷")).toBe(6);
  expect(messages({ ...good, message: "👷".repeat(5_000) })).toEqual([]);
  expect(messages({ ...good, message: "a".repeat(5_003) })).toEqual([
    "message: Your message is 3 over the limit of 5,000 characters",
  ]);
});

it.each<readonly [name: string, answer: string, message: RegExp]>([
  ["name", "\u200b\u00a0 \t", /Enter your name/],
  ["phone", "7".repeat(61), /1 over the limit of 60 characters/],
  ["email", `${"a".repeat(254)}@b.test`, /over the limit/],
  ...["sam", "sam@example", "a@b@c.com", "name@example..com"].map(
    (email) => ["email", email, /like name@example.com/] as const,
  ),
  ...[
    "call me",
    "555-0142",
    "—",
    "0x",
    "call me at 702",
    "abcdefg 123",
    "702 555 ext. 1234567",
    "702 555 interno 1234567",
    "00000000000",
    "+00000000",
    "12/12/2026 at 702",
    "2026-11-28 10:00",
    "10/10/2026 and 2027",
    "89103, 89104",
  ].map((phone) => ["phone", phone, /phone number with its area code/] as const),
])("refuses as %s: %j", (name, answer, message) => {
  expect(messages({ ...good, [name]: answer })).toEqual([expect.stringMatching(message)]);
});

it.each([
  ["a.exe", 10, /has to be a JPG, PNG, WebP or HEIC file/],
  ["b.webp", 7_500_001, /is 7.6 MB: choose one under 7.5 MB/],
])("refuses a photo %s of %i bytes", (name, bytes, message) => {
  const found = messages(good, { photo2: fileOf(name, bytes) });
  expect(found).toEqual([expect.stringMatching(message)]);
});

it("adds up the sizes of photos, and reports the largest", () => {
  const photo = (mb: number) => fileOf("a.jpg", mb * 1_000_000);
  expect(messages(good, { photo1: photo(2), photo2: photo(5) })).toEqual([]);
  const found = messages(good, { photo1: photo(2), photo2: photo(3.5), photo3: photo(2.2) });
  expect(found).toEqual([
    expect.stringMatching(/^photo2: Your files add up to 7.7 MB and the limit is 7.5 MB/),
  ]);
});

it.each([
  "(702) 555-0142",
  "+1 702 555 0142 ext. 12",
  "(702) 555-0142 ext. 3",
  "(702) 555-0142 interno 340",
  "Tel 7025550142",
  "702 555 0142, after five",
  "702 555 0142, from 12/12/2026 on, 8:00 to 17:30",
  "1-800-FLOWERS",
  "+52 55 1234 5678",
  "702-555-HELP",
  "٧٠٢٥٥٥٠١٤٢",
  // Invisible marks that address books put around copied text.
  "\u202a(702) 555-0142\u202c",
  // Whatever is written beside it.
  "702-555-0142 WhatsApp",
  "702-555-0142 evenings",
  "Teléfono 702-555-0142",
  "702 555 0142!",
  "702-555-0142 & 702-555-0199",
  "702-555-0142 or 702-555-0143 or 702-555-0144",
  "702-555-0142 extension 12, ask for Maria",
  "+49 30 2012-34-56",
])("%j is a phone number", (phone) => expect(isPhone(phone)).toBe(true));

it.each([" sam+a.b@x.co.uk ", "josé@exämple.test", "\u200ea@b.cd", "Sam <sam@example.com>"])(
  "%j is an e-mail address",
  (email) => expect(isEmail(email)).toBe(true),
);

describe.each([contact, employment])("the questions of $name", (form) => {
  const fields = fieldsOf(form);

  it("require at most five answers, and begin with how to reach the visitor", () => {
    const names = fields.map(({ name }) => name);
    expect(fields.filter(({ required }) => required).length + 1).toBeLessThanOrEqual(5);
    expect(names.slice(0, 3)).toEqual(["name", ...form.either.fields]);
  });

  it("send the same names and values in Spanish, and share no label", () => {
    const spanish = form.name === "contact" ? contactIn("es") : employmentIn("es");
    const sentBy = (of: typeof form) =>
      fieldsOf(of).map(({ name, options }) => [name, options.map(({ value }) => value)]);
    expect(sentBy(spanish)).toEqual(sentBy(form));
    const labels = fieldsOf(spanish).map(({ label }) => label);
    expect(labels.filter((label) => fields.some((field) => field.label === label))).toEqual([]);
  });
});

it.each<[string, Record<string, string>, string | undefined]>([
  ["a number that nobody has", { email: "", phone: "123 456 7890" }, "123 456 7890"],
  ["more digits than a number has", { email: "", phone: "55512345678" }, "55512345678"],
  ["a good number with an hour", { email: "", phone: "702 555 0142, after 5" }, undefined],
  ["an address that ends in .con", { email: "sam@example.con", phone: "" }, "sam@example.con"],
  ["the same beside a good one", { email: "sam@example.con" }, undefined],
  ["a number of another country", { email: "", phone: "+52 55 1234 5678" }, undefined],
  ["other numbers", { email: "", phone: "89103 89104 1" }, "89103 89104 1"],
  ["a day", { email: "", phone: "20261128 10 10" }, "20261128 10 10"],
  ["two good numbers", { email: "", phone: "702-555-0142 / 702-555-0199" }, undefined],
  ["a good number after another", { email: "", phone: "123 456 7890, 702-555-0142" }, undefined],
  ["a good number", { email: "", phone: "(702) 555-0142 ext. 3" }, undefined],
])("asks about %s", (_what, answers, asked) => {
  expect(doubtfulContact(contact, dataOf({ ...good, ...answers }))).toBe(asked);
});

it("counts the addresses of the web in all answers", () => {
  const message = "https://www.a.test http://b.test www.c.test";
  expect(linksIn(contact, dataOf({ ...good, message, name: "https://d.test" }))).toBe(4);
});

describe("what a file is", () => {
  const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

  it.each([
    ["\xff\xd8\xff\xe0", "jpeg"],
    ["\x89PNG\r\n\x1a\n", "png"],
    ["RIFF\x00\x00\x00\x00WEBPVP8 ", "webp"],
    ["\x00\x00\x00\x18ftypheic", "heic"],
    ["%PDF-1.7", "pdf"],
    ["\xef\xbb\xbf\r\n%PDF-1.4", "pdf"],
    ["@PJL SET RESOLUTION=600\r\n%PDF-1.4", "pdf"],
    [`${" ".repeat(1024)}%PDF-1.4`, undefined],
    ["PK\x03\x04", "archive"],
    ["<html><!-- %PDF-1.7 -->", undefined],
    ["\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", "word"],
    ["MZ\x90", undefined],
    ["<svg xmlns", undefined],
    ["", undefined],
  ])("%j is %s, whatever its name", (head, type) => expect(fileTypeOf(bytes(head))).toBe(type));

  it("an archive is a DOCX by the names of the files in it", () => {
    expect(isDocx(bytes("PK\x03\x04[Content_Types].xml…word/document.xml"))).toBe(true);
    expect(isDocx(bytes("PK\x03\x04[Content_Types].xml…word/document2.xml"))).toBe(true);
    expect(isDocx(bytes("PK\x03\x04[Content_Types].xml…xl/workbook.xml"))).toBe(false);
    expect(isDocx(bytes("PK\x03\x04holiday.jpg"))).toBe(false);
  });

  it("finds macros by the name of their file, and by what the archive says of itself", () => {
    expect(hasMacros(bytes("PK\x03\x04…word/other.bin"))).toBe(true);
    expect(hasMacros(bytes("PK\x03\x04…ms-word.document.macroEnabled.main+xml"))).toBe(true);
    expect(hasMacros(bytes("PK\x03\x04…word/vbaProject.bin"))).toBe(true);
    expect(hasMacros(bytes("PK\x03\x04…word/document.xml"))).toBe(false);
  });

  it("a photo of another type than its name says is taken: it is drawn anew", () => {
    const found = checkForm(contact, dataOf(good, { photo1: fileOf("a.jpg", 10) }), textIn("en"), {
      photo1: { hasMacros: false, isUnread: false, type: "png" },
    });
    expect(found).toEqual([]);
  });

  const facts = { hasMacros: false, isUnread: false };
  const resume = (name: string, of: FileFacts | undefined) =>
    checkForm(
      employment,
      dataOf({ name: "Ana", email: "a@b.test", role: "Carpenter" }, { resume: fileOf(name, 10) }),
      textIn("en"),
      { resume: of },
    ).map(({ message }) => message);

  it.each([
    ["cv.pdf", { ...facts, type: "pdf" as const }, []],
    ["cv.doc", undefined, [/save it as PDF or DOCX/]],
    ["cv.docx", { ...facts, type: "word" as const }, [/save it as PDF or DOCX/]],
    ["cv.docx", { ...facts, type: "docx" as const, hasMacros: true }, [/save it as PDF or DOCX/]],
    ["cv.pdf", { ...facts, type: "docx" as const }, [/isn’t the PDF or DOCX file/]],
    ["cv.pdf", { ...facts, type: undefined }, [/isn’t the PDF or DOCX file/]],
  ])("%s: %j", (name, of, messages) => {
    expect(resume(name, of)).toEqual(messages.map((one) => expect.stringMatching(one) as string));
  });
});
