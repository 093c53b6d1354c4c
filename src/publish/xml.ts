/** Escapes text for XML content and quoted attributes. Pure. */
export function escapeXml(text: string): string {
  return (
    text
      // XML 1.0 does not allow most control characters, even escaped, and discourages the others (section 2.2).
      .replace(/(?![\t\n\r])[\p{Cc}\ufffe\uffff]/gu, "")
      .replace(/&/g, "&amp;")
      .replace(/</g, "&lt;")
      .replace(/>/g, "&gt;")
      .replace(/"/g, "&quot;")
  );
}
