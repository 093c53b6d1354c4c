/** Drafts: answers that have not been sent yet, saved in the browser for seven days. Files are not saved. */
import type { Answers } from "./form-model";
import { forget, load, save } from "./storage";

interface Draft {
  /** When it was saved, in milliseconds since the epoch. */
  at: number;
  answers: Answers;
  /** The reference number, the same for every attempt to send the form. */
  reference: string;
  /** The `?project=` that has been applied, so that a reload does not override a choice made since. */
  project?: string | undefined;
}

export const draftDays = 7;
const lifetime = draftDays * 24 * 60 * 60 * 1000;

const keyOf = (form: string) => `draft-${form}`;

/** Returns a form's draft, unless there is none or it has expired. */
export function loadDraft(form: string, now: number): Draft | undefined {
  const draft = load("localStorage", keyOf(form));
  if (!isDraft(draft)) return undefined;
  // The absolute difference: after a clock was set back, a draft would otherwise never expire.
  if (Math.abs(now - draft.at) < lifetime) return draft;
  forgetDraft(form);
  return undefined;
}

/** Saves a draft, or deletes it if it has no answers. Returns whether the browser did so. */
export function saveDraft(form: string, draft: Draft): boolean {
  if (Object.values(draft.answers).every((answer) => answer === "")) {
    forgetDraft(form);
    return true;
  }
  return save("localStorage", keyOf(form), draft);
}

export function forgetDraft(form: string): void {
  forget("localStorage", keyOf(form));
}

/** Whether a stored value is a draft: another version of the site may have stored something else. */
function isDraft(value: unknown): value is Draft {
  if (typeof value !== "object" || value === null) return false;
  const { at, answers, reference } = value as Record<string, unknown>;
  return (
    typeof at === "number" &&
    typeof reference === "string" &&
    typeof answers === "object" &&
    answers !== null &&
    Object.values(answers).every((answer) => typeof answer === "string")
  );
}

/** Returns a random reference number such as "K7QD-M2XW", of letters and digits that are not confused on the phone. */
export function newReference(): string {
  const alphabet = "2345679ACDEFGHJKMNPQRTUVWXYZ"; // cspell:disable-line
  const numbers = crypto.getRandomValues(new Uint8Array(8));
  const letters = Array.from(numbers, (number) => alphabet[number % alphabet.length]).join("");
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}
