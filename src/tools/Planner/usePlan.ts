import { useEffect, useMemo, useRef, useSyncExternalStore, type RefObject } from "react";
import { planAddress, readPlan, type PlanChoices, type PlanState } from "../plan-address";

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("popstate", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("popstate", listener);
  };
}

/** What the form says; a date that is half typed counts as none. */
function readForm(form: HTMLFormElement, choices: PlanChoices): PlanState {
  const values = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value] as const] : [],
  );
  return readPlan(new URLSearchParams(Object.fromEntries(values)).toString(), choices).state;
}

function fillForm(form: HTMLFormElement, state: PlanState): void {
  for (const [name, value] of Object.entries<string>({ ...state })) {
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLSelectElement || control instanceof HTMLInputElement)
      control.value = value;
  }
}

export interface Plan {
  form: RefObject<HTMLFormElement>;
  state: PlanState;
  /** What could not be understood of the address. */
  notes: readonly string[];
  change: () => void;
}

/**
 * The plan that the address holds, and the form that changes it. The address is changed beside the router, which would
 * scroll to the top: the page stays the same. While React takes over the static page there is no plan, as in the build.
 */
export function usePlan(choices: PlanChoices): Plan {
  const form = useRef<HTMLFormElement>(null);
  const search = useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => "",
  );
  const { state, notes } = useMemo(() => readPlan(search, choices), [search, choices]);

  const change = () => {
    if (!form.current) return;
    const next = planAddress(readForm(form.current, choices));
    // As the router writes its entries, so that each has a place to scroll to.
    if (next !== planAddress(state))
      window.history.pushState({ key: String(Date.now()) }, "", next);
    listeners.forEach((listener) => listener());
  };

  useEffect(() => {
    if (!form.current) return;
    const chosen = planAddress(readForm(form.current, choices));
    if (chosen === planAddress(state)) return;
    // What was chosen before script ran, or was put back by the browser, is the plan where the address holds none.
    if (window.location.search === "") {
      window.history.replaceState(window.history.state, "", chosen);
      listeners.forEach((listener) => listener());
    } else fillForm(form.current, state);
  }, [state, choices]);

  return { form, state, notes, change };
}
