/**
 * The drafts of forms: answers that have not been sent yet, saved in the browser for seven days.
 * Files are not saved. Each tab has a request of its own, and a draft for it; a tab that opens
 * later takes over the newest draft whose tab is closed.
 */
import { draftKey, isDraft } from "../visit/draft-key";
import type { Answers } from "./form-model";
import { keysIn, loadAs, save, textsOf } from "./storage";

export { draftDays } from "../visit/draft-key";

/** A draft as it is saved. */
export interface Draft {
  /** When it was saved, in milliseconds since the epoch. */
  at: number;
  answers: Answers;
  /**
   * The `?project=` that has been applied, so that a reload does not override a choice made since.
   */
  project?: string | undefined;
  /** What another page has filled in, and may fill in anew. */
  filled?: Answers | undefined;
}

const requestForm = /^[A-Z0-9]{4}-[A-Z0-9]{4}$/;

/** The requests of this page, where the browser stores nothing. */
const requests = new Map<string, string>();

/**
 * Returns the request of this tab: the number that is sent with it. A new one where it has none.
 */
export function requestOf(form: string): string {
  const parse = (value: unknown) =>
    typeof value === "string" && requestForm.test(value) ? value : undefined;
  const own = loadAs("sessionStorage", `request-${form}`, parse) ?? requests.get(form);
  return own ?? takeRequest(form, newReference());
}

function takeRequest(form: string, request: string): string {
  requests.set(form, request);
  save("sessionStorage", `request-${form}`, request);
  return request;
}

/** Ends the request of this tab, which has been sent: the next one gets another number. */
export function endRequest(form: string): void {
  forgetDraft(form);
  requests.delete(form);
  save("sessionStorage", `request-${form}`);
}

const parseDraft =
  (now: number) =>
  (value: unknown): Draft | undefined => {
    if (!isDraft(value, now)) return undefined;
    const { at, answers, project, filled } = value;
    return {
      at,
      answers,
      project: typeof project === "string" ? project : undefined,
      filled: textsOf(filled),
    };
  };

/** Returns the draft of this tab's request; undefined if there is none, or if it has expired. */
export const loadDraft = (form: string, now: number): Draft | undefined =>
  loadAs("localStorage", draftKey(form, requestOf(form)), parseDraft(now));

/** Returns the requests of a form that have a draft, the newest first. */
function requestsWithDraft(form: string, now: number): string[] {
  const prefix = draftKey(form, "");
  return keysIn("localStorage")
    .filter((key) => key.startsWith(prefix))
    .map((key) => ({
      request: key.slice(prefix.length),
      draft: loadAs("localStorage", key, parseDraft(now)),
    }))
    .filter(({ request, draft }) => draft && requestForm.test(request))
    .sort((a, b) => (b.draft?.at ?? 0) - (a.draft?.at ?? 0))
    .map(({ request }) => request);
}

/** Saves a draft, or deletes it if it has no answers. Returns whether the browser did so. */
export const saveDraft = (form: string, draft: Draft): boolean =>
  save(
    "localStorage",
    draftKey(form, requestOf(form)),
    Object.values(draft.answers).some(Boolean) ? draft : undefined,
  );

/** Deletes the draft of this tab's request. */
export function forgetDraft(form: string): void {
  save("localStorage", draftKey(form, requestOf(form)));
}

/**
 * Returns a random reference number such as "K7QD-M2XW", of letters and digits that are not
 * confused on the phone.
 */
function newReference(): string {
  const alphabet = "2345679ACDEFGHJKMNPQRTUVWXYZ";
  const numbers = crypto.getRandomValues(new Uint8Array(8));
  const letters = Array.from(numbers, (number) => alphabet[number % alphabet.length]).join("");
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}

/** Called with what lets a request go; without it where another tab holds the request. */
type Held = (letGo?: () => void) => void;

/**
 * Holds a request for this tab, so that no other takes its draft over; at once where the browser
 * has no locks.
 * https://developer.mozilla.org/docs/Web/API/Web_Locks_API
 */
function hold(form: string, request: string, held: Held): void {
  const locks = (navigator as Partial<Navigator>).locks;
  if (!locks) {
    held(() => undefined);
    return;
  }
  const asked = locks.request(draftKey(form, request), { ifAvailable: true }, (lock) => {
    if (lock) return new Promise<void>((letGo) => held(() => letGo()));
    held();
    return undefined;
  });
  // Refused where the page may use no storage.
  asked.catch(() => held(() => undefined));
}

/**
 * Gives this tab a request: its own, or that of the newest draft whose tab is closed, or a new one.
 * @param claimed is called with what lets it go, for a page that is left
 */
export function claimRequest(form: string, now: number, claimed: (letGo: () => void) => void) {
  const own = requestOf(form);
  const drafts = requestsWithDraft(form, now);
  const wanted = drafts.includes(own) ? [own, ...drafts] : [...drafts, own];
  const claim = (request = newReference(), ...others: string[]) =>
    hold(form, request, (letGo) => {
      if (!letGo) {
        // Its own may be that of the tab of which this one is a copy.
        claim(...others);
        return;
      }
      takeRequest(form, request);
      claimed(letGo);
    });
  claim(...wanted);
}

/**
 * Holds this tab's request once more, for a page that comes back from the browser's cache. Where
 * another tab has taken it over meanwhile, this one gets a new request: what stands in its fields
 * is a copy.
 * @param claimed is called with what lets it go, and whether it is new
 */
export function reclaimRequest(
  form: string,
  claimed: (letGo: () => void, isNew: boolean) => void,
): void {
  hold(form, requestOf(form), (letGo) => {
    if (letGo) {
      claimed(letGo, false);
      return;
    }
    const request = takeRequest(form, newReference());
    hold(form, request, (letGoNew = () => undefined) => claimed(letGoNew, true));
  });
}
