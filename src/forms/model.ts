/**
 * Forms as data. One table per form (contact.ts, employment.ts) holds everything: markup, checks, drafts,
 * the summary, the tests and the field list of docs/forms.md derive from it.
 */
import type { FormMessages } from "../words/words";

interface BaseField {
  /** The name under which the answer arrives at the host. */
  name: string;
  label: string;
  hint?: string;
  /** Its name at the start of an error message: "Your name". */
  called: string;
  /** The message when the answer is missing. A field without it may be left empty. */
  required?: string;
}

export interface TextField extends BaseField {
  kind: "text" | "email" | "tel" | "long";
  /** Characters, as a person counts them. */
  max: number;
  /** https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill-field (WCAG 2.2, 1.3.5) */
  autoComplete?: string;
}

export interface ChoiceField extends BaseField {
  kind: "select" | "radio";
  options: readonly Option[];
}

export interface Option {
  /** What is sent, in every language: English words that a person reading the e-mail understands. */
  value: string;
  /** What a visitor reads. */
  title: string;
  /** Options with the same group are listed together under its name. */
  group?: string;
  /** A service's slug: `/contact?project=casino` chooses this option. */
  slug?: string;
  /** Name of the field that must be answered by whoever chooses this. */
  needs?: { name: string; message: string };
}

export interface FileField extends BaseField {
  kind: "file";
  fileTypes: readonly FileType[];
  /** What the picker offers; the check is `fileTypes`. */
  accept: string;
  maxBytes: number;
}

export interface FileType {
  /** As a person calls it: "JPG". */
  title: string;
  /** Lower case, without the dot. */
  extensions: readonly string[];
}

export type Field = TextField | ChoiceField | FileField;

export interface Section {
  title: string;
  text?: string;
  fields: readonly Field[];
  /** Closed until it is opened: nothing in it has to be answered. */
  folded?: boolean;
}

/** A group of fields of which one must be answered. */
export interface EitherOf {
  names: readonly [string, ...string[]];
  message: string;
  /** Which of them the browser itself asks for where no script runs, which could not say "one of the two". */
  withoutScript: string;
}

export interface FormTable {
  /** The form's name at the host. */
  name: "contact" | "employment";
  /** How faults are told, in the language of the page. */
  problem: FormMessages["problem"];
  /** What is between the last two of a list. */
  or: string;
  /** Said of what is sent, in sentences: "your request". */
  noun: string;
  /** The words on the button. */
  action: string;
  /** Subject of the e-mail that tells the staff. */
  subject: string;
  /** Subject of an e-mail that a visitor writes where sending fails. */
  mail: string;
  sections: readonly Section[];
  eitherOf: readonly EitherOf[];
}

/** Netlify takes 8 MB per request, everything included; the rest is for the texts and the wrapping. */
export const totalBytes = 7_500_000;

/** Name of the honeypot: people do not see this field, and the host discards whatever is posted with it filled in. */
export const honeypot = "bot-field";

/** Fields that are sent along with the answers: see form-element.ts. */
export const extraFields = {
  /** The same for every attempt to send one form, so that a request that arrived twice is recognized. */
  reference: "reference",
  /** Seconds from the first sight of the form to its sending. */
  seconds: "seconds",
  /** The language in which the form was filled in: en or es. */
  language: "language",
} as const;

export type Answers = Readonly<Record<string, string>>;
export type Files = Readonly<Record<string, File>>;

export function fieldsOf(form: FormTable): Field[] {
  return form.sections.flatMap((section) => section.fields);
}

export function isFile(field: Field): field is FileField {
  return field.kind === "file";
}

/** The id of a field's control, and the ids of what describes it. */
export function fieldIds(form: FormTable, name: string) {
  const id = `${form.name}-${name}`;
  return { id, hint: `${id}-hint`, error: `${id}-error` };
}
