import clsx from "clsx";
import { useFormWords, useWords, type Words } from "../words/words";
import { draftDays } from "./draft";
import type { DraftState } from "./draft-keeper";
import * as styles from "./SavedDraftNote.module.css";

interface SavedDraftNoteProps {
  draft: DraftState;
  onClear: () => void;
  onUndo: () => void;
}

/** Says that the browser saves a draft, and lets the visitor clear it. Hidden without script, when nothing is saved. */
export function SavedDraftNote({ draft, onClear, onUndo }: SavedDraftNoteProps) {
  const words = useFormWords().draft;
  const { locale } = useWords().language;
  return (
    <div className={clsx(styles.note, "script-only no-print")}>
      <p role="status">{text(draft, words, locale)}</p>
      {draft.name === "cleared" ? (
        <button type="button" className="text-button" onClick={onUndo}>
          {words.restore}
        </button>
      ) : (
        <button type="button" className="text-button" onClick={onClear}>
          {words.clear}
        </button>
      )}
    </div>
  );
}

type DraftWords = NonNullable<Words["forms"]>["draft"];

function text(draft: DraftState, words: DraftWords, locale: string): string {
  switch (draft.name) {
    case "refused":
      return words.refused;
    case "cleared":
      return words.cleared;
    case "restored":
      return words.restored(day(draft.at, locale), draftDays);
    case "keeping":
      return words.keeping(draftDays);
  }
}

function day(at: number, locale: string): string {
  return new Date(at).toLocaleDateString(locale, { month: "long", day: "numeric" });
}
