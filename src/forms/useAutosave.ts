import { useEffect, useRef, useState, type RefObject } from "react";
import {
  claimRequest,
  endRequest,
  forgetDraft,
  loadDraft,
  reclaimRequest,
  saveDraft,
  type Draft,
} from "./draft";
import { answersIn, fieldsOf, fillForm, type Answers, type FormModel } from "./form-model";

/** `refused`: the browser keeps nothing. */
type DraftState = { name: "keeping" | "cleared" | "refused" } | { name: "restored"; at: number };

/**
 * Keeps a form's answers in the browser and restores them; what was typed before React started is
 * newer than what was kept.
 */
export function useAutosave(element: RefObject<HTMLFormElement>, form: FormModel, project = "") {
  const [state, setState] = useState<DraftState>({ name: "keeping" });
  // Read during the first render: React renders the form anew where Netlify or an extension has
  // added to its HTML.
  const [early] = useState(() => {
    const typedIn = typeof document === "undefined" ? null : document.forms.namedItem(form.name);
    return typedIn ? answersIn(form, new FormData(typedIn)) : undefined;
  });
  const draft = useRef<Draft>({ at: 0, answers: {} });
  const isClosed = useRef(false);
  const cleared = useRef<Answers>({});
  /** Words that came with a link: saved once the visitor edits them. */
  const linked = useRef<Answers>({});
  const applied = useRef("");
  const answers = () => answersIn(form, new FormData(element.current ?? undefined));

  const save = () => {
    if (isClosed.current) return;
    const kept = without(linked.current, keptOf(form, answers()));
    const isKept = saveDraft(form.name, { ...draft.current, at: Date.now(), answers: kept });
    if (!isKept) setState({ name: "refused" });
    else setState((last) => (last.name === "restored" ? last : { name: "keeping" }));
  };

  /** Not again after a reload, which would override a choice made since. */
  const applyProject = () => {
    if (!project || project === draft.current.project || project === applied.current) return;
    for (const { name, options } of fieldsOf(form)) {
      const option = options.find(({ slug }) => slug === project);
      const control = element.current?.elements.namedItem(name);
      if (!option || !(control instanceof HTMLSelectElement) || early?.[name]) continue;
      control.value = option.value;
      draft.current.project = project;
      applied.current = project;
    }
  };

  useEffect(() => {
    let letGo: (() => void) | undefined;
    let isLeft = false;
    const start = (release: () => void) => {
      letGo = release;
      if (isLeft) release();
      if (isLeft || !element.current) return;
      const old = loadDraft(form.name, Date.now());
      draft.current = old ?? draft.current;
      const words = wordsInAddress(form);
      const own = given(keptOf(form, old?.answers ?? {}));
      // After Back, a browser restores what was in the fields, including the words of the link.
      const typed = without(words, { ...given(early), ...given(answers()) });
      fillForm(element.current, { ...words, ...own, ...typed });
      linked.current = Object.fromEntries(Object.entries(words).filter(([name]) => !own[name]));
      for (const details of element.current.querySelectorAll("details"))
        details.open ||= isAnswered(details);
      applyProject();
      if (Object.keys(typed).length > 0 || (old && draft.current.project !== old.project)) save();
      if (old) setState({ name: "restored", at: old.at });
    };
    claimRequest(form.name, Date.now(), start);
    // A page that the browser keeps for Back may hold no lock, or it would not be kept.
    const leave = () => letGo?.();
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted)
        reclaimRequest(form.name, (release, isNew) => {
          letGo = release;
          if (isLeft) release();
          else if (isNew) save();
        });
    };
    window.addEventListener("pagehide", leave);
    window.addEventListener("pageshow", comeBack);
    return () => {
      isLeft = true;
      leave();
      window.removeEventListener("pagehide", leave);
      window.removeEventListener("pageshow", comeBack);
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, for what the page starts with
  }, []);

  useEffect(() => {
    applyProject();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each project, as choices made since count
  }, [project]);

  return {
    state,
    save,
    /** Deletes the draft for good, once the form has been sent. */
    close: () => {
      isClosed.current = true;
      endRequest(form.name);
    },
    clear: () => {
      cleared.current = answers();
      element.current?.reset();
      element.current?.querySelectorAll("input[type=file]").forEach(reportChange);
      forgetDraft(form.name);
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

/** Leaves out answers that are those of `others`. */
const without = (others: Answers, answers: Answers): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([name, answer]) => answer !== others[name]));

/**
 * Leaves out what the browser may not keep, and what is no question of the form: nothing that is
 * stored fills in another field.
 */
function keptOf(form: FormModel, answers: Answers): Answers {
  const names = fieldsOf(form).flatMap(({ name, kind, isKept }) =>
    isKept && kind !== "file" ? [name] : [],
  );
  return Object.fromEntries(Object.entries(answers).filter(([name]) => names.includes(name)));
}

/**
 * The message in the address: another page's, where the browser keeps no draft. After `#`, which no
 * server sees.
 */
function wordsInAddress(form: FormModel): Answers {
  const message = new URLSearchParams(window.location.hash.slice(1)).get("message") ?? "";
  // A text area has no other ends of lines, and what it holds is compared with these words.
  return keptOf(form, given({ message: message.replace(/\r\n?/g, "\n") }));
}
