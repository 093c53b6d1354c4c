/** The draft of a form: answers that have not been sent yet, saved in the browser for seven days. Files are not saved. */
import { draftKey } from "../visit/draft-key";
import type { Answers } from "./form-model";
import { load, save } from "./storage";

export interface Draft {
  /** When it was saved, in milliseconds since the epoch. */
  at: number;
  answers: Answers;
  /** The `?project=` that has been applied, so that a reload does not override a choice made since. */
  project?: string | undefined;
  /** What a plan has answered, and another plan may answer anew. */
  planned?: Answers | undefined;
}

/** Days after which a draft expires. */
export const draftDays = 7;

/** Returns a form's draft; undefined if there is none, or if it has expired. */
export function loadDraft(form: string, now: number): Draft | undefined {
  const draft = load("localStorage", draftKey(form)) as Draft | undefined;
  // The absolute difference: after a clock was set back, a draft would otherwise never expire.
  if (draft && Math.abs(now - draft.at) < draftDays * 86_400_000) return draft;
  save("localStorage", draftKey(form));
  return undefined;
}

/** Saves a draft, or deletes it if it has no answers. Returns whether the browser did so. */
export const saveDraft = (form: string, draft: Draft): boolean =>
  save(
    "localStorage",
    draftKey(form),
    Object.values(draft.answers).some(Boolean) ? draft : undefined,
  );

/** Deletes the draft with these answers, and none that another tab has saved since. */
export function forgetDraft(form: string, answers: Answers): void {
  const kept = loadDraft(form, Date.now())?.answers;
  if (JSON.stringify(kept) === JSON.stringify(answers)) save("localStorage", draftKey(form));
}

/** Returns a random reference number such as "K7QD-M2XW", of letters and digits that are not confused on the phone. */
export function newReference(): string {
  const alphabet = "2345679ACDEFGHJKMNPQRTUVWXYZ";
  const numbers = crypto.getRandomValues(new Uint8Array(8));
  const letters = Array.from(numbers, (number) => alphabet[number % alphabet.length]).join("");
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}
