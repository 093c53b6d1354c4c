import clsx from "clsx";
import * as styles from "./RichText.module.css";

interface RichTextProps {
  /** Sanitized by the data layer. */
  html: string;
  className?: string | undefined;
}

/** Running text that was written in Markdown. */
export function RichText({ html, className }: RichTextProps) {
  return (
    <div className={clsx(styles.prose, className)} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
