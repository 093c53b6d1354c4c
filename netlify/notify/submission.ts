/** What a visitor has sent, read from what the host says of it. Pure. */
import { createHash } from "node:crypto";
import { z } from "zod";
import { addedFields, hiddenFields, longestAnswer } from "../../src/content/form-limits";
import { languages, original, type Language } from "../../src/content/language";

/** A file that a visitor has sent. */
export interface SentFile {
  /** As the visitor's device calls it. */
  name: string;
  /** Where it can be opened, if the host has said so and the form takes files of its size. */
  url?: string | undefined;
  /** In bytes, where the host has said so: another photo often has the same name. */
  size?: number | undefined;
}

/** What a visitor has sent with a form. */
export interface Submission {
  /**
   * The same for the same request, however often it arrives: ids of mails and requests are made of
   * it.
   */
  key: string;
  /** Name of its form. */
  form: string;
  /** The number that the visitor sees; empty where no script has made one. */
  reference: string;
  language: Language;
  /** What was typed and chosen, by the names of the fields. */
  answers: Readonly<Record<string, string>>;
  files: Readonly<Record<string, SentFile>>;
  /** Names of the answers that were too long to pass on whole. */
  cut?: readonly string[];
  /** When it was received: an ISO date and time. */
  receivedAt: string;
}

/** The fields of a submission: there may be anything in them. */
const dataSchema = z.record(z.string().max(100), z.unknown());

/** How much of an answer is passed on: browsers stop at the form's own limit, robots do not. */
const longest = 4 * longestAnswer;

const maximalFields = 100;

/**
 * Returns a text without characters that write nothing: control characters but line breaks and
 * tabs, and halves of characters.
 */
const readable = (text: string): string =>
  text
    .slice(0, longest)
    .replace(/\r\n?/g, "\n")
    // eslint-disable-next-line no-control-regex -- these are what is taken out
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, "")
    .replace(/\p{Cs}/gu, "");

/** Returns an address of the web that can stand in a mail; undefined for anything else. */
function webAddress(text: string | undefined): string | undefined {
  if (text === undefined || !text.startsWith("https://") || !URL.canParse(text)) return undefined;
  return new URL(text).href;
}

const fileNameOf = (address: string): string => {
  const last = new URL(address).pathname.split("/").at(-1) ?? "";
  try {
    return decodeURIComponent(last);
  } catch {
    // Not encoded: the name as it is.
    return last;
  }
};

/**
 * Reads what the host says of a submission: the names of its fields with what was sent.
 * @param fileFields the fields of a form that hold files, with the size of the largest in bytes
 * @throws where it is no form of the site
 */
export function readSubmission(
  data: unknown,
  fileFields: (form: string) => ReadonlyMap<string, number> | undefined,
  now: Date,
): Submission {
  const fields = dataSchema.parse(data);
  const text = (name: string) => {
    const value = fields[name];
    return typeof value === "string" ? readable(value).trim() : "";
  };
  const form = text("form");
  const withFiles = fileFields(form);
  if (!withFiles) throw new Error("A submission names no form of content/forms.");
  const known = [...hiddenFields, ...addedFields, ...withFiles.keys()] as readonly string[];
  const answers = Object.fromEntries(
    Object.keys(fields)
      .filter((name) => !known.includes(name) && /^[a-z][A-Za-z0-9-]{0,60}$/.test(name))
      .slice(0, maximalFields)
      .map((name) => [name, text(name)] as const)
      .filter(([, answer]) => answer !== ""),
  );
  const files = Object.fromEntries(
    [...withFiles].flatMap(([name, largest]) => {
      const file = sentFile(fields[name], largest);
      return file ? [[name, file] as const] : [];
    }),
  );
  const language = languages.find((code) => code === text("language")) ?? original;
  // A visitor could send anything under this name.
  const reference = /^[A-Z0-9]{4}-[A-Z0-9]{4}$/.test(text("reference")) ? text("reference") : "";
  const cut = Object.keys(answers).filter((name) => String(fields[name]).length > longest);
  const sent = Object.entries(files).map(([name, file]) => [name, file.name, file.size]);
  const identity = JSON.stringify([
    form,
    reference,
    language,
    Object.entries(answers).sort(),
    sent,
    // Without a number, who asks for the same again next week means it.
    ...(reference ? [] : [now.toISOString().slice(0, 10)]),
  ]);
  const key = createHash("sha256").update(identity).digest("hex").slice(0, 32);
  const receivedAt = now.toISOString();
  return { key, form, reference, language, answers, files, ...(cut[0] && { cut }), receivedAt };
}

/**
 * The longest address that is passed on: a name of 255 bytes, each written as three characters,
 * fits into it several times.
 */
const longestAddress = 4_000;

/**
 * Reads a file as the host describes it: an object, or its name. Each property counts by itself, so
 * that a file is named even where nobody can tell its address. A browser stops at a form's own
 * limits, and a robot does not: then there is no link. Nor is there one where a mere text was sent:
 * anybody can write one, and its name would hide where it leads.
 */
function sentFile(value: unknown, largest: number): SentFile | undefined {
  const described = typeof value === "object" && value !== null;
  const { filename, size, url } = (described ? value : { filename: value }) as Readonly<
    Record<string, unknown>
  >;
  const address = webAddress(typeof url === "string" ? url : undefined);
  const known = typeof filename === "string" ? filename : address && fileNameOf(address);
  const name = readable(known ?? "")
    .trim()
    .slice(0, 300);
  if (!name) return undefined;
  const bytes = Number(size ?? Number.NaN);
  const isShown = address && address.length <= longestAddress && !(bytes > largest);
  return { name, ...(isShown && { url: address }), ...(bytes >= 0 && { size: bytes }) };
}

/** What a request is called where nothing personal may stand: in logs and subjects. */
export const numberOf = ({ reference, key }: Pick<Submission, "reference" | "key">): string =>
  reference || key.slice(0, 8).toUpperCase();
