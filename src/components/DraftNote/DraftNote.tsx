import { useWords } from "../../words/words";

/** Marks a page as a draft where drafts are shown at all: in `gatsby develop` and on deploy previews. */
export function DraftNote() {
  const { draft } = useWords();
  return (
    <div className="tone dimension">
      <p className="wrap small" role="note">
        {draft()}
      </p>
    </div>
  );
}
