/** Stores the form that was just sent for the thanks page, in this tab only and until it is closed. */
import { useSyncExternalStore } from "react";
import type { FormModel } from "./form-model";
import { load, save } from "./storage";
import type { SummaryRow } from "./summary";

interface SentForm {
  form: FormModel["name"];
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

const read = (): SentForm | undefined =>
  (latest ??= load("sessionStorage", key) as SentForm | undefined);

const never = () => () => undefined;

/** Returns the last form that was sent from this tab; undefined if there is none, in the static HTML and during hydration. */
export const useSentForm = (): SentForm | undefined =>
  useSyncExternalStore(never, read, () => undefined);
