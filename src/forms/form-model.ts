/**
 * A form as data. Its questions stand in contact.yml and employment.yml; markup, checks, draft, summary and tests derive from
 * them. Pure.
 */
import type { Language } from "../content/language";

type InLanguages = Readonly<Record<Language, string>>;

/** A field, with its texts in one language or, in the files, in each. */
interface FieldOf<Text, Choice> {
  /** The name under which the answer is sent. */
  name: string;
  kind: "text" | "email" | "tel" | "long" | "select" | "radio" | "file";
  label: Text;
  hint?: Text;
  /** Its name at the start of an error message: "Your name". */
  called: Text;
  /** The error message for a missing answer. A field without it is optional. */
  required?: Text;
  /** The longest answer, in characters as a person counts them. */
  max?: number;
  /** https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill-field (WCAG 2.2, 1.3.5) */
  autoComplete?: string;
  options?: readonly Choice[];
  /** The accepted types of a file, each with its extensions; `accept` only suggests them to the file picker. */
  types?: Readonly<Record<string, readonly string[]>>;
  accept?: string;
  maxBytes?: number;
}

interface SectionOf<Text, Field> {
  title: Text;
  text?: Text;
  fields: readonly Field[];
  /** Collapsed at first: none of its fields may be required. */
  folded?: boolean;
}

/** What choosing an option requires: another field, and its error message. */
interface NeedsOf<Text> {
  name: string;
  message: Text;
}

export interface Option {
  /** What is sent, in every language: English words that a person reading the e-mail understands. */
  value: string;
  /** What a visitor reads. */
  title: string;
  /** Options with the same group are listed together under its name. */
  group?: string | undefined;
  /** A service's slug: `/contact?project=casino` chooses this option. */
  slug?: string;
  needs?: NeedsOf<string> | undefined;
}

type OptionSource = InLanguages & { group?: InLanguages; needs?: NeedsOf<InLanguages> };
/** Options may follow those of a list that comes from the data layer. */
type FieldSource = FieldOf<InLanguages, OptionSource> & { from?: string };

/** The questions of reach.yml, with which every form begins. */
export interface ReachSource extends SectionOf<InLanguages, FieldSource> {
  /** The error message where neither an e-mail address nor a phone number is given. */
  either: InLanguages;
}

/** A file such as contact.yml. */
export interface FormSource {
  name: string;
  subject: string;
  noun: InLanguages;
  action: InLanguages;
  mail: InLanguages;
  reach?: readonly FieldSource[];
  sections: readonly SectionOf<InLanguages, FieldSource>[];
}

export type Field = FieldOf<string, Option>;
export type Section = SectionOf<string, Field>;

export interface FormModel {
  /** The form's name at Netlify. */
  name: "contact" | "employment";
  /** Subject of the e-mail that notifies the office. */
  subject: string;
  /** What is sent, as sentences call it: "your request". */
  noun: string;
  /** The label of the submit button. */
  action: string;
  /** Subject of the e-mail that a visitor can write if sending fails. */
  mail: string;
  sections: readonly Section[];
  /** The error message where neither an e-mail address nor a phone number is given. */
  either: string;
}

/** Returns a form in a language. `lists` has the options that come from the data layer, by name. */
export function formIn(
  language: Language,
  source: FormSource,
  reach: ReachSource,
  lists: Readonly<Record<string, readonly Option[]>> = {},
): FormModel {
  const text = (of: InLanguages) => of[language];
  const option = ({ group, needs, ...titles }: OptionSource): Option => ({
    value: titles.en,
    title: titles[language],
    group: group && text(group),
    needs: needs && { ...needs, message: text(needs.message) },
  });
  const field = ({
    label,
    hint,
    called,
    required,
    options,
    from,
    ...rest
  }: FieldSource): Field => ({
    ...rest,
    label: text(label),
    called: text(called),
    ...(hint && { hint: text(hint) }),
    ...(required && { required: text(required) }),
    ...(options && { options: [...(lists[from ?? ""] ?? []), ...options.map(option)] }),
  });
  const sections = [
    { ...reach, fields: [...reach.fields, ...(source.reach ?? [])] },
    ...source.sections,
  ].map(({ title, text: intro, fields, folded = false }) => ({
    title: text(title),
    ...(intro && { text: text(intro) }),
    fields: fields.map(field),
    folded,
  }));
  return {
    name: source.name as FormModel["name"],
    subject: source.subject,
    noun: text(source.noun),
    action: text(source.action),
    mail: text(source.mail),
    either: text(reach.either),
    sections,
  };
}

/** The fields of which one has to be answered. HTML cannot express that: without script it is the first. */
export const eitherOf = ["email", "phone"];

/** The most that all files may have together. Netlify accepts requests up to 8 MB; the rest is for texts and encoding. */
export const totalBytes = 7_500_000;

/** Name of the honeypot: a field that people do not see. Netlify discards submissions that have it filled in. */
export const honeypot = "bot-field";

/** Sent along with the answers; see docs/forms.md. */
export const extraFields = ["reference", "seconds", "language"] as const;

export type Answers = Readonly<Record<string, string>>;

export const fieldsOf = (form: Pick<FormModel, "sections">): Field[] =>
  form.sections.flatMap(({ fields }) => fields);

/** Returns the answers in what a form would send, without files and hidden fields. */
export const answersIn = (form: FormModel, data: FormData): Answers =>
  Object.fromEntries(
    fieldsOf(form)
      .filter(({ kind }) => kind !== "file")
      .map(({ name }) => {
        const value = data.get(name);
        return [name, typeof value === "string" ? value : ""];
      }),
  );

/** Returns the chosen file of a field; without one, a browser sends an empty file without a name. */
export function fileIn(data: FormData, name: string): File | undefined {
  const file = data.get(name);
  return file instanceof File && (file.name || file.size) ? file : undefined;
}
