/** What `npm run adopt` asks, and where each answer is written. Pure. */
import { parseDocument } from "yaml";
import { CommandError } from "../command";

/** What is asked for: a text, or a list whose entries stand between commas. */
interface Question {
  question: string;
  /** The file that has the answer, and where in it. */
  file: "business" | "site" | "brand";
  path: readonly (string | number)[];
  /** Makes the value of the answer; the answer itself when left out. */
  value?: (answer: string) => unknown;
  /**
   * Of a list, by which fields an entry of the answer is one that stands there: its other fields
   * stay.
   */
  same?: readonly string[];
}

/** Returns the entries of a list as it is typed: `Springfield, Shelbyville`. */
export const listed = (answer: string): string[] =>
  answer
    .split(",")
    .map((entry) => entry.trim())
    .filter(Boolean);

const text = (
  question: string,
  file: Question["file"],
  ...path: Question["path"] | []
): Question => ({
  question,
  file,
  path,
});

const areas = (answer: string) => listed(answer).map((name) => ({ name, type: "City" }));

const policies = (answer: string) =>
  listed(answer).map((entry) => {
    const [kind = "", ...insurer] = entry.split(":");
    return { kind: kind.trim(), insurer: insurer.join(":").trim() };
  });

/** The questions, by their names in a file of answers. */
export const questions: Readonly<Record<string, Question>> = {
  name: text("Name of the business", "business", "name"),
  shortName: text("Short name, beside the logo", "business", "shortName"),
  description: text("What it does, in a sentence or two", "business", "description"),
  url: text("Address of the site, https://…", "business", "url"),
  phone: text("Phone, as +1 201-555-0123", "business", "phones", 0, "number"),
  email: text("E-mail", "business", "email"),
  street: text("Street and number", "business", "address", "street"),
  city: text("City", "business", "address", "city"),
  region: text("State of the address, two letters", "business", "address", "region"),
  postalCode: text("ZIP code", "business", "address", "postalCode"),
  latitude: { ...text("Degrees north", "business", "geo", "latitude"), value: Number },
  longitude: {
    ...text("Degrees east, with a minus", "business", "geo", "longitude"),
    value: Number,
  },
  areas: {
    ...text("Cities served, between commas", "business", "areas"),
    value: areas,
    same: ["name"],
  },
  payment: { ...text("Ways to pay, between commas", "business", "payment"), value: listed },
  licenseNumber: text("License number", "business", "licenses", 0, "number"),
  licenseClass: text("License class", "business", "licenses", 0, "classification"),
  bond: text("License bond: amount and surety", "business", "licenses", 0, "bond"),
  insurance: {
    ...text(
      "Policies in force, as General liability: Insurer, between commas",
      "business",
      "insurance",
    ),
    value: policies,
    same: ["kind", "insurer"],
  },
  board: text("Licensing board", "site", "licenseBoards", 0, "name"),
  licenseLabel: text("What stands before a license number", "site", "licenseBoards", 0, "label"),
  boardPhone: text("Phone of the board", "site", "licenseBoards", 0, "phone"),
  lookUp: text("Where it shows a license, https://…", "site", "licenseBoards", 0, "lookUp"),
  titleSuffix: text("Trade and place, at the end of every title", "site", "titleSuffix"),
  businessType: text("schema.org type, as GeneralContractor", "site", "businessType"),
  state: text("State whose law holds, two letters", "site", "state"),
  timeZone: text("Time zone, as America/Los_Angeles", "site", "timeZone"),
  languages: {
    ...text("Languages by code, the first one first: en, es", "site", "languages"),
    value: listed,
  },
  color: text("Main color of the brand, as #0f4149", "brand"),
  logo: text(
    "Own logo, an SVG file in static/, as /logo.svg; the mark when empty",
    "brand",
    "logo",
    "file",
  ),
  services: text("Services, between commas; all when empty", "site"),
};

/** What an owner has answered, by the names of the questions. */
export type Answers = Readonly<Record<string, string>>;

/** An answer without quotes that has a colon: `insurance: General liability: Own Insurer`. */
const withColon = /^(\w+): +([^"'\n[]*: .*)$/gm;

/** Returns the answers of a file. @throws CommandError for what is none */
export function answersIn(file: string, name: string): Answers {
  const quoted = file.replace(
    withColon,
    (_, question: string, answer: string) => `${question}: ${JSON.stringify(answer.trim())}`,
  );
  // Every answer is a text: a license number keeps its leading zeros.
  const document = parseDocument(quoted, { schema: "failsafe" });
  const [error] = document.errors;
  if (error)
    throw new CommandError(
      `${name}:${error.linePos?.[0].line ?? 1} cannot be read (${error.code}): ` +
        "write one answer on each line, as name: Own Builders, and in quotes where it has signs of YAML.",
    );
  const data = (document.toJS() ?? {}) as Record<string, unknown>;
  const unknown = Object.keys(data).filter((one) => !(one in questions));
  if (unknown.length > 0)
    throw new CommandError(
      `${name} answers ${unknown.join(", ")}, which nobody asks. Write some of: ${Object.keys(questions).join(", ")}.`,
    );
  return Object.fromEntries(
    Object.entries(data).map(([one, answer]) => [one, [answer].flat().map(String).join(", ")]),
  );
}

const valueAt = (data: unknown, path: Question["path"]): unknown =>
  path.reduce<unknown>(
    (at, step) => (at as Record<string | number, unknown> | undefined)?.[step],
    data,
  );

type Entry = Readonly<Record<string, unknown>>;

/** Returns the value of an answer; what stands there already keeps what nobody is asked for. */
function valueOf({ value, same }: Question, answer: string, known: unknown): unknown {
  const made = value?.(answer) ?? answer;
  if (!same || !Array.isArray(made) || !Array.isArray(known)) return made;
  const entries = known as readonly Entry[];
  return (made as readonly Entry[]).map(
    (entry) =>
      entries.find((other) => same.every((field) => other[field] === entry[field])) ?? entry,
  );
}

/**
 * Returns a file of content with the answers that belong in it; its comments stay.
 * @param last what was answered the last time: what its owner has written since in the place of
 * such an answer stays
 */
export function withAnswers(
  written: string,
  file: Question["file"],
  answers: Answers,
  last: Answers = {},
): string {
  const document = parseDocument(written);
  let isChanged = false;
  for (const [name, answer] of Object.entries(answers)) {
    const asked = questions[name];
    if (asked?.file !== file || asked.path.length === 0) continue;
    const known = valueAt(document.toJS(), asked.path);
    if (known !== undefined && last[name] === answer) continue;
    const value = valueOf(asked, answer, known);
    if (JSON.stringify(known) === JSON.stringify(value)) continue;
    // A text in the place of a text keeps the comment beside it.
    document.setIn(asked.path, typeof value === "object" ? document.createNode(value) : value);
    isChanged = true;
  }
  return isChanged ? document.toString({ lineWidth: 0 }) : written;
}
