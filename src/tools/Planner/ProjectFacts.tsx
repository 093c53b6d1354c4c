import { graphql } from "gatsby";
import { useNamespace, useToolWords, useWords } from "../../words/words";
import { addDays, dayText } from "../../content/day";
import { dueDays, lengthOf, spansOf, type Due } from "../schedule";
import { ScheduleTable } from "./ScheduleTable";

interface ProjectFactsProps {
  schedule: Queries.ProjectFacts_scheduleFragment;
  phases: readonly Queries.ScheduleTable_phaseFragment[];
  /** The day on which planning begins, where one is known. */
  begin?: string | undefined;
}

/** Returns the length of a whole schedule: “15 to 34 weeks”. */
export function useWholeText(spans: Parameters<typeof lengthOf>[0]): string {
  const { weeks } = useToolWords();
  const { min, max } = lengthOf(spans);
  return weeks(Math.ceil(min / 7), Math.ceil(max / 7));
}

/** What is known of every project of a kind, wherever it is: its schedule, approvals, decisions and papers. */
export function ProjectFacts({ schedule, phases, begin }: ProjectFactsProps) {
  const words = useNamespace("planner");
  const spans = spansOf(phases, schedule.weeks);
  return (
    <>
      <p>{words.facts(useWholeText(spans), schedule.longer)}</p>
      <ScheduleTable title={schedule.title} spans={spans} begin={begin} />
      <h3>{words.approvals}</h3>
      <ol>
        {schedule.approvals.map((approval) => (
          <li key={approval}>{approval}</li>
        ))}
      </ol>
      <h3>{words.decisions}</h3>
      <DueList due={dueDays(spans, schedule.decisions)} begin={begin} />
      <h3>{words.papers}</h3>
      <ul>
        {schedule.papers.map((paper) => (
          <li key={paper}>{paper}</li>
        ))}
      </ul>
    </>
  );
}

function DueList({ due, begin }: { due: readonly Due[]; begin: string | undefined }) {
  const words = useNamespace("planner");
  const { locale } = useWords().language;
  /** “By week 4”, or the day itself. */
  const dueText = ({ day }: Due) => {
    if (begin) return words.due(dayText(addDays(begin, day), locale));
    return day === 0 ? words.dueFirst : words.dueWeek(Math.floor(day / 7));
  };
  return (
    <ul>
      {due.map((item) => (
        <li key={item.what}>
          <span className="quiet">{`${dueText(item)}:`}</span>
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
