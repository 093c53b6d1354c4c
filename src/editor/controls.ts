/** Finds the controls of the form: Decap gives a control the ids of its parents, but not its path. */
import type { ControlInstance } from "./cms";
import type { Steps } from "./field-words";

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

/** The innermost control that can show a message about a path. */
export function findControls(): (steps: Steps) => ControlInstance | undefined {
  const shown = [...controls.values()].filter(labelFor);
  const ways = shown.map((control) => ({ control, way: wayTo(control) }));
  ways.sort((a, b) => b.way.length - a.way.length);
  return (steps) =>
    ways.find(({ way }) => way.every((step, index) => step === steps[index]))?.control;
}

/** Orders controls as the form shows them. */
export function compareInForm(a?: ControlInstance, b?: ControlInstance): number {
  const [one, other] = [a && labelFor(a), b && labelFor(b)];
  if (!one || !other) return one ? 1 : other ? -1 : 0;
  return one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}

/** Opens the groups around a field, scrolls to it and puts the cursor into it. */
export function showField(steps: Steps): void {
  const find = findControls();
  find(steps.slice(0, 1))?.focus?.(steps.slice(1).join("."));
  // Groups open with the next render.
  setTimeout(() => {
    const control = find(steps);
    const label = control && labelFor(control);
    const box = label?.closest("[class*='-ControlContainer']");
    label?.scrollIntoView({ block: "center" });
    const input =
      document.getElementById(control?.props.forID ?? "") ??
      box?.querySelector<HTMLElement>("input, textarea, [contenteditable=true], button");
    input?.focus({ preventScroll: true });
  }, 100);
}
