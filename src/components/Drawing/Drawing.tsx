import { graphql } from "gatsby";
import { viewBoxOf } from "../../content/drawing";
import * as styles from "./Drawing.module.css";

/**
 * A drawing with its caption. The lines are in a separate file, which takes its colors from the page; the labels are text
 * in the page. Where there is no room for them beside the lines, numbers take their place and the labels are listed below.
 */
export function Drawing({
  drawing: { file, strip, alt, caption, labels },
}: {
  drawing: Queries.Drawing_drawingFragment;
}) {
  return (
    <figure className={`${styles.drawing} block`}>
      <svg viewBox={viewBoxOf(strip)} role="group" aria-label={alt}>
        <use href={`${file.publicURL ?? ""}#art`} />
        {labels.map(({ text, x, y, anchor }, index) => (
          <text
            key={text}
            x={x}
            y={y}
            textAnchor={(anchor ?? "start") as "start" | "middle" | "end"}
          >
            <tspan className={styles.words}>{text}</tspan>
            <tspan className={styles.number} aria-hidden>
              {index + 1}
            </tspan>
          </text>
        ))}
      </svg>
      <ol className={styles.legend}>
        {labels.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ol>
      <figcaption className="note">{caption}</figcaption>
    </figure>
  );
}

export const query = graphql`
  fragment Drawing_drawing on Drawing {
    file {
      publicURL
    }
    section
    strip
    alt
    caption
    labels {
      text
      x
      y
      anchor
    }
  }
`;
