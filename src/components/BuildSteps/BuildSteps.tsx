import { buildSteps } from "./steps";
import * as styles from "./BuildSteps.module.css";

/** The steps of a build along a line, drawn like a chain of dimensions. */
export function BuildSteps() {
  return (
    <ol className={styles.line}>
      {buildSteps.map((step) => (
        <li key={step.id} className={styles.step}>
          <h3 className={styles.title}>{step.title}</h3>
          <p className={styles.text}>{step.summary}</p>
        </li>
      ))}
    </ol>
  );
}

/** The same steps in full: who does what, and what is on paper afterwards. */
export function BuildStepTable() {
  return (
    <ol className="ruled">
      {buildSteps.map((step) => (
        <li key={step.id} id={step.id} className={styles.row}>
          <div>
            <h3 className={styles.rowTitle}>{step.title}</h3>
            <p className={styles.text}>{step.summary}</p>
          </div>
          <dl className={styles.parts}>
            <div>
              <dt>We do</dt>
              <dd>{step.we}</dd>
            </div>
            <div>
              <dt>You decide</dt>
              <dd>{step.you}</dd>
            </div>
            <div>
              <dt>The authority checks</dt>
              <dd>{step.authority}</dd>
            </div>
            <div>
              <dt>On paper afterwards</dt>
              <dd>{step.papers}</dd>
            </div>
          </dl>
        </li>
      ))}
    </ol>
  );
}
