import { useEffect, useState, useSyncExternalStore, type RefObject } from "react";
import { forgetDraft, loadDraft, newReference, saveDraft } from "./draft";
import { answersIn, fieldsOf, type Answers, type FormModel } from "./form-model";

export type DraftState =
  | { name: "keeping" }
  | { name: "restored"; at: number }
  | { name: "cleared" }
  /** The browser refuses storage. */
  | { name: "refused" };

/** Keeps a form's answers in the browser, and restores them. */
class Autosave {
  /** The same for every attempt to send this form. */
  reference = "";
  /** Whether there were answers when React started. */
  wasFilled = false;
  /** What was entered before React started. */
  readonly early: Early | undefined;
  private state: DraftState = { name: "keeping" };
  private listener: (() => void) | undefined;
  private element: HTMLFormElement | undefined;
  /** The `?project=` that has been applied, so that a reload does not override a choice made since. */
  private project: string | undefined;
  /** What a plan has answered. */
  private planned: Answers | undefined;
  private cleared: Answers | undefined;
  private isClosed = false;

  /** Has to be called during the first render, while the static HTML is still in place. */
  constructor(private readonly form: FormModel) {
    this.early = readEarly(form);
  }

  getState = () => this.state;

  subscribe = (listener: () => void) => {
    this.listener = listener;
    return () => {
      this.listener = undefined;
    };
  };

  attach(element: HTMLFormElement): void {
    if (this.element) return;
    this.element = element;
    const old = loadDraft(this.form.name, Date.now());
    this.reference = old?.reference ?? newReference();
    this.project = old?.project;
    this.planned = old?.planned;
    if (this.early) restoreEarly(element, this.early);
    if (old) {
      fill(element, old.answers);
      this.set({ name: "restored", at: old.at });
    }
    // A plan comes in the address where the browser keeps no draft.
    const message = new URLSearchParams(window.location.search).get("message") ?? "";
    fill(element, { message });
    this.wasFilled = Object.values(this.answers()).some(Boolean);
    for (const details of element.querySelectorAll("details")) details.open ||= isAnswered(details);
    if (this.wasFilled) this.save();
  }

  /** Chooses the project that the address names, unless it did so before or the visitor has chosen. */
  choose(project: string): void {
    if (!project || project === this.project) return;
    for (const { name, options } of fieldsOf(this.form)) {
      const option = options?.find(({ slug }) => slug === project);
      const control = this.element?.elements.namedItem(name);
      if (!option || !(control instanceof HTMLSelectElement) || this.early?.answers[name]) continue;
      control.value = option.value;
      this.project = project;
      this.save();
    }
  }

  save = (): void => {
    if (this.isClosed) return;
    this.cleared = undefined;
    const { reference, project, planned } = this;
    const draft = { at: Date.now(), answers: this.answers(), reference, project, planned };
    if (!saveDraft(this.form.name, draft)) this.set({ name: "refused" });
    else if (this.state.name !== "restored") this.set({ name: "keeping" });
  };

  /** Deletes the draft for good, once the form has been sent. */
  close(): void {
    this.isClosed = true;
    forgetDraft(this.form.name, this.reference);
  }

  clear = (): void => {
    if (!this.element) return;
    const answers = this.answers();
    this.element.reset();
    fileInputs(this.element).forEach(reportChange);
    this.cleared = answers;
    forgetDraft(this.form.name, this.reference);
    this.set({ name: "cleared" });
  };

  undo = (): void => {
    if (!this.element || !this.cleared) return;
    fill(this.element, this.cleared);
    this.save();
  };

  private answers = () => answersIn(this.form, new FormData(this.element));

  private set(state: DraftState): void {
    if (state.name === this.state.name) return;
    this.state = state;
    this.listener?.();
  }
}

/**
 * Keeps a form's answers in the browser from the first letter on, restores them, and preselects the project that the address
 * names. The inputs are uncontrolled: what was typed before React started stays in them, and is newer than what was kept.
 */
export function useAutosave(element: RefObject<HTMLFormElement>, form: FormModel, project = "") {
  const [draft] = useState(() => new Autosave(form));
  const state = useSyncExternalStore(draft.subscribe, draft.getState, draft.getState);
  useEffect(() => {
    if (!element.current) return;
    draft.attach(element.current);
    draft.choose(project);
  }, [draft, element, project]);
  return { draft, state };
}

const fileInputs = (element: HTMLFormElement) =>
  element.querySelectorAll<HTMLInputElement>("input[type=file]");

/** Reports that script has changed a file input: React sees only events. */
export const reportChange = (input: HTMLInputElement) =>
  input.dispatchEvent(new Event("change", { bubbles: true }));

const isAnswered = (within: Element) =>
  [...within.querySelectorAll<HTMLInputElement>("input, select, textarea")].some((control) =>
    control.type === "radio" ? control.checked : control.value !== "",
  );

/** Fills in the fields that are still empty. */
function fill(element: HTMLFormElement, answers: Answers): void {
  for (const [name, answer] of Object.entries(answers)) {
    const control = element.elements.namedItem(name);
    // A draft of an earlier version of the form may have text for a field that takes files now, which would throw.
    const isFile = control instanceof HTMLInputElement && control.type === "file";
    if (control && "value" in control && !isFile && control.value === "" && answer !== "")
      control.value = answer;
  }
}

interface Early {
  answers: Answers;
  /** By name. A FileList can be given to another input as it is. */
  files: ReadonlyMap<string, FileList>;
}

/**
 * Reads, during the first render, what was entered in the static HTML. Hydration keeps it, unless the HTML differs from what
 * React expects (Netlify and extensions add to forms): then React renders the form anew.
 */
function readEarly(form: FormModel): Early | undefined {
  if (typeof document === "undefined") return undefined;
  const element = document.forms.namedItem(form.name);
  if (!element) return undefined;
  const files = [...fileInputs(element)].flatMap((input) =>
    input.files?.length ? [[input.name, input.files] as const] : [],
  );
  return { answers: answersIn(form, new FormData(element)), files: new Map(files) };
}

function restoreEarly(element: HTMLFormElement, { answers, files }: Early): void {
  fill(element, answers);
  for (const input of fileInputs(element)) {
    const list = files.get(input.name);
    if (!list || input.files?.length) continue;
    input.files = list;
    reportChange(input);
  }
}
