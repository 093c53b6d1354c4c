/** Drafts: answers that have not been sent yet, saved in the browser for seven days. Files are not saved. */
import type { Answers } from "./form-model";
import { load, save } from "./storage";

export interface Draft {
  /** When it was saved, in milliseconds since the epoch. */
  at: number;
  answers: Answers;
  /** The same for every attempt to send the form from this tab. */
  reference: string;
  /** The `?project=` that has been applied, so that a reload does not override a choice made since. */
  project?: string | undefined;
  /** What a plan has answered, and another plan may answer anew. */
  planned?: Answers | undefined;
}

export const draftDays = 7;
const lifetime = draftDays * 24 * 60 * 60 * 1000;

const keyOf = (form: string) => `draft-${form}`;

/** Returns a form's draft: this tab's, or a copy of the latest with a number of its own; undefined if it has expired. */
export function loadDraft(form: string, now: number): Draft | undefined {
  const [own, latest] = (["sessionStorage", "localStorage"] as const).map((place) => {
    const draft = load(place, keyOf(form)) as Draft | undefined;
    // The absolute difference: after a clock was set back, a draft would otherwise never expire.
    if (draft && Math.abs(now - draft.at) < lifetime) return draft;
    save(place, keyOf(form));
    return undefined;
  });
  return own ?? (latest && { ...latest, reference: newReference() });
}

/** Saves a draft, or deletes it if it has no answers. Returns whether the browser did so. */
export function saveDraft(form: string, draft: Draft): boolean {
  if (Object.values(draft.answers).every((answer) => answer === "")) {
    forgetDraft(form, draft.reference);
    return true;
  }
  const isKept = save("sessionStorage", keyOf(form), draft);
  return save("localStorage", keyOf(form), draft) || isKept;
}

/** Deletes this tab's draft; the latest only if it is the same. */
export function forgetDraft(form: string, reference: string): void {
  save("sessionStorage", keyOf(form));
  const latest = load("localStorage", keyOf(form)) as Draft | undefined;
  if (latest?.reference === reference) save("localStorage", keyOf(form));
}

/** Returns a random reference number such as "K7QD-M2XW", of letters and digits that are not confused on the phone. */
export function newReference(): string {
  const alphabet = "2345679ACDEFGHJKMNPQRTUVWXYZ";
  const numbers = crypto.getRandomValues(new Uint8Array(8));
  const letters = Array.from(numbers, (number) => alphabet[number % alphabet.length]).join("");
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}
