import { graphql } from "gatsby";
import { drawingSize, heightOf, stateViewBox, viewBoxOf } from "../../content/drawing";
import { unbroken, useText } from "../../i18n";
import { DrawingFile } from "../DrawingFile/DrawingFile";
import { dataAttribute } from "../../styles/data-attributes";
import * as styles from "./Drawing.module.css";

/** Returns the address of a drawing's lines. Throws where its file has none. */
function addressOf({
  file,
  alt,
}: Pick<Queries.DrawingState_stateFragment, "alt" | "file">): string {
  if (!file.publicURL) throw new Error(`The drawing “${alt}” has no file with an address.`);
  return `${file.publicURL}#art`;
}

/** Half of a number's width, in the drawing's own units. */
const numberRadius = 16;

/**
 * A drawing with its caption. The lines are in a file, which takes its colors from the page; the
 * labels are text in the page. A phone shows a number in the place of each, and lists them below.
 */
export function Drawing({ drawing }: { drawing: Queries.Drawing_drawingFragment }) {
  const { file, strip, alt, caption, labels } = drawing;
  return (
    <figure className={`${styles.drawing} block`}>
      <svg viewBox={viewBoxOf(strip)} role="group" aria-label={alt}>
        <DrawingFile href={addressOf({ file, alt })} />
        {labels.map(({ text, x, y, anchor }) => {
          const right = drawingSize.width - x;
          const half = Math.min(x, right);
          const [left, width] =
            anchor === "end" ? [0, x] : anchor ? [x - half, 2 * half] : [x, right];
          return (
            <foreignObject
              key={text}
              {...dataAttribute("anchor", anchor ?? undefined)}
              // With several lines, a label above the drawing ends at y; any other begins there.
              {...dataAttribute("above", y < 60 ? "" : undefined)}
              x={left}
              y={y < 60 ? y + 4 : y}
              width={width}
              height="1"
            >
              <div className={styles.drawn}>
                <span>{text}</span>
              </div>
            </foreignObject>
          );
        })}
        {labels.map(({ text, x, y, anchor }, index) => {
          const shift = anchor === "middle" ? 0 : anchor === "end" ? -numberRadius : numberRadius;
          // At the middle of the first line of its label, and not below the drawing.
          const middle = Math.min(y - 4, heightOf(strip) - numberRadius);
          return (
            <g
              key={text}
              className={styles.number}
              transform={`translate(${x + shift} ${middle})`}
              aria-hidden="true"
            >
              <circle r={numberRadius} />
              <text y="8">{index + 1}</text>
            </g>
          );
        })}
      </svg>
      {labels.length > 0 ? (
        <ol className={styles.list}>
          {labels.map(({ text }) => (
            <li key={text}>{unbroken(text)}</li>
          ))}
        </ol>
      ) : null}
      <figcaption className="note">{unbroken(caption)}</figcaption>
    </figure>
  );
}

/** A place in four drawings, from what it is to what it becomes. */
export function DrawingStates({ states }: { states: Queries.DrawingStates_statesFragment }) {
  const { t } = useText();
  return (
    <ol className={styles.states} aria-label={t("drawing.states")}>
      {(["before", "opened", "inspected", "finished"] as const).map((name) => {
        const { file, alt, caption } = states[name];
        return (
          <li key={name}>
            <figure>
              <svg viewBox={stateViewBox} role="img" aria-label={alt}>
                <DrawingFile href={addressOf({ file, alt })} />
              </svg>
              <figcaption className="note">
                <strong className="label">{t(`drawing.${name}`)}</strong> {unbroken(caption)}
              </figcaption>
            </figure>
          </li>
        );
      })}
    </ol>
  );
}

export const query = graphql`
  fragment DrawingState_state on DrawingState {
    file {
      publicURL
    }
    alt
    caption
  }

  fragment DrawingStates_states on ServiceStates {
    before {
      ...DrawingState_state
    }
    opened {
      ...DrawingState_state
    }
    inspected {
      ...DrawingState_state
    }
    finished {
      ...DrawingState_state
    }
  }

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
