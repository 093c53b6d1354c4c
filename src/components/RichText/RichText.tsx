/** Text that was written in Markdown, sanitized by the data layer; running text unless it has another class. */
export function RichText({ html, className = "prose" }: { html: string; className?: string }) {
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** The words of a paragraph, for an element of its own. */
export function Inline({ html }: { html: string }) {
  const words = html.replace(/^<p>|<\/p>\s*$/g, "");
  return <span dangerouslySetInnerHTML={{ __html: words }} />;
}
