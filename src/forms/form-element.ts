/** Reads and fills the form's element by its table. The inputs are uncontrolled: nothing here re-renders them. */
import {
  extraFields,
  fieldsOf,
  isFile,
  type Answers,
  type Field,
  type Files,
  type FormTable,
} from "./model";
import { withoutMarks } from "./text";

/** Reads each control alone: FormData would compute the style of the whole page first, while it is about to be shown. */
export function answersIn(table: FormTable, form: HTMLFormElement): Answers {
  const text = ({ name }: Field) => {
    const control = form.elements.namedItem(name);
    return control && "value" in control ? control.value : "";
  };
  return Object.fromEntries(
    fieldsOf(table)
      .filter((field) => !isFile(field))
      .map((field) => [field.name, text(field)]),
  );
}

/** The list of a field for files; null of any other. */
const filesOf = (control: Element | RadioNodeList | null) =>
  control instanceof HTMLInputElement ? control.files : null;

/** The chosen files by field; an empty choice is none. */
export function filesIn(table: FormTable, form: HTMLFormElement): Files {
  return Object.fromEntries(
    fieldsOf(table)
      .filter(isFile)
      .flatMap(({ name }) => {
        const file = filesOf(form.elements.namedItem(name))?.[0];
        return file ? [[name, file] as const] : [];
      }),
  );
}

/** Puts answers into fields, or only into those that have none. */
export function fill(form: HTMLFormElement, answers: Answers, onlyEmpty = false): void {
  for (const [name, answer] of Object.entries(answers)) {
    const control = form.elements.namedItem(name);
    // A draft of an earlier form may hold a text for what is a field for files now, which refuses it.
    if (!control || !("value" in control) || filesOf(control)) continue;
    if (answer !== "" && !(onlyEmpty && control.value !== "")) control.value = answer;
  }
}

/** What was typed and chosen before React hydrates the form. */
interface EarlyInput {
  answers: Answers;
  /** FileList by field: a list of chosen files can be handed to another input as it is. */
  files: Readonly<Record<string, FileList>>;
}

/**
 * Reads the form that came as HTML. Hydration leaves it alone; but should the HTML differ from what React
 * expects (Netlify writes a hidden field into forms, extensions write what they like), it renders the page anew, and
 * what was typed before would be lost.
 */
export function readEarlyInput(table: FormTable): EarlyInput | undefined {
  if (typeof document === "undefined") return undefined;
  const form = document.forms.namedItem(table.name);
  if (!form) return undefined;
  const lists = fieldsOf(table)
    .filter(isFile)
    .flatMap(({ name }) => {
      const list = filesOf(form.elements.namedItem(name));
      return list?.length ? [[name, list] as const] : [];
    });
  return { answers: answersIn(table, form), files: Object.fromEntries(lists) };
}

export function restoreEarlyInput(form: HTMLFormElement, { answers, files }: EarlyInput): void {
  fill(form, answers, true);
  for (const [name, list] of Object.entries(files)) {
    const control = form.elements.namedItem(name);
    if (!(control instanceof HTMLInputElement) || control.files?.length !== 0) continue;
    control.files = list;
    dispatchChange(control);
  }
}

/** Dispatches the events of a change by the visitor, after script has changed an input. */
export function dispatchChange(input: HTMLInputElement): void {
  input.dispatchEvent(new Event("input", { bubbles: true }));
  input.dispatchEvent(new Event("change", { bubbles: true }));
}

/**
 * What is sent: the same entries as without script, empty file fields left out, addresses without invisible marks. Browsers end lines with CR LF when they
 * encode them (https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#multipart-form-data), for
 * XMLHttpRequest too, so both ways bring the same bytes.
 */
export function payload(
  table: FormTable,
  form: HTMLFormElement,
  reference: string,
  seconds: number,
): FormData {
  const data = new FormData(form);
  for (const { name } of fieldsOf(table).filter(isFile)) {
    const file = data.get(name);
    if (file instanceof File && file.size === 0 && file.name === "") data.delete(name);
  }
  for (const { kind, name } of fieldsOf(table)) {
    const value = data.get(name);
    if ((kind === "email" || kind === "tel") && typeof value === "string")
      data.set(name, withoutMarks(value));
  }
  data.set(extraFields.reference, reference);
  data.set(extraFields.seconds, String(seconds));
  return data;
}

/** Moves the focus to a field, and opens the `<details>` that may hide it. */
export function focusField(form: HTMLFormElement, name: string): void {
  const control = form.elements.namedItem(name);
  const first = control instanceof RadioNodeList ? control[0] : control;
  if (!(first instanceof HTMLElement)) return;
  const folded = first.closest("details");
  if (folded) folded.open = true;
  // `scroll-margin` keeps the label in view, below the sticky header.
  first.focus();
  first.scrollIntoView({ block: "nearest" });
}
