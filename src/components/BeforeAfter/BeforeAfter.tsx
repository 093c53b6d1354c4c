import clsx from "clsx";
import { graphql } from "gatsby";
import { useState } from "react";
import { Figure } from "../Figure/Figure";
import * as styles from "./BeforeAfter.module.css";

interface BeforeAfterProps {
  pair: Queries.BeforeAfter_pairFragment;
}

/**
 * Two pictures from the same camera. With script they are stacked and a button toggles between them; without script they
 * are side by side. The style sheet decides by `data-theme` on the root, so nothing moves during hydration.
 */
export function BeforeAfter({ pair }: BeforeAfterProps) {
  const [before, setBefore] = useState(false);
  return (
    <div className={styles.pair} data-shown={before ? "before" : "after"}>
      <div className={styles.head}>
        <h3>{pair.title}</h3>
        <button
          type="button"
          className={clsx(styles.toggle, "script-only no-print")}
          aria-pressed={before}
          onClick={() => setBefore(!before)}
        >
          Show before
          <span className="visually-hidden">: {pair.title}</span>
        </button>
      </div>
      <div className={styles.frame}>
        <Figure className={styles.before} picture={pair.before} sizes={sizes} label="Before" />
        <Figure className={styles.after} picture={pair.after} sizes={sizes} label="After" />
      </div>
    </div>
  );
}

const sizes = "(min-width: 83rem) 80rem, 92vw";

export const query = graphql`
  fragment BeforeAfter_pair on BeforeAfter {
    title
    before {
      ...Picture_picture
    }
    after {
      ...Picture_picture
    }
  }
`;
