/** Finds the control of a field: Decap tells a control the ids of its parents, but not its path. */
import { original, type Language } from "../content/language";
import type { ControlInstance } from "./cms";
import type { FormPath } from "./field-label";
import { showOtherLanguage } from "./phrases";

const controls = new Map<string, ControlInstance>();

/** Registers a control by its id; ids are never reused. */
export function registerControl(control: ControlInstance): void {
  if (control.props.forID) controls.set(control.props.forID, control);
}

const labelFor = ({ props }: ControlInstance) =>
  document.querySelector(`label[for="${props.forID ?? ""}"]`);

/** Returns the path of a control, from its parents' ids, such as `phases-field-7`, and the keys of list entries in between. */
function pathTo({ props }: ControlInstance): FormPath {
  const path: (string | number)[] = [];
  let list: ControlInstance | undefined;
  let isEntry = false;
  for (const id of [...(props.parentIds ?? []), props.forID]) {
    if (id === undefined) continue;
    const index = list?.state?.keys?.indexOf(id) ?? -1;
    if (index >= 0) {
      path.push(index);
      // In a list of texts, the single field is the entry itself.
      isEntry = list?.props.field.get("field") !== undefined;
      list = undefined;
      continue;
    }
    if (!isEntry) path.push(id.replace(/-field-\d+$/, ""));
    isEntry = false;
    list = controls.get(id);
  }
  return path;
}

/** A field in the form of a language. */
interface FormField {
  path: FormPath;
  language: Language;
}

const languageOf = ({ props }: ControlInstance) => props.locale ?? original;

/** Returns a function that finds the innermost control that can show a message about a field. */
export function findControls(): (field: FormField) => ControlInstance | undefined {
  const shown = [...controls.values()].filter(labelFor);
  const candidates = shown.map((control) => ({ control, path: pathTo(control) }));
  candidates.sort((a, b) => b.path.length - a.path.length);
  return (field) =>
    candidates.find(
      ({ control, path }) =>
        languageOf(control) === field.language &&
        path.every((step, index) => step === field.path[index]),
    )?.control;
}

/** Compares controls by their position in the form, for sorting; a missing one comes first. */
export function compareInForm(a?: ControlInstance, b?: ControlInstance): number {
  const [one, other] = [a && labelFor(a), b && labelFor(b)];
  if (!one || !other) return one ? 1 : other ? -1 : 0;
  return one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}

/** Opens the groups around a field, scrolls to it and focuses it. */
export function showField({ path, language }: FormField): void {
  const outermost = { path: path.slice(0, 1), language };
  // The form of the other language is hidden until its button is clicked.
  if (!findControls()(outermost) && language !== original)
    document.querySelector<HTMLElement>(`[title="${showOtherLanguage}"]`)?.click();
  findControls()(outermost)?.focus?.(path.slice(1).join("."));
  // Groups open with the next render.
  setTimeout(() => {
    const control = findControls()({ path, language });
    const label = control && labelFor(control);
    const container = label?.closest("[class*='-ControlContainer']");
    label?.scrollIntoView({ block: "center" });
    const input =
      document.getElementById(control?.props.forID ?? "") ??
      container?.querySelector<HTMLElement>("input, textarea, [contenteditable=true], button");
    input?.focus({ preventScroll: true });
  }, 100);
}
