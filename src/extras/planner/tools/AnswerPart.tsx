import { useState, type ReactNode } from "react";
import { unbroken } from "../../../i18n";
import { dataAttribute } from "../../../styles/data-attributes";

interface AnswerPartProps {
  title: string;
  items?: readonly ReactNode[];
  /** How many things its children list, where that may be none. */
  count?: number;
  /** Whether a phone shows it unfolded: it answers what was asked. */
  open?: boolean;
  children?: ReactNode;
}

/** A part of the answer, which a phone shows folded; nothing where it is empty. */
export function AnswerPart({ title, items = [], count, open = false, children }: AnswerPartProps) {
  const [isWide] = useState(() => window.matchMedia("(min-width: 64rem)").matches);
  if (count === 0 || (items.length === 0 && !children)) return null;
  return (
    <details className="disclosure" {...dataAttribute("print", "open")} open={open || isWide}>
      <summary className="chevron">
        <h3>{unbroken(title)}</h3>
      </summary>
      <div className="prose">
        {children}
        {items.length > 0 ? (
          <ul>
            {items.map((item, index) => (
              <li key={index}>{unbroken(item)}</li>
            ))}
          </ul>
        ) : null}
      </div>
    </details>
  );
}
