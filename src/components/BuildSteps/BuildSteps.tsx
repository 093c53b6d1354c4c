import clsx from "clsx";
import { graphql } from "gatsby";
import { unbroken, useText } from "../../i18n";
import { RichText } from "../RichText/RichText";
import * as styles from "./BuildSteps.module.css";

const laneNames = ["you", "we", "authority", "papers"] as const;

type Steps = readonly Queries.BuildSteps_stepFragment[];

/** The steps of a build along a line, drawn like a chain of dimensions. */
export function BuildSteps({ steps }: { steps: Steps }) {
  return (
    <ol className={styles.line}>
      {steps.map((step) => (
        <li key={step.entryId} className={clsx(styles.step, "tick")}>
          <h3>{unbroken(step.title)}</h3>
          <p className="note">{step.summary}</p>
        </li>
      ))}
    </ol>
  );
}

/** The same steps in full: what is paid, and in lanes who does what, and what is on paper then. */
export function BuildStepLanes({ steps }: { steps: Steps }) {
  const { t } = useText();
  return (
    <ol className="ruled">
      {steps.map((step) => (
        <li key={step.entryId} id={step.entryId} className={styles.full}>
          <div className={styles.head}>
            <h3 className="title">{unbroken(step.title)}</h3>
            <p className="note">{step.summary}</p>
            {step.pays ? (
              <dl className={styles.pays}>
                <dt>{t("steps.pays")}</dt>
                <dd>
                  <RichText className="note" html={step.pays.html} />
                </dd>
              </dl>
            ) : null}
          </div>
          <dl className={styles.lanes}>
            {laneNames.map((lane) =>
              step[lane] === null ? null : (
                <div key={lane} className={lane === "authority" && step.idle ? "quiet" : "tick"}>
                  <dt>{t(`steps.${lane}`)}</dt>
                  <dd>{unbroken(step[lane])}</dd>
                </div>
              ),
            )}
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
    pays {
      html
    }
  }
`;
