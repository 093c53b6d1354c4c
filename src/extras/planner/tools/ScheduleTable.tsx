import { graphql } from "gatsby";
import { ScheduleBars } from "../../../components/ScheduleBars/ScheduleBars";
import { useText } from "../../../i18n";
import { inspectionsOf, type Span } from "./schedule";
import { weeksText } from "./weeks-text";

interface ScheduleTableProps {
  /** What the schedule is for. */
  title: string;
  spans: readonly Span[];
  /** Returns the dates of a phase, once the beginning is known. */
  dates?: ((span: Span) => string | undefined) | undefined;
}

/**
 * The phases as bars, each beside its range of weeks and, once the beginning is known, its dates.
 */
export function ScheduleTable({ title, spans, dates }: ScheduleTableProps) {
  const { t } = useText();
  return (
    <ScheduleBars
      caption={t("schedule.caption", { title })}
      isStacked={dates !== undefined}
      rows={spans.map((span) => ({
        id: span.phase.entryId,
        title: span.phase.title,
        time: <Time weeks={weeksText(t, span.weeks.min, span.weeks.max)} dates={dates?.(span)} />,
        start: span.start.min / 7,
        end: span.end.min / 7,
        late: span.end.max / 7,
        decision: span.phase.decisions.length > 0,
        inspections: inspectionsOf(span).map(({ day, what }) => ({ at: day.min / 7, what })),
      }))}
    />
  );
}

/** The weeks of a phase, and below them its dates where they are known. */
const Time = ({ weeks, dates }: { weeks: string; dates: string | undefined }) => (
  <>
    <span>{weeks}</span>
    {dates ? <br /> : null}
    {dates ? <span>{dates}</span> : null}
  </>
);

export const query = graphql`
  fragment ScheduleTable_phase on Phase {
    entryId
    title
    beside
    permit
    site
    opens
    decisions {
      id
      what
    }
    inspections {
      id
      at
      what
    }
  }
`;
