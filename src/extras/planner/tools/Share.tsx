import { useEffect, useRef } from "react";
import { Button } from "../../../components/Action/Action";
import { CopyButton } from "../../../components/CopyButton/CopyButton";
import { currentDay } from "../../../content/day";
import { useText } from "../../../i18n";
import { weekdayText } from "./day-text";
import type { QueryState } from "./useQueryState";
import * as styles from "./tools.module.css";

/** The day on which a page is printed, on paper only. */
export function PrintedOn() {
  const { t, locale } = useText();
  return (
    <p className={`${styles.printed} small`}>
      {t("tools.printedOn", { day: weekdayText(currentDay(), locale) })}
    </p>
  );
}

/** The most characters of an address as a QR code that a phone can read from paper. */
const longest = 1000;

/**
 * Copies the link of an answer, and prints it with its questions, its link, and its link as a QR
 * code.
 */
export function Share({ query: { state, questions } }: { query: QueryState }) {
  const { t, locale } = useText();
  const code = useRef<SVGPathElement>(null);
  const given = questions.flatMap(({ name, label, choices, type, of }) => {
    const value = of && !state[of] ? undefined : state[name];
    const typed = value && type === "date" ? weekdayText(value, locale) : value;
    const title = choices ? choices.find((choice) => choice.value === value)?.title : typed;
    return value && title ? [{ name, label, title }] : [];
  });
  // For every way of printing, also the browser's own.
  useEffect(() => {
    const { href } = window.location;
    // The address is printed below: one that is too long for a code has none.
    if (href.length > longest) return;
    void import("uqr").then(({ encode }) => {
      const { data, size } = encode(href);
      const dots = data.map((row, y) =>
        row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")),
      );
      code.current?.setAttribute("d", dots.flat().join(""));
      code.current?.ownerSVGElement?.setAttribute("viewBox", `0 0 ${size} ${size}`);
    });
  }, []);
  return (
    <>
      <div className="actions no-print">
        <CopyButton label={t("tools.copy")} text={() => window.location.href} />
        <Button onClick={() => window.print()}>{t("tools.print")}</Button>
      </div>
      <div className={`${styles.printed} small`}>
        <svg className={styles.code} aria-hidden>
          <path ref={code} />
        </svg>
        {given.map(({ name, label, title }) => (
          <p key={name}>{`${label} ${title}`}</p>
        ))}
        <PrintedOn />
        <p>{window.location.href}</p>
      </div>
    </>
  );
}
