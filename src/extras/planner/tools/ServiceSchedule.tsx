import { graphql } from "gatsby";
import { Link } from "../../../components/Link/Link";
import { Section } from "../../../components/Section/Section";
import type { SlotProps } from "../../../components/Slot/slot-props";
import { useText } from "../../../i18n";
import { scheduleId } from "../sections";
import { spansOf } from "./schedule";
import { ScheduleTable } from "./ScheduleTable";
import { lengthText } from "./weeks-text";

/** How long the projects of a service take, on its page; nothing where that is not known. */
export function ServiceSchedule({ data: { schedule, phases } }: SlotProps["serviceText"]) {
  const { t } = useText();
  if (!schedule) return null;
  const spans = spansOf(phases.nodes, schedule.weeks);
  return (
    <Section
      id={scheduleId}
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
  fragment ServiceSchedule_service on Query {
    schedule(service: { markdown: { id: { eq: $id } } }, project: { eq: null }) {
      ...ServiceSchedule_schedule
    }
    phases: allPhase(filter: { language: { eq: $language } }, sort: { order: ASC }) {
      nodes {
        ...ScheduleTable_phase
      }
    }
  }

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
