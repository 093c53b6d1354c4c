import { unbroken } from "../../i18n";
import { dataAttribute } from "../../styles/data-attributes";

interface FoldProps {
  /** Id of the heading, which names what is folded. */
  id?: string;
  title: React.ReactNode;
  /** Size of the heading where the content is not folded. */
  size?: "s" | "xl";
  children: React.ReactNode;
}

/**
 * A heading with content that a phone shows folded; wider screens and paper show it in full
 * (src/styles/primitives/folds.css).
 */
export function Fold({ id, title, size = "s", children }: FoldProps) {
  return (
    <details className="fold" {...dataAttribute("size", size)}>
      <summary className="chevron">
        <h2 id={id}>{unbroken(title)}</h2>
      </summary>
      {children}
    </details>
  );
}
