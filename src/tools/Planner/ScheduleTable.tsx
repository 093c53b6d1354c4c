import { graphql } from "gatsby";
import { ScheduleBars } from "../../components/ScheduleBars/ScheduleBars";
import { addDays, shortDayText } from "../day";
import { inspectionDays, weeksText, type Span } from "../schedule";

interface ScheduleTableProps {
  /** What it is the schedule of. */
  title: string;
  spans: readonly Span<Queries.ScheduleTable_phaseFragment>[];
  /** The day on which planning begins, where one is known. */
  begin?: string | undefined;
}

/** The phases as bars, each beside its range of weeks and, once a day is known, its dates. */
export function ScheduleTable({ title, spans, begin }: ScheduleTableProps) {
  return (
    <ScheduleBars
      caption={`${title}: phases`}
      rows={spans.map((span) => ({
        id: span.phase.entryId,
        title: span.phase.title,
        time: (
          <>
            {weeksText(span.weeks)}
            {begin ? (
              <>
                <br />
                {shortDayText(addDays(begin, span.start.min))} to{" "}
                {shortDayText(addDays(begin, span.end.max))}
              </>
            ) : null}
          </>
        ),
        start: span.start.min / 7,
        end: span.end.min / 7,
        late: span.end.max / 7,
        decision: span.phase.decisions.length > 0,
        inspections: inspectionDays(span).map(({ day, what }) => ({ at: day / 7, what })),
      }))}
    />
  );
}

export const query = graphql`
  fragment ScheduleTable_phase on Phase {
    entryId
    title
    beside
    decisions
    inspections {
      at
      what
    }
  }
`;
