/** A form as data, from contact.yml and employment.yml: markup, checks, draft, summary and tests derive from it. Pure. */
import { languages, original, type Language } from "../content/language";

/** A field, with its texts in one language. */
export interface Field {
  /** The name under which the answer is sent. */
  name: string;
  kind: "text" | "email" | "tel" | "long" | "select" | "radio" | "file";
  label: string;
  hint?: string;
  /** Its name at the start of an error message: "Your name". */
  called: string;
  /** The error message for a missing answer. A field without it is optional. */
  required?: string;
  /** The longest answer, in characters as a person counts them. */
  max?: number;
  /** https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill-field (WCAG 2.2, 1.3.5) */
  autoComplete?: string;
  options?: readonly Option[];
  /** Which list of options from the data layer comes before those in the file: a key of the `lists` of `formIn`. */
  from?: string;
  /** The accepted types of a file, each with its extensions; `accept` only suggests them to the file picker. */
  types?: Readonly<Record<string, readonly string[]>>;
  accept?: string;
  maxBytes?: number;
}

export interface Option {
  /** What is sent, in every language: English words that a person reading the e-mail understands. */
  value: string;
  title: string;
  /** Options with the same group are listed together under its name. */
  group?: string;
  /** A service's slug: `/contact?project=casino` chooses this option. */
  slug?: string;
  /** A field that choosing this option makes required, and its error message. */
  needs?: { name: string; message: string };
}

export interface Section {
  title: string;
  text?: string;
  fields: readonly Field[];
  /** Collapsed at first: none of its fields may be required. */
  folded?: boolean;
}

export interface FormModel {
  /** The form's name at Netlify. */
  name: "contact" | "employment";
  subject: string;
  /** What is sent, as sentences call it: "your request". */
  noun: string;
  action: string;
  /** Subject of the e-mail that a visitor can write if sending fails. */
  mail: string;
  sections: readonly Section[];
  /** The error message where neither an e-mail address nor a phone number is given. */
  either: string;
}

/** Returns a part of a form's file with each text in one language; the file has it in all of them, by language code. */
function localize(part: unknown, language: Language, key = ""): unknown {
  if (Array.isArray(part)) return part.map((item) => localize(item, language, key));
  if (typeof part !== "object" || part === null) return part;
  const texts = part as Partial<Record<Language, unknown>>;
  const others = Object.fromEntries(
    Object.entries(part)
      .filter(([name]) => !languages.some((code) => code === name))
      .map(([name, value]) => [name, localize(value, language, name)]),
  );
  const value = texts[original];
  if (value === undefined) return others;
  const title = texts[language];
  return key === "options" ? { value, title, ...others } : title;
}

/** Returns a form in a language, from its file, the first section of every form, and the lists that `from` names. */
export function formIn(
  language: Language,
  source: object,
  reach: object,
  lists: Readonly<Record<string, readonly Option[]>> = {},
): FormModel {
  const form = localize(source, language) as FormModel & { reach?: readonly Field[] };
  const { either, ...first } = localize(reach, language) as Section & { either: string };
  const fields = [...first.fields, ...(form.reach ?? [])];
  const withLists = ({ from = "", options, ...field }: Field): Field =>
    options ? { ...field, options: [...(lists[from] ?? []), ...options] } : field;
  const sections = [{ ...first, fields }, ...form.sections].map((section) => ({
    ...section,
    fields: section.fields.map(withLists),
  }));
  return { ...form, either, sections };
}

/** The fields of which one has to be answered. HTML cannot express that: without script it is the first. */
export const eitherOf = ["email", "phone"];

/** The most that all files may have together. Netlify accepts requests up to 8 MB; the rest is for texts and encoding. */
export const totalBytes = 7_500_000;

/** Name of the honeypot: a field that people do not see. Netlify discards submissions that have it filled in. */
export const honeypot = "bot-field";

/** Answers by the names of their fields. */
export type Answers = Readonly<Record<string, string>>;

/** Returns the fields of all sections, in their order. */
export const fieldsOf = (form: Pick<FormModel, "sections">): Field[] =>
  form.sections.flatMap(({ fields }) => fields);

/** Returns the answers in what a form would send, without files and hidden fields. */
export const answersIn = (form: FormModel, data: FormData): Answers =>
  Object.fromEntries(
    fieldsOf(form)
      .filter(({ kind }) => kind !== "file")
      .map(({ name }) => [name, (data.get(name) ?? "") as string]),
  );

/** Puts answers into the fields of a form that have their names. */
export function fillForm(form: HTMLFormElement, answers: Answers): void {
  for (const [name, answer] of Object.entries(answers)) {
    const control = form.elements.namedItem(name);
    if (control && "value" in control) control.value = answer;
  }
}

/** Returns the chosen file of a field; without one, a browser sends an empty file without a name. */
export function fileIn(data: FormData, name: string): File | undefined {
  const file = data.get(name);
  return file instanceof File && (file.name || file.size) ? file : undefined;
}
