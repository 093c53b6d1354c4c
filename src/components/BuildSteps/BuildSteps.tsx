import clsx from "clsx";
import { buildStepIds, type BuildStepId } from "../../content/sections";
import { useNamespace } from "../../words/words";
import * as styles from "./BuildSteps.module.css";

const laneNames = ["you", "we", "authority", "papers"] as const;
type Lane = (typeof laneNames)[number];

/** The steps in which no authority has anything to check yet. */
const unchecked: readonly BuildStepId[] = ["walk", "price", "order"];

const isIdle = (step: BuildStepId, lane: Lane) => lane === "authority" && unchecked.includes(step);

/** The steps of a build along a line, drawn like a chain of dimensions; where there is room, lanes show who acts. */
export function BuildSteps() {
  const { texts, lanes } = useNamespace("steps");
  return (
    <ol className={styles.line}>
      {buildStepIds.map((id) => (
        <li key={id} className={clsx(styles.step, "tick")}>
          <h3>{texts[id].title}</h3>
          <p className="note">{texts[id].summary}</p>
          <ul className={styles.acts}>
            {laneNames.map((lane) =>
              isIdle(id, lane) ? (
                <li key={lane} aria-hidden />
              ) : (
                <li key={lane} className="tick">
                  {lanes[lane]}
                </li>
              ),
            )}
          </ul>
        </li>
      ))}
    </ol>
  );
}

/** The same steps in full, as lanes: who does what, and what is on paper afterwards. */
export function BuildStepTable() {
  const { texts, lanes } = useNamespace("steps");
  return (
    <ol className="ruled">
      {buildStepIds.map((id) => (
        <li key={id} id={id} className={styles.row}>
          <div className={styles.head}>
            <h3 className="title">{texts[id].title}</h3>
            <p className="note">{texts[id].summary}</p>
          </div>
          <dl className={styles.lanes}>
            {laneNames.map((lane) => (
              <div key={lane} className={isIdle(id, lane) ? styles.idle : "tick"}>
                <dt>{lanes[lane]}</dt>
                <dd>{texts[id][lane]}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ol>
  );
}
