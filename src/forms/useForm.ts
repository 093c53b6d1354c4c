import { navigate } from "gatsby";
import { useEffect, useRef, useState, useSyncExternalStore, type RefObject } from "react";
import { useFormWords, useWords } from "../words/words";
import { FormController, thanksPath } from "./form-controller";
import type { FormTable } from "./model";

/** Creates a form's controller. Returns it with its state, a ref for the form element, and whether React has hydrated the page. */
export function useForm(table: FormTable) {
  const form = useRef<HTMLFormElement>(null);
  const { prefix } = useWords().language;
  const [controller] = useState(
    () => new FormController(table, prefix + thanksPath, (path) => navigate(path)),
  );
  const { subscribe, getState } = controller;
  const state = useSyncExternalStore(subscribe, getState, getState);
  useTitlePrefix(state.problems.length > 0 || state.phase.name === "failed");
  return { form, controller, state, hydrated: useHydrated() };
}

/** Attaches the controller to the form. Has to be called in its last part, since a form may be rendered in two steps. */
export function useController(
  form: RefObject<HTMLFormElement>,
  controller: FormController,
  project = "",
): void {
  useEffect(
    () => (form.current ? controller.attach(form.current, project) : undefined),
    [form, controller, project],
  );
}

/**
 * Prefixes the document's title while there are errors, since a screen reader announces the title first
 * (https://design-system.service.gov.uk/components/error-summary/).
 */
function useTitlePrefix(hasErrors: boolean): void {
  const { errorPrefix: prefix } = useFormWords();
  useEffect(() => {
    if (!hasErrors) return undefined;
    document.title = prefix + document.title.replace(prefix, "");
    return () => {
      document.title = document.title.replace(prefix, "");
    };
  }, [hasErrors, prefix]);
}

const subscribeToNothing = () => () => undefined;

/** Whether React has hydrated the page; false in the static HTML and during hydration. */
function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
