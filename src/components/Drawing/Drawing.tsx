import { graphql } from "gatsby";
import { drawingSize, viewBoxOf } from "../../content/drawing";
import { unbroken } from "../../i18n";
import { DrawingFile } from "../DrawingFile/DrawingFile";
import * as styles from "./Drawing.module.css";

/**
 * A drawing with its caption. The lines are in a file, which takes its colors from the page; the
 * labels are text in the page, in several lines on a phone.
 */
export function Drawing({ drawing }: { drawing: Queries.Drawing_drawingFragment }) {
  const { file, strip, alt, caption, labels } = drawing;
  return (
    <figure className={`${styles.drawing} block`}>
      <svg viewBox={viewBoxOf(strip)} role="group" aria-label={alt}>
        <DrawingFile href={`${file.publicURL ?? ""}#art`} />
        {labels.map(({ text, x, y, anchor }) => {
          const right = drawingSize.width - x;
          const half = Math.min(x, right);
          const [left, width] =
            anchor === "end" ? [0, x] : anchor ? [x - half, 2 * half] : [x, right];
          return (
            <foreignObject
              key={text}
              data-anchor={anchor}
              // With several lines, a label above the drawing ends at y; any other begins there.
              data-above={y < 60 || undefined}
              x={left}
              y={y < 60 ? y + 4 : y - 11}
              width={width}
              height="1"
            >
              <div className={styles.drawn}>
                <span>{text}</span>
              </div>
            </foreignObject>
          );
        })}
      </svg>
      <figcaption className="note">{unbroken(caption)}</figcaption>
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
