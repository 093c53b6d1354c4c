import clsx from "clsx";
import { useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useFormWords } from "../words/words";
import type { Problem } from "./check";
import { fieldIds, type FormTable } from "./model";
import * as styles from "./ErrorSummary.module.css";

interface ErrorSummaryProps {
  table: FormTable;
  problems: readonly Problem[];
  /** The number of times that checking found errors: each of them moves the focus here. */
  attempt: number;
  onFollow: (name: string) => void;
}

/**
 * Lists the errors at the top of `<main>`, above the page's heading, with a link to each field; for a single error as well
 * (https://design-system.service.gov.uk/components/error-summary/).
 */
export function ErrorSummary({ table, problems, attempt, onFollow }: ErrorSummaryProps) {
  const words = useFormWords();
  // The form is further down the page, so the summary gets a container of its own at the top of main.
  const [container] = useState(() =>
    typeof document === "undefined" ? undefined : document.createElement("div"),
  );
  const box = useRef<HTMLDivElement>(null);
  const isShown = problems.length > 0;

  useEffect(() => {
    if (!container) return undefined;
    document.querySelector("main")?.prepend(container);
    return () => container.remove();
  }, [container]);

  // Only a new attempt moves the focus, not an error that has been fixed since.
  const lastAttempt = useRef(0);
  useEffect(() => {
    if (attempt === lastAttempt.current || !isShown) return;
    lastAttempt.current = attempt;
    box.current?.focus();
    box.current?.scrollIntoView({ block: "nearest" });
  }, [attempt, isShown]);

  if (!container || !isShown) return null;
  const title = `${table.name}-problems`;
  return createPortal(
    <div className={clsx(styles.place, "wrap")}>
      <div
        ref={box}
        className={styles.box}
        role="alert"
        tabIndex={-1}
        aria-labelledby={title}
        data-error-summary
      >
        <h2 id={title} className={styles.title}>
          {words.summary}
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
    container,
  );
}
