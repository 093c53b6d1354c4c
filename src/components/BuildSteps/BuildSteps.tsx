import clsx from "clsx";
import { graphql } from "gatsby";
import { useText } from "../../i18n";
import * as styles from "./BuildSteps.module.css";

const laneNames = ["you", "we", "authority", "papers"] as const;
type Lane = (typeof laneNames)[number];

interface BuildStepsProps {
  steps: readonly Queries.BuildSteps_stepFragment[];
}

const isIdle = ({ idle }: BuildStepsProps["steps"][number], lane: Lane) =>
  lane === "authority" && idle === true;

/** The steps of a build along a line, drawn like a chain of dimensions; where there is room, lanes show who acts. */
export function BuildSteps({ steps }: BuildStepsProps) {
  const { t } = useText();
  return (
    <ol className={styles.line}>
      {steps.map((step) => (
        <li key={step.entryId} className={clsx(styles.step, "tick")}>
          <h3>{step.title}</h3>
          <p className="note">{step.summary}</p>
          <ul className={styles.acts}>
            {laneNames.map((lane) =>
              isIdle(step, lane) ? (
                <li key={lane} aria-hidden />
              ) : (
                <li key={lane} className="tick">
                  {t(`steps.${lane}`)}
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
export function BuildStepTable({ steps }: BuildStepsProps) {
  const { t } = useText();
  return (
    <ol className="ruled">
      {steps.map((step) => (
        <li key={step.entryId} id={step.entryId} className={styles.row}>
          <div className={styles.head}>
            <h3 className="title">{step.title}</h3>
            <p className="note">{step.summary}</p>
          </div>
          <dl className={styles.lanes}>
            {laneNames.map((lane) => (
              <div key={lane} className={isIdle(step, lane) ? styles.idle : "tick"}>
                <dt>{t(`steps.${lane}`)}</dt>
                <dd>{step[lane]}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ol>
  );
}

export const query = graphql`
  fragment BuildSteps_step on BuildStep {
    entryId
    title
    summary
    you
    we
    authority
    idle
    papers
  }
`;
