/** The content check as a control, which every form begins with: lists the entry's mistakes above the form. */
import type { SiteData } from "../content/site-data";
import type { Control, ControlInstance, EntryMap } from "./cms";
import { compareInForm, findControls, showField } from "./controls";
import { checkEntry, kindOf, pictures, type FormMistake } from "./entry-check";
import { polling } from "./polling";

/** The messages that are shown beside controls since publishing was refused. */
const messages = new Map<ControlInstance, string[]>();

/** Returns the message to show beside a control; undefined if nothing is wrong. */
export const messageFor = (control: ControlInstance) => messages.get(control)?.join(" ");

/** Makes the control; Decap validates it before it publishes. */
export function checkList(site: SiteData): Control {
  return window.createClass({
    ...polling,
    element: null as HTMLElement | null,
    /** The entry that was checked last. */
    checked: undefined as EntryMap | undefined,
    mistakes: [] as FormMistake[],
    refused: false,
    poll() {
      const entry = this.props.getEntry?.();
      if (!entry?.get("data") || (entry === this.checked && !pictures.changed())) return;
      this.checked = entry;
      const kind = kindOf(entry);
      const find = findControls();
      this.mistakes = kind
        ? checkEntry(entry, kind, site, this.props.getAsset).sort((a, b) =>
            compareInForm(find(a), find(b)),
          )
        : [];
      this.refused &&= this.mistakes.length > 0;
      this.draw();
    },
    draw() {
      this.element?.replaceChildren(...content(this.mistakes, this.refused));
      this.element?.classList.toggle("editor-refused", this.refused);
    },
    isValid(): unknown {
      this.checked = undefined;
      this.poll();
      messages.clear();
      const find = findControls();
      for (const mistake of this.mistakes) {
        const control = find(mistake);
        if (control) messages.set(control, [...(messages.get(control) ?? []), mistake.text]);
      }
      const [first] = this.mistakes;
      if (!first) return true;
      this.refused = true;
      this.draw();
      showField(first);
      // Makes Decap show its notice about required fields, which `phrases.ts` rewords.
      return { error: { type: "PRESENCE" } };
    },
    render() {
      const ref = (element: HTMLElement | null) => {
        this.element = element;
      };
      return window.h("section", { ref, className: "editor-check", "aria-label": "Content check" });
    },
  });
}

function content(mistakes: readonly FormMistake[], refused: boolean): Node[] {
  const head = document.createElement("p");
  if (mistakes.length === 0) {
    head.textContent = "The content check finds no mistake.";
    return [head];
  }
  if (refused) head.setAttribute("role", "alert");
  const count = `${mistakes.length} ${mistakes.length === 1 ? "mistake" : "mistakes"}`;
  head.textContent = refused
    ? `Not published, and nothing was saved. ${count} to correct first:`
    : `${count} to correct before it can be published:`;
  const list = document.createElement("ul");
  list.append(...mistakes.map(item));
  return [head, list];
}

function item(mistake: FormMistake): Node {
  const { label, text } = mistake;
  const entry = document.createElement("li");
  const link = document.createElement("a");
  link.textContent = label;
  link.href = location.hash;
  link.addEventListener("click", (event) => {
    event.preventDefault();
    showField(mistake);
  });
  entry.append(link, text.slice(label.length));
  return entry;
}
