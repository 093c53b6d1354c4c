interface HtmlProps {
  /** Sanitized by the data layer. */
  html: string;
}

/** Text that was written in Markdown, as running text unless it has another class. */
export function RichText({ html, className = "prose" }: HtmlProps & { className?: string }) {
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** The words of a paragraph, for an element of its own. */
export function Inline({ html }: HtmlProps) {
  const words = html.replace(/^<p>|<\/p>\s*$/g, "");
  return <span dangerouslySetInnerHTML={{ __html: words }} />;
}
