import { useText } from "../../i18n";

/** Marks a page as a draft where drafts are shown at all: in `gatsby develop` and on deploy previews. */
export function DraftNote() {
  const { rich } = useText();
  return (
    <div className="tone dimension">
      <p className="wrap small" role="note">
        {rich("draft.note", {
          strong: (text) => <strong>{text}</strong>,
          code: (text) => <code>{text}</code>,
        })}
      </p>
    </div>
  );
}
