import { graphql } from "gatsby";
import { Link } from "../../components/Link/Link";
import { Section } from "../../components/Section/Section";
import { serviceSections } from "../../content/sections";
import { spansOf } from "../schedule";
import { wholeText } from "./ProjectFacts";
import { ScheduleTable } from "./ScheduleTable";

interface ServiceScheduleProps {
  schedule: Queries.ServiceSchedule_scheduleFragment;
  phases: readonly Queries.ScheduleTable_phaseFragment[];
}

/** How long the projects of a service take, on its page. */
export function ServiceSchedule({ schedule, phases }: ServiceScheduleProps) {
  const spans = spansOf(phases, schedule.weeks);
  return (
    <Section
      id={serviceSections.schedule}
      title="The usual weeks"
      intro={
        <>
          {wholeText(spans)} from the first drawing to handover: an orientation, not a promise.{" "}
          <Link to={`/plan?project=${schedule.service?.slug ?? ""}`}>Plan yours</Link>
        </>
      }
      beside
      tone
    >
      <div>
        <ScheduleTable title={schedule.title} spans={spans} />
        <p className="small quiet">
          A lighter end is the longest run; diamonds are inspections. Longer if {schedule.longer}.
        </p>
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
