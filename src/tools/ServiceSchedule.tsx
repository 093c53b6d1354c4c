import { graphql } from "gatsby";
import { Link } from "../components/Link/Link";
import { Section } from "../components/Section/Section";
import { serviceSections } from "../content/sections";
import { useText } from "../i18n";
import { spansOf, type Phase } from "./schedule";
import { ScheduleTable } from "./ScheduleTable";
import { lengthText } from "./weeks-text";

interface ServiceScheduleProps {
  schedule: Queries.ServiceSchedule_scheduleFragment;
  phases: readonly Phase[];
}

/** How long the projects of a service take, on its page. */
export function ServiceSchedule({ schedule, phases }: ServiceScheduleProps) {
  const { t } = useText();
  const spans = spansOf(phases, schedule.weeks);
  return (
    <Section
      id={serviceSections.schedule}
      title={t("schedule.title")}
      intro={
        <>
          {t("schedule.whole", { weeks: lengthText(t, spans) })}{" "}
          <Link to={`/plan?project=${schedule.service?.slug ?? ""}`}>{t("schedule.plan")}</Link>
        </>
      }
      beside
      tone
    >
      <div>
        <ScheduleTable title={schedule.title} spans={spans} />
        <p className="small quiet">{t("schedule.key", { longer: schedule.longer })}</p>
      </div>
    </Section>
  );
}

export const query = graphql`
  fragment ServiceSchedule_schedule on Schedule {
    title
    longer
    opening
    service {
      slug
    }
    weeks {
      min
      max
      beside
      phase {
        entryId
      }
    }
  }
`;
