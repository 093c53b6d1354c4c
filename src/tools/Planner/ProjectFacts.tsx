import { graphql } from "gatsby";
import { addDays, dayText } from "../day";
import { dueDays, lengthOf, spansOf, type Due } from "../schedule";
import { ScheduleTable } from "./ScheduleTable";

interface ProjectFactsProps {
  schedule: Queries.ProjectFacts_scheduleFragment;
  phases: readonly Queries.ScheduleTable_phaseFragment[];
  /** The day on which planning begins, where one is known. */
  begin?: string | undefined;
}

/** “15 to 34 weeks”, for the whole of a schedule. */
export function wholeText(spans: Parameters<typeof lengthOf>[0]): string {
  const { min, max } = lengthOf(spans);
  return `${Math.ceil(min / 7)} to ${Math.ceil(max / 7)} weeks`;
}

/** What is known of every project of a kind, wherever it is: its schedule, approvals, decisions and papers. */
export function ProjectFacts({ schedule, phases, begin }: ProjectFactsProps) {
  const spans = spansOf(phases, schedule.weeks);
  return (
    <>
      <p>
        {`${wholeText(spans)} from the first drawing to handover, for orientation. Longer if ${schedule.longer}.`}
      </p>
      <ScheduleTable title={schedule.title} spans={spans} begin={begin} />
      <h3>Who else approves, in order</h3>
      <ol>
        {schedule.approvals.map((approval) => (
          <li key={approval}>{approval}</li>
        ))}
      </ol>
      <h3>What you decide, and when</h3>
      <DueList due={dueDays(spans, schedule.decisions)} begin={begin} />
      <h3>Papers to have ready</h3>
      <ul>
        {schedule.papers.map((paper) => (
          <li key={paper}>{paper}</li>
        ))}
      </ul>
    </>
  );
}

/** “by week 4”, or the day itself. */
const dueText = ({ day }: Due, begin: string | undefined) => {
  if (begin) return `By ${dayText(addDays(begin, day))}`;
  return day === 0 ? "To begin with" : `By week ${Math.floor(day / 7)}`;
};

function DueList({ due, begin }: { due: readonly Due[]; begin: string | undefined }) {
  return (
    <ul>
      {due.map((item) => (
        <li key={item.what}>
          <span className="quiet">{`${dueText(item, begin)}:`}</span>
          {` ${item.what}`}
        </li>
      ))}
    </ul>
  );
}

export const query = graphql`
  fragment ProjectFacts_schedule on Schedule {
    title
    longer
    weeks {
      min
      max
      phase {
        entryId
      }
    }
    decisions {
      what
      phase {
        entryId
      }
    }
    papers
    approvals
  }
`;
