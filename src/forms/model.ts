/**
 * Forms as data. Markup, checks, drafts, the summary, the tests and the field list of docs/forms.md all derive from one table
 * per form (contact.ts, employment.ts).
 */
import type { FormMessages } from "../words/words";

interface BaseField {
  /** The name under which the answer is sent. */
  name: string;
  label: string;
  hint?: string;
  /** Its name at the start of an error message: "Your name". */
  called: string;
  /** The error message for a missing answer. A field without it is optional. */
  required?: string;
}

export interface TextField extends BaseField {
  kind: "text" | "email" | "tel" | "long";
  /** The longest answer, in characters as a person counts them. */
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
  /** A field that choosing this option makes required, and its error message. */
  needs?: { name: string; message: string };
}

export interface FileField extends BaseField {
  kind: "file";
  fileTypes: readonly FileType[];
  /** The `accept` of the file picker, which only suggests; `fileTypes` is what is checked. */
  accept: string;
  maxBytes: number;
}

export interface FileType {
  /** As people call it: "JPG". */
  title: string;
  /** Lower case, without the dot. */
  extensions: readonly string[];
}

export type Field = TextField | ChoiceField | FileField;

export interface Section {
  title: string;
  text?: string;
  fields: readonly Field[];
  /** Collapsed at first: none of its fields may be required. */
  folded?: boolean;
}

/** A group of fields of which at least one is required. */
interface EitherOf {
  names: readonly [string, ...string[]];
  message: string;
  /** The one that is required without script, since HTML cannot express "one of these". */
  withoutScript: string;
}

export interface FormTable {
  /** The form's name at Netlify. */
  name: "contact" | "employment";
  /** The error messages, in the language of the page. */
  problem: FormMessages["problem"];
  /** What joins the last two of a list: " or ". */
  or: string;
  /** What is sent, as sentences call it: "your request". */
  noun: string;
  /** The label of the submit button. */
  action: string;
  /** Subject of the e-mail that notifies the office. */
  subject: string;
  /** Subject of the e-mail that a visitor can write if sending fails. */
  mail: string;
  sections: readonly Section[];
  eitherOf: readonly EitherOf[];
}

/** The most that all files may have together. Netlify accepts requests up to 8 MB; the rest is for texts and encoding. */
export const totalBytes = 7_500_000;

/** Name of the honeypot: a field that people do not see. Netlify discards submissions that have it filled in. */
export const honeypot = "bot-field";

/** Names of the fields that are sent along with the answers: see form-element.ts. */
export const extraFields = {
  /** The same for every attempt to send a form, so that a request that arrives twice is recognized. */
  reference: "reference",
  /** Seconds from when the form became visible until it was sent. */
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

/** Returns the ids of a field's control, hint and error message. */
export function fieldIds(form: FormTable, name: string) {
  const id = `${form.name}-${name}`;
  return { id, hint: `${id}-hint`, error: `${id}-error` };
}
