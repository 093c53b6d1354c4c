interface InlineProps {
  /** One paragraph of sanitized HTML. */
  html: string;
}

/** The words of a paragraph, for an element of its own. */
export function Inline({ html }: InlineProps) {
  const words = html.replace(/^<p>|<\/p>\s*$/g, "");
  return <span dangerouslySetInnerHTML={{ __html: words }} />;
}
