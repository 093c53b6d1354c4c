import * as styles from "./RichText.module.css";

interface RichTextProps {
  /** Sanitized by the data layer. */
  html: string;
}

/** Running text that was written in Markdown. */
export function RichText({ html }: RichTextProps) {
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />;
}
