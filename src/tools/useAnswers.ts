import { useEffect, useMemo, useRef, useSyncExternalStore, type RefObject } from "react";
import { useWords } from "../words/words";
import type { ReadAnswers } from "./answers";

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("popstate", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("popstate", listener);
  };
}

/** Returns the values of the form as a query string. */
function queryOf(form: HTMLFormElement): string {
  const values = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value] as const] : [],
  );
  return new URLSearchParams(Object.fromEntries(values)).toString();
}

function fillForm(form: HTMLFormElement, state: object): void {
  for (const [name, value] of Object.entries<string>({ ...state })) {
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLSelectElement || control instanceof HTMLInputElement)
      control.value = value;
  }
}

export interface AnswersInAddress<State> extends ReadAnswers<State> {
  form: RefObject<HTMLFormElement>;
  /** Reads the form and updates the address. */
  change: () => void;
}

/**
 * Returns the answers that the address holds, and a ref for the form that changes it. The address changes without the
 * router, which would scroll to the top: the page stays the same. During hydration there are no answers, as in the build.
 * @param read reads the query string of an address or of the form; a half-typed date counts as none
 * @param address returns the address of answers in the original language
 */
export function useAnswers<State extends object>(
  read: (search: string) => ReadAnswers<State>,
  address: (state: State) => string,
): AnswersInAddress<State> {
  const form = useRef<HTMLFormElement>(null);
  const isFirst = useRef(true);
  const { prefix } = useWords().language;
  const search = useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => "",
  );
  const { state, notes } = useMemo(() => read(search), [search, read]);

  const change = () => {
    if (!form.current) return;
    const next = address(read(queryOf(form.current)).state);
    // With a key like the router's entries have, so that each keeps its own scroll position.
    if (next !== address(state))
      window.history.pushState({ key: String(Date.now()) }, "", prefix + next);
    listeners.forEach((listener) => listener());
  };

  useEffect(() => {
    if (!form.current) return;
    const wasFirst = isFirst.current;
    isFirst.current = false;
    const chosen = address(read(queryOf(form.current)).state);
    if (chosen === address(state)) return;
    // What was chosen before script ran, or restored by the browser, counts where the address holds nothing. Later, an
    // address that holds nothing is one that Back has led to.
    if (wasFirst && window.location.search === "") {
      window.history.replaceState(window.history.state, "", prefix + chosen);
      listeners.forEach((listener) => listener());
    } else fillForm(form.current, state);
  }, [state, read, address, prefix]);

  return { form, state, notes, change };
}
