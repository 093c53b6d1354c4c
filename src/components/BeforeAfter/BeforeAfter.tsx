import { graphql } from "gatsby";
import { useEffect, useRef, useState } from "react";
import { Figure } from "../Figure/Figure";
import { useText } from "../../i18n";
import * as styles from "./BeforeAfter.module.css";

/** Two pictures from the same viewpoint, side by side; with script below 100rem, one over the other with a slider. */
export function BeforeAfter({ pair }: { pair: Queries.BeforeAfter_pairFragment }) {
  const { t } = useText();
  const [before, setBefore] = useState(50);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    frame.current?.style.setProperty("--before", `${before}%`);
  }, [before]);
  useEffect(() => {
    // Dragging the handle would otherwise start dragging the picture below it.
    frame.current?.addEventListener("dragstart", (event) => event.preventDefault());
  }, []);
  // Numbers on the pictures, explained by the list below them.
  const pins = pair.pins.length > 0 && (
    <svg className={styles.pins} aria-hidden="true">
      {pair.pins.map(({ x, y, text }, index) => (
        <svg key={text} x={`${x}%`} y={`${y}%`} overflow="visible">
          <circle r="13" />
          <text y="5">{index + 1}</text>
        </svg>
      ))}
    </svg>
  );
  return (
    <div className="block">
      <div className={styles.head}>
        <h3>{pair.title}</h3>
        <div
          role="group"
          aria-label={pair.title}
          className={`${styles.show} row script-only no-print`}
        >
          <button type="button" className="text-button" onClick={() => setBefore(100)}>
            {t("beforeAfter.showBefore")}
          </button>
          <button type="button" className="text-button" onClick={() => setBefore(0)}>
            {t("beforeAfter.showAfter")}
          </button>
        </div>
      </div>
      <div ref={frame} className={styles.frame}>
        <Figure picture={pair.before} sizes={sizes} over={pins} />
        <Figure picture={pair.after} sizes={sizes} over={pins} />
        <input
          type="range"
          className={styles.range}
          aria-label={t("beforeAfter.range", { title: pair.title })}
          aria-valuetext={t("beforeAfter.percent", { percent: before })}
          value={before}
          onChange={(event) => setBefore(Number(event.target.value))}
        />
      </div>
      {pins ? (
        <ol className={styles.changes}>
          {pair.pins.map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
        </ol>
      ) : null}
    </div>
  );
}

const sizes = "(min-width: 100rem) 44rem, (min-width: 83rem) 80rem, 92vw";

export const query = graphql`
  fragment BeforeAfter_pair on BeforeAfter {
    title
    before {
      ...Picture_picture
    }
    after {
      ...Picture_picture
    }
    pins {
      x
      y
      text
    }
  }
`;
