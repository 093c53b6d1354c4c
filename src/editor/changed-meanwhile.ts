/** What the editor says when a file has been changed since it was opened, or when nothing answers. */
import type { tell } from "./notice";

/** @throws Error when the file is not what was opened any more, unless the author says that it may be replaced */
export async function refuseIfChanged(
  { path, raw }: { path: string; raw: string },
  before: string | undefined,
  getEntry: (path: string) => Promise<{ data: string }>,
  ask: typeof tell,
): Promise<void> {
  if (before === undefined) return;
  const now = await getEntry(path).then(({ data }) => data, explainedOr(""));
  if (now === before || now === raw) return;
  const answer = await ask({
    title: "Changed meanwhile",
    text: [
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

/** The lines of a text that another one lacks. */
function linesOnlyIn(text: string, other: string): string {
  const others = new Set(other.split("\n"));
  return text
    .split("\n")
    .filter((line) => !others.has(line))
    .join("\n");
}

/** Explains a missing answer, which `fetch` reports as “Failed to fetch”. */
export function explained(error: unknown): never {
  if (error instanceof TypeError)
    throw new Error(
      "Nothing was saved: the editor's server does not answer. Is npm run develop still running, and are you online?",
    );
  throw error;
}

const explainedOr = (otherwise: string) => (error: unknown) =>
  error instanceof TypeError ? explained(error) : otherwise;
