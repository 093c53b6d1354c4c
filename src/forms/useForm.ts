import { navigate } from "gatsby";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useRest } from "../components/BelowTheFold/useRest";
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
  // After its first section a form is below the fold, and script has nothing to do with half of one.
  const isWhole = useRest();
  useEffect(
    () => (isWhole && form.current ? controller.attach(form.current, project) : undefined),
    [controller, project, isWhole],
  );
  return { form, controller, state, isWhole, hydrated: useHydrated() };
}
