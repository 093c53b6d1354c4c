import type { ReactNode } from "react";

interface FoldProps {
  /** Id of the heading, which names what is folded. */
  id?: string;
  title: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A heading with content that a phone shows folded; wider screens and paper show it in full (src/styles/layout.css). */
export function Fold({ id, title, className, children }: FoldProps) {
  return (
    <details className="fold">
      <summary className="chevron">
        <h2 id={id} className={className}>
          {title}
        </h2>
      </summary>
      {children}
    </details>
  );
}
