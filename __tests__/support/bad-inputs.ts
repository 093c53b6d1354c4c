import { randomNumbers } from "./random";
import { emailField, nameField, phoneField } from "../../src/forms/shared-fields";

/** Answers that the form must refuse. Generated from a seed, so that every run tries the same ones. */
export interface BadInput {
  /** What is wrong with it, for the test's report. */
  what: string;
  /** Name of the field that must get a message. */
  field: string;
  answers: Record<string, string>;
  /** A file to be created in the browser, so that huge ones need not be transferred to it. */
  file?: { field: string; name: string; bytes: number };
  /** Part of the message. */
  message: RegExp;
}

/** Complete and valid; each bad input changes one of these answers. */
export const goodAnswers: Record<string, string> = {
  name: "Sam Rivera",
  email: "sam@example.com",
  phone: "(702) 555-0142",
  project: "Kitchen Remodel",
  message: "A new kitchen, please.",
};

const letters = "abcdefghijklmnopqrstuvwxyzÑÜé李 '-";
const badEmails = [
  "sam",
  "sam@",
  "@example.com",
  "sam@example",
  "sam example.com",
  "sam@exa mple.com",
  "a@b@c.com",
  "sam@.c",
];
const badPhones = ["call me", "12", "555", "—", "sam@example.com", "0x", "n/a", "ask for Sam"];
const blanks = ["", " ", "\t \t", "\u00a0\u00a0", "\u200b\u200b"];

export function badInputs(count: number): BadInput[] {
  const below = randomNumbers(20_261_120);
  const pick = <Item>(items: readonly Item[]): Item => items[below(items.length)]!;
  const words = (length: number) =>
    Array.from({ length }, () => letters[below(letters.length)]).join("");
  const textFields = ["name", "message"] as const;
  const kinds: (() => BadInput)[] = [
    () => {
      const field = pick(textFields);
      return change("empty", field, pick(blanks), field === "name" ? /Enter your name/ : /Tell us/);
    },
    () => ({
      what: "no way to answer",
      field: "email",
      answers: { ...goodAnswers, email: pick(blanks.slice(0, 1)), phone: pick(blanks) },
      message: /e-mail address or a phone number/,
    }),
    () => change("not chosen", "project", "", /Choose what/),
    () => {
      const field = pick(textFields);
      const max = field === "name" ? nameField.max : 5_000;
      return change("too long", field, `x${words(max + below(500))}x`, /characters or fewer/);
    },
    () =>
      change("too long", "email", `${"a".repeat(emailField.max)}@b.test`, /characters or fewer/),
    () => change("too long", "phone", "7".repeat(phoneField.max + 1), /characters or fewer/),
    () => change("wrong e-mail address", "email", pick(badEmails), /correct format/),
    () => change("wrong phone number", "phone", pick(badPhones), /phone number with its area code/),
    () =>
      file(
        "wrong type",
        pick(["a.exe", "b.svg", "c.html", "d.jpg.js", "photo", ".jpg.zip"]),
        10,
        /must be a JPG, PNG, WebP or HEIC file/,
      ),
    () => file("zero bytes", pick(["a.jpg", "b.PNG", "c.heic"]), 0, /is empty/),
    () =>
      file("huge", pick(["a.jpg", "b.webp"]), 7_500_001 + below(3_000_000), /smaller than 7.5 MB/),
  ];

  function change(what: string, field: string, value: string, message: RegExp): BadInput {
    return { what, field, answers: { ...goodAnswers, [field]: value }, message };
  }
  function file(what: string, name: string, bytes: number, message: RegExp): BadInput {
    const field = pick(["photo1", "photo2", "photo3"]);
    return { what, field, answers: goodAnswers, file: { field, name, bytes }, message };
  }
  return Array.from({ length: count }, (_, index) => kinds[index % kinds.length]!());
}
