import { graphql } from "gatsby";
import { viewBoxOf } from "../../content/drawing";
import * as styles from "./Drawing.module.css";

/** A drawing with its caption. The lines are in a file, which takes its colors from the page; the labels are text in the page. A phone scrolls it. */
export function Drawing({ drawing }: { drawing: Queries.Drawing_drawingFragment }) {
  const { file, strip, alt, caption, labels } = drawing;
  return (
    <figure className={`${styles.drawing} block`}>
      <div className={styles.sheet}>
        <svg viewBox={viewBoxOf(strip)} role="group" aria-label={alt} tabIndex={0}>
          <use href={`${file.publicURL ?? ""}#art`} />
          {labels.map(({ text, x, y, anchor }) => (
            <text
              key={text}
              x={x}
              y={y}
              textAnchor={(anchor ?? "start") as "start" | "middle" | "end"}
            >
              <tspan>{text}</tspan>
            </text>
          ))}
        </svg>
      </div>
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
