import { graphql } from "gatsby";
import { addDays, shortDayText } from "../day";
import { inspectionDays, lengthOf, weeksText, type Span } from "../schedule";
import * as styles from "./Planner.module.css";

interface ScheduleTableProps {
  /** What it is the schedule of. */
  title: string;
  spans: readonly Span<Queries.ScheduleTable_phaseFragment>[];
  /** The day on which planning begins, where one is known. */
  begin?: string | undefined;
}

/** The phases as bars, each beside its range of weeks and, once a day is known, its dates. */
export function ScheduleTable({ title, spans, begin }: ScheduleTableProps) {
  const total = lengthOf(spans).max;
  return (
    <div className="table-wrap">
      <table>
        <caption className="visually-hidden">{title}: phases</caption>
        <thead>
          <tr>
            <th scope="col">Phase</th>
            <th scope="col">Time</th>
            <th scope="col" aria-hidden="true" />
          </tr>
        </thead>
        <tbody>
          {spans.map((span) => (
            <tr key={span.phase.entryId}>
              <th scope="row">{span.phase.title}</th>
              <td>
                {weeksText(span.weeks)}
                {begin ? (
                  <>
                    <br />
                    {shortDayText(addDays(begin, span.start.min))} to{" "}
                    {shortDayText(addDays(begin, span.end.max))}
                  </>
                ) : null}
              </td>
              <td aria-hidden="true">
                <Bar span={span} total={total} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Days between the lines of the grid: every four weeks, or every twelve on a long schedule. */
const gridOf = (total: number) => (total > 60 * 7 ? 12 * 7 : 4 * 7);

function Bar({ span, total }: { span: Span; total: number }) {
  const at = (day: number) => `${Math.round((day / total) * 1000) / 10}%`;
  const { phase, start, end } = span;
  const step = gridOf(total);
  const lines = Array.from({ length: Math.floor(total / step) }, (_, index) => (index + 1) * step);
  return (
    <svg className={styles.bar} width="100%" height="20" focusable="false">
      {lines.map((day) => (
        <line key={day} x1={at(day)} x2={at(day)} y1="0" y2="20" />
      ))}
      <rect
        className={styles.late}
        x={at(start.min)}
        y="6"
        width={at(end.max - start.min)}
        height="8"
      />
      <rect x={at(start.min)} y="6" width={at(end.min - start.min)} height="8" />
      {phase.decisions.length > 0 ? (
        <rect className={styles.mark} x={at(start.min)} y="0" width="2" height="20" />
      ) : null}
      {inspectionDays(span).map(({ day, what }) => (
        <svg key={what} x={at(day)} overflow="visible">
          <path className={styles.mark} d="M0 4l6 6-6 6-6-6z" />
        </svg>
      ))}
    </svg>
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
