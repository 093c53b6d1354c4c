import { checkForm } from "../../../src/forms/check";
import { contactForm } from "../../../src/forms/contact";
import { employmentForm } from "../../../src/forms/employment";
import type { Files } from "../../../src/forms/model";
import { contactMessages } from "../../../src/words/en/contact-form";
import { employmentMessages } from "../../../src/words/en/employment-form";
import { formMessages } from "../../../src/words/en/form-messages";
import { isEmail, isPhone, length } from "../../../src/forms/text";
import { badInputs, goodAnswers } from "../../support/bad-inputs";

const contact = contactForm(formMessages, contactMessages, {
  services: [{ title: "Kitchen Remodel", slug: "kitchen-remodel", group: "Residential" }],
  areas: ["Las Vegas"],
});

/** Returns a file that claims a size without having it. */
function fileOf(name: string, bytes: number): File {
  return Object.defineProperty(new File([], name), "size", { value: bytes });
}

const messages = (answers: Record<string, string>, files: Files = {}) =>
  checkForm(contact, answers, files).map(({ name, message }) => `${name}: ${message}`);

describe("the check of a form", () => {
  it("accepts a valid form", () => {
    expect(messages(goodAnswers)).toEqual([]);
    expect(
      checkForm(
        employmentForm(formMessages, employmentMessages),
        { name: "李", phone: "702.555.0142", role: "Carpenter" },
        {},
      ),
    ).toEqual([]);
  });

  it("reports everything that is missing, in the order of the page", () => {
    expect(messages({})).toEqual([
      "name: Enter your name",
      "email: Enter an e-mail address or a phone number, so that we can answer you",
      "project: Choose what your project is about",
      "message: Tell us what you want to build or change",
    ]);
  });

  it.each(["email", "phone"])("accepts one of two contacts: no %s", (name) => {
    expect(messages({ ...goodAnswers, [name]: "" })).toEqual([]);
  });

  it.each([
    ["By e-mail", "email", /Enter your e-mail address, or choose another way/],
    ["By phone", "phone", /Enter your phone number, or choose another way/],
    ["By text message", "phone", /Enter your phone number/],
  ])("requires the contact for the chosen way to reply: %s", (reply, name, message) => {
    expect(messages({ ...goodAnswers, reply })).toEqual([]);
    const [problem, ...others] = messages({ ...goodAnswers, reply, [name]: "" });
    expect(problem).toMatch(message);
    expect(others).toEqual([]);
  });

  it.each([
    "O'Brien-Ñúñez 李",
    "María José",
    "X",
    "van der Berg, Jr.",
    "👷🏽‍♀️ Sam",
    "עמית",
    "محمد",
    "a < b and <3",
  ])("accepts the name %s", (name) => {
    expect(messages({ ...goodAnswers, name })).toEqual([]);
  });

  it.each([
    "Call Jane <jane@example.com> about the permit",
    "<script>alert(1)</script> is what our old site shows",
    "</p><!-- x --><img src=x onerror=alert(1)>",
    "\u200eForwarded from a phone\u202a, right to left\u202e",
    "A bell \u0007 and half a character \ud83d",
    'Robert"); DROP TABLE leads; --',
  ])("accepts any text: %j", (text) => {
    expect(messages({ ...goodAnswers, message: text, name: text })).toEqual([]);
  });

  it("counts characters, not bytes, and a line break as one", () => {
    expect(length("a\r\nb\nc👷")).toBe(6);
    expect(messages({ ...goodAnswers, message: "👷".repeat(5_000) })).toEqual([]);
    expect(messages({ ...goodAnswers, message: "a".repeat(5_003) })).toEqual([
      "message: Your message must be 5,000 characters or fewer: take out 3",
    ]);
  });

  it.each(badInputs(200).map((input, index) => [index, input.what, input] as const))(
    "refuses bad input %i: %s",
    (_index, _what, { field, answers, file, message }) => {
      const files: Files = file ? { [file.field]: fileOf(file.name, file.bytes) } : {};
      const found = checkForm(contact, answers, files);
      expect(found.find(({ name }) => name === field)?.message).toMatch(message);
      expect(found).toHaveLength(1);
    },
  );

  it("refuses an answer that is not in the list", () => {
    expect(messages({ ...goodAnswers, project: "Castle" })).toEqual([
      "project: The project type must be one of the answers in the list",
    ]);
  });

  it("adds up the sizes of photos, and reports the largest", () => {
    const photo = (mb: number) => fileOf("a.jpg", mb * 1_000_000);
    expect(messages(goodAnswers, { photo1: photo(2), photo2: photo(5) })).toEqual([]);
    const [message, ...others] = messages(goodAnswers, {
      photo1: photo(2),
      photo2: photo(3.5),
      photo3: photo(2.2),
    });
    expect(message).toMatch(/^photo2: The files must be smaller than 7.5 MB together.*7.7 MB now/);
    expect(others).toEqual([]);
  });

  it("accepts a résumé of at most 5 MB in three formats", () => {
    const check = (file: File) =>
      checkForm(
        employmentForm(formMessages, employmentMessages),
        { name: "A", email: "a@b.cd", role: "Roofer" },
        { resume: file },
      );
    for (const name of ["cv.pdf", "cv.DOC", "my.résumé.docx"])
      expect(check(fileOf(name, 5_000_000))).toEqual([]);
    expect(check(fileOf("cv.pdf", 5_000_001))[0]?.message).toMatch(
      /must be smaller than 5 MB \(it has 5.1 MB\)/,
    );
    expect(check(fileOf("cv.odt", 10))[0]?.message).toBe(
      "Your résumé must be a PDF, DOC or DOCX file",
    );
  });
});

describe("phone numbers", () => {
  it.each([
    "(702) 555-0142",
    "702.555.0142",
    "7025550142",
    "+1 702 555 0142 ext. 12",
    "+52 55 1234 5678",
    "702-555-HELP",
    "555-0142",
    "٧٠٢٥٥٥٠١٤٢",
  ])("%s is a phone number", (phone) => {
    expect(isPhone(phone)).toBe(true);
    expect(messages({ ...goodAnswers, phone })).toEqual([]);
  });

  it("ignores the invisible marks that address books put around copied text", () => {
    const phone = "\u202a(702) 555-0142\u202c";
    expect(messages({ ...goodAnswers, phone, email: "\u200esam@example.com" })).toEqual([]);
  });
});

it.each(["sam@example.com", " sam+a.b@x.co.uk ", "o'brien@xn--example.test", "josé@exämple.test"])(
  "%s is an e-mail address",
  (email) => expect(isEmail(email)).toBe(true),
);
