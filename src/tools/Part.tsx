import { useState, type ReactNode } from "react";
import { unbroken } from "../i18n";

interface PartProps {
  title: string;
  items?: readonly ReactNode[];
  /** Whether the order of the items counts. */
  ordered?: boolean;
  children?: ReactNode;
}

/** A part of the answer, which a phone shows folded; nothing where it is empty. */
export function Part({ title, items = [], ordered, children }: PartProps) {
  const [isWide] = useState(() => window.matchMedia("(min-width: 64rem)").matches);
  if (items.length === 0 && !children) return null;
  const List = ordered ? "ol" : "ul";
  return (
    <details className="disclosure" data-print="open" open={isWide}>
      <summary className="chevron">
        <h3>{title}</h3>
      </summary>
      <div className="prose">
        {children}
        {items.length > 0 ? (
          <List>
            {items.map((item, index) => (
              <li key={index}>{unbroken(item)}</li>
            ))}
          </List>
        ) : null}
      </div>
    </details>
  );
}
