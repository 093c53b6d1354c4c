/**
 * A form as its pages use it: markup, checks, draft, summary and tests derive from a file of
 * content/forms. Pure.
 */
import type { FileTypeName } from "../content/file-types";
import type { listNames } from "../content/form-limits";

/** A text that its author may leave out; GraphQL answers null for it. */
type Maybe<Value> = Value | null | undefined;

/** What the data layer or a file says of a field. */
interface FieldSource {
  name: string;
  kind: string;
  label: string;
  called: string;
  hint?: Maybe<string>;
  required?: Maybe<string>;
  draft?: Maybe<boolean>;
  max?: Maybe<number>;
  autoComplete?: Maybe<string>;
  from?: Maybe<string>;
  options?: Maybe<
    readonly {
      value: string;
      label: string;
      group?: Maybe<string>;
      needs?: Maybe<{ field: string; message: string }>;
    }[]
  >;
  fileTypes?: Maybe<readonly string[]>;
  maxBytes?: Maybe<number>;
}

/** A form in one language, as content/forms or a query of it has it. */
export interface FormSource {
  subject: string;
  title: string;
  noun: string;
  action: string;
  either: { fields: readonly string[]; message: string };
  sections: readonly {
    title: string;
    text?: Maybe<string>;
    folded?: Maybe<boolean>;
    fields: readonly FieldSource[];
  }[];
}

/** A field, with its texts in one language. */
export interface Field {
  /** The name under which the answer is sent. */
  name: string;
  kind: string;
  label: string;
  hint?: string | undefined;
  /** Its name at the start of an error message: "Your name". */
  called: string;
  /** The error message for a missing answer. A field without it is optional. */
  required?: string | undefined;
  /** Whether the browser may keep the answer; of a file it keeps the name at most. */
  isKept: boolean;
  /** The longest answer, in characters as a person counts them. */
  max?: number | undefined;
  /**
   * https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill-field (WCAG
   * 2.2, 1.3.5)
   */
  autoComplete?: string | undefined;
  options: readonly Option[];
  /** The types of file that it takes. */
  fileTypes: readonly FileTypeName[];
  maxBytes: number;
}

/** An answer that a field offers. */
export interface Option {
  /**
   * What is sent, in every language: words of the first one, which a person reading the e-mail
   * understands.
   */
  value: string;
  title: string;
  /** Options with the same group are listed together under its name. */
  group?: string | undefined;
  /** A service's slug: `/contact?project=casino` chooses this option. */
  slug?: string | undefined;
  /** A field that choosing this option makes required, and its error message. */
  needs?: { field: string; message: string } | undefined;
}

/** A group of fields. */
export interface Section {
  title: string;
  text?: string | undefined;
  fields: readonly Field[];
  /** Folded at first: none of its fields is required. */
  isFolded: boolean;
}

/** A form in one language, with everything that its fields offer. */
export interface FormModel {
  /** Its name at the host. */
  name: string;
  /** What the office's mails begin with. */
  subject: string;
  /** What the visitor's mails begin with. */
  title: string;
  /** What is sent, as sentences call it: "your request". */
  noun: string;
  action: string;
  sections: readonly Section[];
  /**
   * The fields of which one has to be answered, and the error message. HTML cannot express that:
   * without script it is the first.
   */
  either: { fields: readonly string[]; message: string };
}

/** Options by the name under which a field asks for them with `from`. */
export type Lists = Readonly<Record<(typeof listNames)[number], readonly Option[]>>;

/** What of a site its forms offer, in one language. */
export interface Offered {
  services: readonly { slug: string; title: string; group?: string }[];
  areas: readonly { name: string; notice?: Maybe<string> }[];
}

/**
 * Returns the lists of a site: for its forms, for mails, and for what fills a form in.
 * @param shown in the language of who reads
 * @param sent in the first language, whose words are sent
 */
export const listsOf = (shown: Offered, sent: Offered): Lists => {
  const titles = new Map(sent.services.map(({ slug, title }) => [slug, title]));
  return {
    services: shown.services.map((service) => ({
      ...service,
      value: titles.get(service.slug) ?? service.title,
    })),
    // A translation has the areas in the order of the original.
    areas: shown.areas.map(({ name, notice }, index) => ({
      value: sent.areas[index]?.name ?? name,
      title: notice ? `${name}: ${notice}` : name,
    })),
  };
};

const isList = (name: Maybe<string>, lists: Lists): name is keyof Lists =>
  typeof name === "string" && Object.hasOwn(lists, name);

const fieldOf = (source: FieldSource, lists: Lists): Field => ({
  name: source.name,
  kind: source.kind,
  label: source.label,
  called: source.called,
  hint: source.hint ?? undefined,
  required: source.required ?? undefined,
  isKept: source.draft !== false,
  max: source.max ?? undefined,
  autoComplete: source.autoComplete ?? undefined,
  options: [
    ...(isList(source.from, lists) ? lists[source.from] : []),
    ...(source.options ?? []).map(({ value, label, group, needs }) => ({
      value,
      title: label,
      group: group ?? undefined,
      needs: needs ?? undefined,
    })),
  ],
  // The content check has compared them with the names.
  fileTypes: (source.fileTypes ?? []) as readonly FileTypeName[],
  maxBytes: source.maxBytes ?? 0,
});

/** Returns a form as pages use it, with the lists that its fields ask for. */
export const formOf = (name: string, source: FormSource, lists: Lists): FormModel => ({
  name,
  subject: source.subject,
  title: source.title,
  noun: source.noun,
  action: source.action,
  either: source.either,
  sections: source.sections.map(({ title, text, folded, fields }) => ({
    title,
    text: text ?? undefined,
    isFolded: folded ?? false,
    fields: fields.map((field) => fieldOf(field, lists)),
  })),
});

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

/**
 * Returns the chosen file of a field; without one, a browser sends an empty file without a name.
 */
export function fileIn(data: FormData, name: string): File | undefined {
  const file = data.get(name);
  return file instanceof File && (file.name || file.size) ? file : undefined;
}
