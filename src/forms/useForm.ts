import { navigate } from "gatsby";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { FormController } from "./form-controller";
import type { FormTable } from "./model";
import { useHydrated } from "./useHydrated";
import { useTitlePrefix } from "./useTitlePrefix";

/** Lets script help with a form that works by itself. */
export function useForm(table: FormTable, project = "") {
  const form = useRef<HTMLFormElement>(null);
  const [controller] = useState(() => new FormController(table, (path) => navigate(path)));
  const { subscribe, getState } = controller;
  const state = useSyncExternalStore(subscribe, getState, getState);
  useTitlePrefix(state.problems.length > 0 || state.phase.name === "failed");
  useEffect(
    () => (form.current ? controller.attach(form.current, project) : undefined),
    [controller, project],
  );
  return { form, controller, state, hydrated: useHydrated() };
}
