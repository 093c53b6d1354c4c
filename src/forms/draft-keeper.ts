import { forgetDraft, loadDraft, newReference, saveDraft } from "./draft";
import { answersIn, fill, restoreEarlyInput, readEarlyInput } from "./form-element";
import { fieldsOf, type Answers, type FormTable } from "./model";

/** Milliseconds from the last input until the draft is saved: saving at every key press would be noticeable on slow phones. */
const saveDelay = 250;

export type DraftState =
  | { name: "keeping" }
  | { name: "restored"; at: number }
  | { name: "cleared" }
  /** The browser refuses storage. */
  | { name: "refused" };

/** Saves and restores a form's draft, and preselects the project that the address names. */
export class DraftKeeper {
  /** The reference number: the same for every attempt to send this form. */
  reference = "";
  /** Whether the form was in the document's HTML, and so was visible long before script ran. */
  readonly wasHtml: boolean;
  /** Whether the form had answers when it was attached, from a draft or from before script ran. */
  wasFilled = false;
  private earlyInput: ReturnType<typeof readEarlyInput>;
  private form: HTMLFormElement | undefined;
  private project: string | undefined;
  private cleared: Answers | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isClosed = false;

  /** Has to be called during the first render, while the static HTML is still in place: see `readEarlyInput`. */
  constructor(
    private readonly table: FormTable,
    private readonly update: (change: (state: DraftState) => DraftState) => void,
  ) {
    this.earlyInput = readEarlyInput(table);
    this.wasHtml = this.earlyInput !== undefined;
  }

  attach(form: HTMLFormElement, project: string): () => void {
    this.form = form;
    const early = this.earlyInput;
    if (early) restoreEarlyInput(form, early);
    const old = loadDraft(this.table.name, Date.now());
    this.reference ||= old?.reference ?? newReference();
    this.project = old?.project;
    if (old) {
      fill(form, old.answers, true);
      this.update(() => ({ name: "restored", at: old.at }));
    }
    this.wasFilled = Object.values(answersIn(this.table, form)).some(Boolean);
    if (choose(this.table, form, project, this.project, early?.answers)) this.project = project;
    // Only once: a second time it would bring back what has been cleared since.
    this.earlyInput = undefined;
    for (const details of form.querySelectorAll("details")) details.open ||= isAnswered(details);
    if (Object.values(answersIn(this.table, form)).some(Boolean)) this.saveNow();

    const flush = () => {
      if (this.timer) this.saveNow();
    };
    // The last events that are reliably fired on phones.
    document.addEventListener("visibilitychange", flush);
    window.addEventListener("pagehide", flush);
    return () => {
      flush();
      document.removeEventListener("visibilitychange", flush);
      window.removeEventListener("pagehide", flush);
    };
  }

  saveSoon(): void {
    this.cleared = undefined;
    this.update((state) => (state.name === "cleared" ? { name: "keeping" } : state));
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.saveNow(), saveDelay);
  }

  saveNow(): void {
    this.stopTimer();
    if (!this.form || this.isClosed) return;
    const saved = saveDraft(this.table.name, {
      at: Date.now(),
      answers: answersIn(this.table, this.form),
      reference: this.reference,
      project: this.project,
    });
    this.update((state) => {
      if (!saved) return { name: "refused" };
      return state.name === "refused" ? { name: "keeping" } : state;
    });
  }

  /** Deletes the draft for good, once the form has been sent. */
  close(): void {
    this.isClosed = true;
    this.stopTimer();
    forgetDraft(this.table.name);
  }

  clear(): void {
    if (!this.form) return;
    this.cleared = answersIn(this.table, this.form);
    this.stopTimer();
    this.form.reset();
    forgetDraft(this.table.name);
    this.update(() => ({ name: "cleared" }));
  }

  undoClear(): void {
    if (!this.form || !this.cleared) return;
    fill(this.form, this.cleared);
    this.cleared = undefined;
    this.update(() => ({ name: "keeping" }));
    this.saveNow();
  }

  private stopTimer(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }
}

function isAnswered(within: Element): boolean {
  return [...within.querySelectorAll<HTMLInputElement>("input, select, textarea")].some(
    (control) => (control.type === "radio" ? control.checked : control.value !== ""),
  );
}

/** Chooses the option that the address names, unless it did so before or the visitor has chosen. Returns whether it did. */
function choose(
  table: FormTable,
  form: HTMLFormElement,
  slug: string,
  chosenBefore: string | undefined,
  early: Answers | undefined,
): boolean {
  if (slug === "" || slug === chosenBefore) return false;
  for (const field of fieldsOf(table)) {
    if (field.kind !== "select" || early?.[field.name]) continue;
    const option = field.options.find((candidate) => candidate.slug === slug);
    const control = form.elements.namedItem(field.name);
    if (!option || !(control instanceof HTMLSelectElement)) continue;
    control.value = option.value;
    return true;
  }
  return false;
}
