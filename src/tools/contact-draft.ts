/**
 * Hands answers to the form that asks for a quote, as a draft in this browser. The form's own modules would cost its page the
 * bytes that it has left; a test reads with them what is written here.
 */
const key = "draft-contact";

interface Draft {
  at: number;
  answers: Record<string, string>;
  reference: string;
}

/** A number for the request, of letters that nobody confuses on the phone, as the form makes them. */
function newNumber(): string {
  const letters = Array.from(crypto.getRandomValues(new Uint8Array(8)), (number) =>
    "ACDEFGHJKMNPQRTUVWXYZ234567".charAt(number % 27),
  ).join("");
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}

/** Where the browser refuses storage the form begins empty. */
export function changeContactDraft(change: (answers: Draft["answers"]) => Draft["answers"]): void {
  try {
    const old = JSON.parse(localStorage.getItem(key) ?? "null") as Partial<Draft> | null;
    const answers = change(old?.answers ?? {});
    const draft: Draft = { at: Date.now(), answers, reference: old?.reference ?? newNumber() };
    localStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Refused, or another version of this site left something else.
  }
}
