import clsx from "clsx";
import { useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useText } from "../i18n";
import type { Problem } from "./check";
import { dataAttribute } from "../styles/data-attributes";
import * as styles from "./forms.module.css";

interface ErrorSummaryProps {
  problems: readonly Problem[];
  /** The number of times that checking found errors: each of them moves the focus here. */
  attempt: number;
  fieldId: (name: string) => string;
}

/**
 * Lists the errors at the top of `<main>`, each linked to its field:
 * https://design-system.service.gov.uk/components/error-summary/
 */
export function ErrorSummary({ problems, attempt, fieldId }: ErrorSummaryProps) {
  const { t } = useText();
  // The form is further down the page, so the summary gets a container of its own.
  const [container] = useState(() =>
    typeof document === "undefined" ? undefined : document.createElement("div"),
  );
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (container) document.querySelector("main")?.prepend(container);
    return () => container?.remove();
  }, [container]);

  // Only a new attempt moves the focus, not an error that has been fixed since.
  useEffect(() => {
    box.current?.focus();
    box.current?.scrollIntoView({ block: "nearest" });
  }, [attempt]);

  if (!container || problems.length === 0) return null;
  return createPortal(
    <div className={clsx(styles.summary, "wrap")}>
      <div ref={box} tabIndex={-1} {...dataAttribute("error-summary", "")}>
        {/* On a child of what gets the focus, or some screen readers would read it twice. */}
        <div role="alert" className="stack">
          <h2 className="lead">{t("forms.summary")}</h2>
          <ul>
            {problems.map(({ name, message }) => (
              <li key={name}>
                <a
                  href={`#${fieldId(name)}`}
                  onClick={(event) => {
                    event.preventDefault();
                    const field = document.getElementById(fieldId(name));
                    field?.closest("details")?.setAttribute("open", "");
                    field?.focus();
                    // `scroll-margin` keeps the label in view, below the sticky header.
                    field?.scrollIntoView({ block: "nearest" });
                  }}
                >
                  {message}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </div>,
    container,
  );
}
