/** Reads and fills the form element by its table. The inputs are uncontrolled: nothing here re-renders them. */
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

/** Reads control by control: while the page is about to be shown, FormData would force the styles of the whole page. */
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

/** Returns the file list of a file field; null for any other. */
const filesOf = (control: Element | RadioNodeList | null) =>
  control instanceof HTMLInputElement ? control.files : null;

/** Returns the chosen file of each field that has one. */
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

/** Fills in answers; with `onlyEmpty`, only those of fields that are still empty. */
export function fill(form: HTMLFormElement, answers: Answers, onlyEmpty = false): void {
  for (const [name, answer] of Object.entries(answers)) {
    const control = form.elements.namedItem(name);
    // A draft of an earlier version of the form may have text for a field that takes files now, which would throw.
    if (!control || !("value" in control) || filesOf(control)) continue;
    if (answer !== "" && !(onlyEmpty && control.value !== "")) control.value = answer;
  }
}

/** The answers and files that were entered before React hydrates the form. */
interface EarlyInput {
  answers: Answers;
  /** By field. A FileList can be assigned to another input as it is. */
  files: Readonly<Record<string, FileList>>;
}

/**
 * Reads the form in the static HTML. Hydration keeps its input, unless the HTML differs from what React expects (Netlify adds a
 * hidden field to forms, extensions add all kinds of things): then React renders the page anew, and the input would be lost.
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

/** Dispatches the events that a change by the visitor would, after script has changed an input. */
export function dispatchChange(input: HTMLInputElement): void {
  input.dispatchEvent(new Event("input", { bubbles: true }));
  input.dispatchEvent(new Event("change", { bubbles: true }));
}

/**
 * Returns what is sent: the same entries as without script, but without empty file fields, and with addresses and numbers freed
 * of invisible characters. Line breaks need no care: browsers encode them as CR LF for XMLHttpRequest too
 * (https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#multipart-form-data).
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

/** Focuses a field, and opens the `<details>` that may hide it. */
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
