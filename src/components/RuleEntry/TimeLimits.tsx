import { graphql } from "gatsby";
import * as styles from "./TimeLimits.module.css";

interface TimeLimitsProps {
  rules: readonly Queries.TimeLimits_ruleFragment[];
  /** Caption above the bars of each unit. */
  captions: Readonly<Record<"days" | "years", string>>;
}

/** The time limits that rules set, as bars on a scale for each unit. A lone bar is left out: its length says nothing. */
export function TimeLimits({ rules, captions }: TimeLimitsProps) {
  return (["days", "years"] as const).map((name) => {
    const times = rules
      .flatMap(({ entryId, figures }) => figures.map((figure) => ({ entryId, ...figure })))
      .filter(({ unit }) => unit === name)
      .sort((a, b) => a.value - b.value);
    const longest = times.at(-1)?.value ?? 0;
    return times.length < 2 ? null : (
      <figure key={name} className={`${styles.limits} no-print`}>
        <figcaption className={styles.caption}>{captions[name]}</figcaption>
        <ul>
          {times.map(({ entryId, of, value }) => (
            <li key={of}>
              <a href={`#${entryId}`}>{of}</a> <b>{value}</b>
              <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden>
                <rect width={(value / longest) * 100} height="1" />
              </svg>
            </li>
          ))}
        </ul>
      </figure>
    );
  });
}

export const query = graphql`
  fragment TimeLimits_rule on Rule {
    entryId
    figures {
      value
      unit
      of
    }
  }
`;
