/** Marks a page as a draft where drafts are shown at all: in `gatsby develop` and on deploy previews. */
export function DraftNote() {
  return (
    <div className="tone dimension">
      <p className="wrap small" role="note">
        <strong>Draft.</strong> Only colleagues see this page. It is published when the line{" "}
        <code>draft: true</code> is taken out.
      </p>
    </div>
  );
}
