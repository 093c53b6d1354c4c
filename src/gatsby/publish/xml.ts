/** Text as it may stand in XML: between tags and in a quoted attribute. Pure. */
export function escapeXml(text: string): string {
  return (
    text
      // XML 1.0 has no way to write these, not even escaped (section 2.2).
      // eslint-disable-next-line no-control-regex
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "")
      .replace(/&/g, "&amp;")
      .replace(/</g, "&lt;")
      .replace(/>/g, "&gt;")
      .replace(/"/g, "&quot;")
  );
}
