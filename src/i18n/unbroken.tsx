import type { ReactNode } from "react";
import { splitWhole, wholeClass } from "../content/whole-words";

/**
 * Keeps words with a hyphen in a text on one line (src/content/whole-words.ts); what is no text
 * stays as it is.
 */
export function unbroken(text: ReactNode): ReactNode {
  const parts = typeof text === "string" ? splitWhole(text) : [];
  if (parts.length < 2) return text;
  return parts.map((part, index) =>
    index % 2 ? (
      <span key={index} className={wholeClass}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
