import { navigate } from "gatsby";
import { useEffect, useRef, useState, useSyncExternalStore, type RefObject } from "react";
import { useWords } from "../words/words";
import { FormController, thanksPath } from "./form-controller";
import type { FormTable } from "./model";
import { useHydrated } from "./useHydrated";
import { useTitlePrefix } from "./useTitlePrefix";

/** Lets script help with a form that works by itself. */
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

/** Hands the form to its controller. For the last part of a form: script has nothing to do with half of one. */
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
