interface RichTextProps {
  /** Sanitized by the data layer. */
  html: string;
}

/** Running text that was written in Markdown. */
export function RichText({ html }: RichTextProps) {
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
