interface HtmlProps {
  /** Sanitized by the data layer. */
  html: string;
}

/** Running text that was written in Markdown. */
export function RichText({ html }: HtmlProps) {
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}

/** The words of a paragraph, for an element of its own. */
export function Inline({ html }: HtmlProps) {
  const words = html.replace(/^<p>|<\/p>\s*$/g, "");
  return <span dangerouslySetInnerHTML={{ __html: words }} />;
}
