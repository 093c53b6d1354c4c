import { graphql } from "gatsby";
import { ScheduleBars } from "../../components/ScheduleBars/ScheduleBars";
import { useToolWords, useWords } from "../../words/words";
import { addDays, shortDayText } from "../../content/day";
import { inspectionDays, type Span } from "../schedule";

interface ScheduleTableProps {
  /** What the schedule is for. */
  title: string;
  spans: readonly Span<Queries.ScheduleTable_phaseFragment>[];
  /** The day on which planning begins, where one is known. */
  begin?: string | undefined;
}

/** The phases as bars, each beside its range of weeks and, once the beginning is known, its dates. */
export function ScheduleTable({ title, spans, begin }: ScheduleTableProps) {
  const words = useToolWords();
  const { locale } = useWords().language;
  const text = (from: string, days: number) => shortDayText(addDays(from, days), locale);
  return (
    <ScheduleBars
      caption={words.schedule.caption(title)}
      rows={spans.map((span) => ({
        id: span.phase.entryId,
        title: span.phase.title,
        time: (
          <>
            {words.weeks(span.weeks.min, span.weeks.max)}
            {begin ? (
              <>
                <br />
                {words.days(text(begin, span.start.min), text(begin, span.end.max))}
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
