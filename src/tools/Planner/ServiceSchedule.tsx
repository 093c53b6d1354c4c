import { graphql } from "gatsby";
import { Link } from "../../components/Link/Link";
import { Section } from "../../components/Section/Section";
import { serviceSections } from "../../content/sections";
import { useToolWords } from "../../words/words";
import { spansOf } from "../schedule";
import { useWholeText } from "./ProjectFacts";
import { ScheduleTable } from "./ScheduleTable";

interface ServiceScheduleProps {
  schedule: Queries.ServiceSchedule_scheduleFragment;
  phases: readonly Queries.ScheduleTable_phaseFragment[];
}

/** How long the projects of a service take, on its page. */
export function ServiceSchedule({ schedule, phases }: ServiceScheduleProps) {
  const { schedule: words } = useToolWords();
  const spans = spansOf(phases, schedule.weeks);
  return (
    <Section
      id={serviceSections.schedule}
      title={words.title}
      intro={
        <>
          {words.whole(useWholeText(spans))}{" "}
          <Link to={`/plan?project=${schedule.service?.slug ?? ""}`}>{words.plan}</Link>
        </>
      }
      beside
      tone
    >
      <div>
        <ScheduleTable title={schedule.title} spans={spans} />
        <p className="small quiet">{words.key(schedule.longer)}</p>
      </div>
    </Section>
  );
}

export const query = graphql`
  fragment ServiceSchedule_schedule on Schedule {
    title
    longer
    service {
      slug
    }
    weeks {
      min
      max
      phase {
        entryId
      }
    }
  }
`;
