/** Hands answers to the quote form, as a draft in this browser. */
import { loadDraft, newReference, saveDraft } from "../forms/draft";

const form = "contact";

/**
 * Changes the answers in the draft of the quote form. The draft forgets which `?project=` it has taken over, so that the
 * link to the form chooses the project again. Where the browser refuses storage, the form starts empty.
 */
export function changeContactDraft(
  change: (answers: Readonly<Record<string, string>>) => Record<string, string>,
): void {
  const at = Date.now();
  const { answers = {}, reference = newReference() } = loadDraft(form, at) ?? {};
  saveDraft(form, { at, answers: change(answers), reference });
}
