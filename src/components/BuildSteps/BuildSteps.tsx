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

/** The same steps in full, as lanes: who does what, and what is on paper afterwards. */
export function BuildStepTable() {
  return (
    <ol className="ruled">
      {buildSteps.map((step) => (
        <li key={step.id} id={step.id} className={styles.row}>
          <div className={styles.head}>
            <h3 className={styles.rowTitle}>{step.title}</h3>
            <p className={styles.text}>{step.summary}</p>
          </div>
          <dl className={styles.lanes}>
            {lanes.map(({ key, term }) => (
              <div key={key} className={isIdle(step[key]) ? styles.idle : undefined}>
                <dt>{term}</dt>
                <dd>{step[key]}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ol>
  );
}

const lanes = [
  { key: "you", term: "You decide" },
  { key: "we", term: "We do" },
  { key: "authority", term: "The authority checks" },
  { key: "papers", term: "On paper afterwards" },
] as const;

/** Where the texts say that somebody has no part in a step yet. */
const isIdle = (text: string) => text.startsWith("Nothing yet");
