import { graphql } from "gatsby";
import { Bars } from "../Bars/Bars";

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
    return times.length < 2 ? null : (
      <Bars
        key={name}
        caption={captions[name]}
        rows={times.map(({ entryId, of, value }) => ({
          label: <a href={`#${entryId}`}>{of}</a>,
          value,
          of: value,
        }))}
      />
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
