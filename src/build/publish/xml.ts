/** Text as it may appear in XML: between tags and in a quoted attribute. Pure. */
export function escapeXml(text: string): string {
  return (
    text
      // XML 1.0 has no way to write most of these, not even escaped, and asks to avoid the others (section 2.2).
      .replace(/(?![\t\n\r])[\p{Cc}\ufffe\uffff]/gu, "")
      .replace(/&/g, "&amp;")
      .replace(/</g, "&lt;")
      .replace(/>/g, "&gt;")
      .replace(/"/g, "&quot;")
  );
}
