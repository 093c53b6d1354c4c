import * as styles from "./DraftNote.module.css";

/** Over a page that is not published yet, where drafts are shown at all: while developing and on deploy previews. */
export function DraftNote() {
  return (
    <p className={styles.note} role="note">
      <strong>Draft.</strong> Only colleagues see this page. It is published when the line{" "}
      <code>draft: true</code> is taken out.
    </p>
  );
}
