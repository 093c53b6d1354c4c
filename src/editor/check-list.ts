/** The content check above the form, as a control that every form begins with. */
import { registry } from "../content/registry";
import type { SiteData } from "../content/site-data";
import type { Control, ControlInstance, EntryMap } from "./cms";
import { compareInForm, findControls, showField } from "./controls";
import { mistakesIn, pictures, type Told } from "./entry-check";

/** The messages beside the controls since publishing was refused. */
const marks = new Map<ControlInstance, string[]>();

/** The message beside a control; undefined if nothing is wrong. */
export const markOf = (control: ControlInstance) => marks.get(control)?.join(" ");

interface CheckList extends ControlInstance {
  element: HTMLElement | null;
  timer: ReturnType<typeof setInterval> | undefined;
  /** The entry that was checked last. */
  seen: EntryMap | undefined;
  told: Told[];
  refused: boolean;
  look: (this: CheckList) => void;
  draw: (this: CheckList) => void;
}

/** The control; Decap validates it before it publishes. */
export function checkList(site: SiteData): Control {
  const spec: Partial<CheckList> & ThisType<CheckList> & object = {
    element: null,
    timer: undefined,
    seen: undefined,
    told: [],
    refused: false,
    componentDidMount() {
      // Decap does not notify a control of changes in another one.
      this.timer = setInterval(() => this.look(), 200);
    },
    componentWillUnmount() {
      clearInterval(this.timer);
    },
    look() {
      const entry = this.props.getEntry?.();
      if (!entry?.get("data") || (entry === this.seen && !pictures.changed())) return;
      this.seen = entry;
      const kind = registry.kinds.find(({ name }) => name === entry.get("collection"));
      const find = findControls();
      this.told = kind
        ? mistakesIn(entry, kind, site, this.props.getAsset).sort((a, b) =>
            compareInForm(find(a), find(b)),
          )
        : [];
      this.refused &&= this.told.length > 0;
      this.draw();
    },
    draw() {
      this.element?.replaceChildren(...content(this.told, this.refused));
      this.element?.classList.toggle("editor-refused", this.refused);
    },
    isValid() {
      this.seen = undefined;
      this.look();
      marks.clear();
      const find = findControls();
      for (const told of this.told) {
        const control = find(told);
        if (control) marks.set(control, [...(marks.get(control) ?? []), told.text]);
      }
      const [first] = this.told;
      if (!first) return true;
      this.refused = true;
      this.draw();
      showField(first);
      // Decap has a notice of its own for this type: see `phrases.ts`.
      return { error: { type: "PRESENCE" } };
    },
    render() {
      const ref = (element: HTMLElement | null) => {
        this.element = element;
      };
      return window.h("section", { ref, className: "editor-check", "aria-label": "Content check" });
    },
  };
  return window.createClass(spec) as unknown as Control;
}

function content(told: readonly Told[], refused: boolean): Node[] {
  const head = document.createElement("p");
  if (told.length === 0) {
    head.textContent = "The content check finds no mistake.";
    return [head];
  }
  if (refused) head.setAttribute("role", "alert");
  const count = `${told.length} ${told.length === 1 ? "mistake" : "mistakes"}`;
  head.textContent = refused
    ? `Not published, and nothing was saved. ${count} to correct first:`
    : `${count} to correct before it can be published:`;
  const list = document.createElement("ul");
  list.append(...told.map(item));
  return [head, list];
}

function item(told: Told): Node {
  const { label, text } = told;
  const entry = document.createElement("li");
  const link = document.createElement("a");
  link.textContent = label;
  link.href = location.hash;
  link.addEventListener("click", (event) => {
    event.preventDefault();
    showField(told);
  });
  entry.append(link, text.slice(label.length));
  return entry;
}
