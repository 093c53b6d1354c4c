import { useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import type { Problem } from "./check";
import { fieldIds, type FormTable } from "./model";
import * as styles from "./ErrorSummary.module.css";

interface ErrorSummaryProps {
  table: FormTable;
  problems: readonly Problem[];
  /** Changes with each attempt to send, which takes the focus here. */
  attempt: number;
  onFollow: (name: string) => void;
}

/**
 * What is to be mended, at the very top of the page's content, above its headline, with a link to each field
 * (https://design-system.service.gov.uk/components/error-summary/). One error is reason enough for it.
 */
export function ErrorSummary({ table, problems, attempt, onFollow }: ErrorSummaryProps) {
  // The form stands further down, so it puts its own place at the top of main.
  const [place] = useState(() =>
    typeof document === "undefined" ? undefined : document.createElement("div"),
  );
  const box = useRef<HTMLDivElement>(null);
  const isShown = problems.length > 0;

  useEffect(() => {
    if (!place) return undefined;
    document.querySelector("main")?.prepend(place);
    return () => place.remove();
  }, [place]);

  // Only a new attempt takes the focus, not an error that goes.
  const told = useRef(0);
  useEffect(() => {
    if (attempt === told.current || !isShown) return;
    told.current = attempt;
    box.current?.focus();
    box.current?.scrollIntoView({ block: "nearest" });
  }, [attempt, isShown]);

  if (!place || !isShown) return null;
  const title = `${table.name}-problems`;
  return createPortal(
    <div className={`${styles.place ?? ""} wrap`}>
      <div
        ref={box}
        className={styles.box}
        role="alert"
        tabIndex={-1}
        aria-labelledby={title}
        data-error-summary
      >
        <h2 id={title} className={styles.title}>
          There is a problem
        </h2>
        <ul className={styles.list}>
          {problems.map(({ name, message }) => (
            <li key={name}>
              <a
                href={`#${fieldIds(table, name).id}`}
                onClick={(event) => {
                  event.preventDefault();
                  onFollow(name);
                }}
              >
                {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>,
    place,
  );
}
