import { useEffect, useRef, useState, type RefObject } from "react";
import { forgetDraft, loadDraft, saveDraft, type Draft } from "./draft";
import { answersIn, fieldsOf, fillForm, type Answers, type FormModel } from "./form-model";

/** `refused`: the browser keeps nothing. */
type DraftState = { name: "keeping" | "cleared" | "refused" } | { name: "restored"; at: number };

/** Keeps a form's answers in the browser and restores them; what was typed before React started is newer than what was kept. */
export function useAutosave(element: RefObject<HTMLFormElement>, form: FormModel, project = "") {
  const [state, setState] = useState<DraftState>({ name: "keeping" });
  // Read during the first render: React renders the form anew where Netlify or an extension has added to its HTML.
  const [early] = useState(() => {
    const typedIn = typeof document === "undefined" ? null : document.forms.namedItem(form.name);
    return typedIn ? answersIn(form, new FormData(typedIn)) : undefined;
  });
  const draft = useRef<Draft>({ at: 0, answers: {} });
  const isClosed = useRef(false);
  const cleared = useRef<Answers>({});
  const answers = () => answersIn(form, new FormData(element.current ?? undefined));

  const save = () => {
    if (isClosed.current) return;
    const isKept = saveDraft(form.name, { ...draft.current, at: Date.now(), answers: answers() });
    if (!isKept) setState({ name: "refused" });
    else setState((last) => (last.name === "restored" ? last : { name: "keeping" }));
  };

  useEffect(() => {
    if (!element.current) return;
    const old = loadDraft(form.name, Date.now());
    draft.current = old ?? draft.current;
    // A plan comes in the address where the browser keeps no draft.
    const message = new URLSearchParams(window.location.search).get("message") ?? "";
    const kept = { message, ...given(old?.answers), ...given(early), ...given(answers()) };
    fillForm(element.current, kept);
    for (const details of element.current.querySelectorAll("details"))
      details.open ||= isAnswered(details);
    if (Object.values(answers()).some(Boolean)) save();
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the static HTML cannot know of a draft
    if (old) setState({ name: "restored", at: old.at });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, for what the page starts with
  }, []);

  useEffect(() => {
    // Not again after a reload, which would override a choice made since.
    if (!project || project === draft.current.project) return;
    for (const { name, options } of fieldsOf(form)) {
      const option = options.find(({ slug }) => slug === project);
      const control = element.current?.elements.namedItem(name);
      if (!option || !(control instanceof HTMLSelectElement) || early?.[name]) continue;
      control.value = option.value;
      draft.current.project = project;
      save();
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each project, as choices made since count
  }, [project]);

  return {
    state,
    save,
    /** Deletes the draft for good, once the form has been sent. */
    close: () => {
      isClosed.current = true;
      forgetDraft(form.name, answers());
    },
    clear: () => {
      cleared.current = answers();
      element.current?.reset();
      element.current?.querySelectorAll("input[type=file]").forEach(reportChange);
      forgetDraft(form.name, cleared.current);
      setState({ name: "cleared" });
    },
    undo: () => {
      if (element.current) fillForm(element.current, { ...cleared.current, ...given(answers()) });
      save();
    },
  };
}

/** Reports that script has changed an input: React sees only events. */
export const reportChange = (input: Element) =>
  input.dispatchEvent(new Event("change", { bubbles: true }));

const isAnswered = (within: Element) =>
  [...within.querySelectorAll<HTMLInputElement>("input, select, textarea")].some((control) =>
    control.type === "radio" ? control.checked : control.value !== "",
  );

/** Leaves out empty answers. */
const given = (answers: Answers = {}): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== ""));
