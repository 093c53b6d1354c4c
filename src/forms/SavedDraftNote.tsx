import clsx from "clsx";
import { draftDays } from "./draft";
import type { DraftState } from "./draft-keeper";
import * as styles from "./SavedDraftNote.module.css";

interface SavedDraftNoteProps {
  kept: DraftState;
  onClear: () => void;
  onUndo: () => void;
}

/** Says that the browser saves a draft, and lets the visitor clear it. Hidden without script, since nothing is saved then. */
export function SavedDraftNote({ kept, onClear, onUndo }: SavedDraftNoteProps) {
  return (
    <div className={clsx(styles.note, "script-only no-print")}>
      <p role="status">{text(kept)}</p>
      {kept.name === "cleared" ? (
        <button type="button" className="text-button" onClick={onUndo}>
          Bring it back
        </button>
      ) : (
        <button type="button" className="text-button" onClick={onClear}>
          Clear the form
        </button>
      )}
    </div>
  );
}

function text(kept: DraftState): string {
  switch (kept.name) {
    case "refused":
      return "This browser keeps no draft: what you type is lost when you leave the page.";
    case "cleared":
      return "The form is empty, and the draft in this browser is deleted.";
    case "restored":
      return `We put back what you typed on ${day(kept.at)}. Files have to be chosen again. The draft stays in this browser for ${String(draftDays)} days, or until you send it.`;
    case "keeping":
      return `What you type stays in this browser for ${String(draftDays)} days, or until you send it.`;
  }
}

function day(at: number): string {
  return new Date(at).toLocaleDateString("en-US", { month: "long", day: "numeric" });
}
