/** Finds the controls of the form: Decap gives a control the ids of its parents, but not its path. */
import type { ControlInstance } from "./cms";
import { original, type Language } from "../content/language";
import type { Steps } from "./field-words";
import { showOtherLanguage } from "./phrases";

const controls = new Map<string, ControlInstance>();

/** Registers a control by its id; ids are never reused. */
export function noteControl(control: ControlInstance): void {
  if (control.props.forID) controls.set(control.props.forID, control);
}

const labelFor = ({ props }: ControlInstance) =>
  document.querySelector(`label[for="${props.forID ?? ""}"]`);

/** The path of a control: its ids are like `phases-field-7`, with the keys of list entries in between. */
function wayTo({ props }: ControlInstance): Steps {
  const steps: (string | number)[] = [];
  let list: ControlInstance | undefined;
  let isEntry = false;
  for (const id of [...(props.parentIds ?? []), props.forID]) {
    if (id === undefined) continue;
    const index = list?.state?.keys?.indexOf(id) ?? -1;
    if (index >= 0) {
      steps.push(index);
      // The one field of a list of texts is the entry itself.
      isEntry = list?.props.field.get("field") !== undefined;
      list = undefined;
      continue;
    }
    if (!isEntry) steps.push(id.replace(/-field-\d+$/, ""));
    isEntry = false;
    list = controls.get(id);
  }
  return steps;
}

/** A field of the form in a language. */
interface Place {
  steps: Steps;
  language: Language;
}

const languageOf = ({ props }: ControlInstance) => props.locale ?? original;

/** The innermost control that can show a message about a field. */
export function findControls(): (place: Place) => ControlInstance | undefined {
  const shown = [...controls.values()].filter(labelFor);
  const ways = shown.map((control) => ({ control, way: wayTo(control) }));
  ways.sort((a, b) => b.way.length - a.way.length);
  return ({ steps, language }) =>
    ways.find(
      ({ control, way }) =>
        languageOf(control) === language && way.every((step, index) => step === steps[index]),
    )?.control;
}

/** Orders controls as the form shows them. */
export function compareInForm(a?: ControlInstance, b?: ControlInstance): number {
  const [one, other] = [a && labelFor(a), b && labelFor(b)];
  if (!one || !other) return one ? 1 : other ? -1 : 0;
  return one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}

/** Opens the groups around a field, scrolls to it and puts the cursor into it. */
export function showField({ steps, language }: Place): void {
  const first = { steps: steps.slice(0, 1), language };
  // The form of another language is shown when it is asked for.
  if (!findControls()(first) && language !== original)
    document.querySelector<HTMLElement>(`[title="${showOtherLanguage}"]`)?.click();
  findControls()(first)?.focus?.(steps.slice(1).join("."));
  // Groups open with the next render.
  setTimeout(() => {
    const control = findControls()({ steps, language });
    const label = control && labelFor(control);
    const box = label?.closest("[class*='-ControlContainer']");
    label?.scrollIntoView({ block: "center" });
    const input =
      document.getElementById(control?.props.forID ?? "") ??
      box?.querySelector<HTMLElement>("input, textarea, [contenteditable=true], button");
    input?.focus({ preventScroll: true });
  }, 100);
}
