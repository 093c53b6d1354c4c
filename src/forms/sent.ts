/** Stores the form that was just sent for the thanks page, in this tab only and until it is closed. */
import { useSyncExternalStore } from "react";
import type { FormTable } from "./model";
import { load, save } from "./storage";
import type { SummaryRow } from "./summary";

interface SentForm {
  form: FormTable["name"];
  reference: string;
  rows: readonly SummaryRow[];
}

const key = "sent-form";

/** In memory as well, in case the browser refuses storage. */
let latest: SentForm | undefined;

export function rememberSent(sent: SentForm): void {
  latest = sent;
  save("sessionStorage", key, sent);
}

function read(): SentForm | undefined {
  if (!latest) {
    const stored = load("sessionStorage", key);
    if (isSentForm(stored)) latest = stored;
  }
  return latest;
}

function isSentForm(value: unknown): value is SentForm {
  if (typeof value !== "object" || value === null) return false;
  const { form, reference, rows } = value as Record<string, unknown>;
  const isRow = (row: unknown) =>
    typeof row === "object" &&
    row !== null &&
    "label" in row &&
    typeof row.label === "string" &&
    "value" in row &&
    typeof row.value === "string";
  return (
    (form === "contact" || form === "employment") &&
    typeof reference === "string" &&
    Array.isArray(rows) &&
    rows.every(isRow)
  );
}

const never = () => () => undefined;

/** Returns the last form that was sent from this tab; undefined if there is none, in the static HTML and during hydration. */
export function useSentForm(): SentForm | undefined {
  return useSyncExternalStore(never, read, () => undefined);
}
