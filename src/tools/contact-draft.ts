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

/** Where the browser refuses storage the form begins empty. */
export function changeContactDraft(change: (answers: Draft["answers"]) => Draft["answers"]): void {
  try {
    const old = JSON.parse(localStorage.getItem(key) ?? "null") as Partial<Draft> | null;
    const answers = change(old?.answers ?? {});
    // The form makes a number for a draft that has none.
    const draft: Draft = { at: Date.now(), answers, reference: old?.reference ?? "" };
    localStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Refused, or another version of this site left something else.
  }
}
