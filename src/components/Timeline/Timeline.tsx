import { graphql } from "gatsby";
import { phaseId } from "../../content/sections";
import { Figure } from "../Figure/Figure";
import { RichText } from "../RichText/RichText";
import * as styles from "./Timeline.module.css";

/** The phases of a build, down a line with a tick for each. */
export function Timeline({ phases }: { phases: readonly Queries.Timeline_phaseFragment[] }) {
  return (
    <ol className={styles.timeline}>
      {phases.map((phase, index) => (
        <li key={phase.title} id={phaseId(index + 1)} className={styles.phase} data-print="plain">
          <div>
            <p className={`${styles.weeks} nums`}>{phase.weeks}</p>
            <h3>{phase.title}</h3>
          </div>
          <div>
            <RichText html={phase.text.html} />
            {phase.picture ? (
              <Figure
                className="after"
                picture={phase.picture}
                sizes="(min-width: 83rem) 55rem, (min-width: 64rem) 66vw, 86vw"
              />
            ) : null}
          </div>
        </li>
      ))}
    </ol>
  );
}

export const query = graphql`
  fragment Timeline_phase on BuildPhase {
    weeks
    title
    text {
      html
    }
    picture {
      ...Picture_picture
    }
  }
`;
