/** What the editor says when a file has changed since it was opened, or when the server does not answer. */
import type { showNotice } from "./notice";

/** @throws Error when the file has changed since it was opened, unless the author chooses to overwrite it */
export async function refuseIfChanged(
  { path, raw }: { path: string; raw: string },
  before: string | undefined,
  getEntry: (path: string) => Promise<{ data: string }>,
  ask: typeof showNotice,
): Promise<void> {
  if (before === undefined) return;
  const now = await getEntry(path).then(
    ({ data }) => data,
    // The file does not exist, unless the server did not answer.
    (error: unknown) => (error instanceof TypeError ? rethrowExplained(error) : ""),
  );
  if (now === before || now === raw) return;
  const answer = await ask({
    title: "Changed meanwhile",
    paragraphs: [
      now
        ? "Somebody else, or another program, has changed this page since you opened it. Publishing yours as it is would undo that change."
        : "This page has been deleted since you opened it. Publishing would bring it back.",
      "To keep both, go back, copy your words, open the page anew and put them in.",
    ],
    compared: { "Only there now": linesOnlyIn(now, raw), "Only in yours": linesOnlyIn(raw, now) },
    buttons: ["Go back", "Publish mine"],
  });
  if (answer !== "Publish mine") throw new Error("The page was changed meanwhile.");
}

/** Returns the lines of a text that another one lacks. */
function linesOnlyIn(text: string, other: string): string {
  const others = new Set(other.split("\n"));
  return text
    .split("\n")
    .filter((line) => !others.has(line))
    .join("\n");
}

/** Rethrows an error; an author would not understand the “Failed to fetch” of a server that does not answer. */
export function rethrowExplained(error: unknown): never {
  if (error instanceof TypeError)
    throw new Error(
      "Nothing was saved: the editor's server does not answer. Is npm run develop still running, and are you online?",
    );
  throw error;
}
