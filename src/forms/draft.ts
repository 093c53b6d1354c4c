/** Drafts: what has been typed and not yet sent, saved in this browser for seven days. Files are not saved. */
import type { Answers } from "./model";
import { forget, load, save } from "./storage";

interface Draft {
  /** When it was last changed, in milliseconds. */
  at: number;
  answers: Answers;
  /** Number of the request, the same for every attempt to send it. */
  reference: string;
  /** The `?project=` that was taken over already, so that a reload does not undo another choice made since. */
  project?: string | undefined;
}

export const draftDays = 7;
const lifetime = draftDays * 24 * 60 * 60 * 1000;

const keyOf = (form: string) => `draft-${form}`;

export function loadDraft(form: string, now: number): Draft | undefined {
  const draft = load("localStorage", keyOf(form));
  if (!isDraft(draft)) return undefined;
  // A clock that was set back must not make a draft immortal.
  if (Math.abs(now - draft.at) < lifetime) return draft;
  forgetDraft(form);
  return undefined;
}

/** @returns whether the browser saved it */
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

/** Whether a stored value has the shape of a draft: another version of this site may have left something else. */
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

/** Letters and digits that nobody confuses on the phone: "K7QD-M2XW". */
export function newReference(): string {
  const alphabet = "2345679ACDEFGHJKMNPQRTUVWXYZ"; // cspell:disable-line
  const numbers = crypto.getRandomValues(new Uint8Array(8));
  const letters = Array.from(numbers, (number) => alphabet[number % alphabet.length]).join("");
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}
