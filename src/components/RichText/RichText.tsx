/**
 * Text that was written in Markdown, sanitized by the data layer; running text unless it has
 * another class.
 */
export function RichText({ html, className = "prose" }: { html: string; className?: string }) {
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** The words of a heading, which stand in no element of their own. */
export const Inline = ({ html }: { html: string }) => (
  <span dangerouslySetInnerHTML={{ __html: html }} />
);
