/**
 * Drafts of forms in this browser: each is forgotten after seven days, whichever page is visited
 * then.
 */

/** Days after which a draft expires. */
export const draftDays = 7;

/** How the keys of drafts begin: `draft-contact-K7QD-M2XW`. */
const draftPrefix = "draft-";

/**
 * Whether what was saved then is still kept. The absolute difference: after a clock was set back it
 * would never expire.
 */
const isFresh = (at: unknown, now: number): boolean =>
  typeof at === "number" && Math.abs(now - at) < draftDays * 86_400_000;

/**
 * The key in localStorage under which a form keeps what was typed into it: by its name, and the
 * number of the request.
 */
export const draftKey = (form: string, request: string): string =>
  `${draftPrefix}${form}-${request}`;

/**
 * Whether a value is a draft that is still kept: when it was saved, and answers, all of them texts.
 */
export function isDraft(
  value: unknown,
  now: number,
): value is { at: number; answers: Readonly<Record<string, string>> } & Record<string, unknown> {
  if (typeof value !== "object" || value === null) return false;
  const { at, answers } = value as { at?: unknown; answers?: unknown };
  return (
    isFresh(at, now) &&
    typeof answers === "object" &&
    answers !== null &&
    !Array.isArray(answers) &&
    Object.values(answers).every((answer) => typeof answer === "string")
  );
}

/** Deletes what has expired and what is no draft; returns the keys of those that are left. */
export function sweepDrafts(window: Window, now: number): string[] {
  try {
    const { localStorage } = window;
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(draftPrefix));
    return keys.filter((key) => {
      const isKept = isDraft(parsed(localStorage.getItem(key)), now);
      if (!isKept) localStorage.removeItem(key);
      return isKept;
    });
  } catch {
    // Storage is refused: then there is none.
    return [];
  }
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "");
  } catch {
    // Not a draft: it is deleted.
    return undefined;
  }
}
