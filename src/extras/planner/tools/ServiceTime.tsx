import { graphql } from "gatsby";
import { Link } from "../../../components/Link/Link";
import { capital } from "../../../content/labels";
import { useText } from "../../../i18n";
import { scheduleId } from "../sections";
import { spansOf } from "./schedule";
import { lengthText, weeksText } from "./weeks-text";

/** How long the projects of a service take, and when their work could begin. */
export function ServiceTime({
  data: { schedule, phases },
}: {
  data: Queries.ServiceTime_serviceFragment;
}) {
  const { t } = useText();
  const spans = spansOf(phases.nodes, schedule?.weeks ?? []);
  const work = spans.find(({ phase }) => phase.site);
  const handover = work && spans[spans.indexOf(work) + 1];
  if (!schedule || !work || !handover) return null;
  return (
    <p id={scheduleId} className="measure">
      <strong className="title nums">{capital(lengthText(t, spans))}</strong>
      <br />
      {t(work.phase.opens ? "cost.weeksBooth" : "cost.weeks", {
        wait: weeksText(t, Math.round(work.start.min / 7), Math.round(work.start.max / 7)),
        site: weeksText(t, work.weeks.min, work.weeks.max),
        handover: weeksText(t, handover.weeks.min, handover.weeks.max),
      })}{" "}
      {schedule.opening}{" "}
      <Link to={`/plan?project=${schedule.service?.slug ?? ""}`}>{t("service.plan")}</Link>
    </p>
  );
}

export const query = graphql`
  fragment ServiceTime_service on Query {
    schedule(service: { markdown: { id: { eq: $id } } }, project: { eq: null }) {
      ...ServiceTime_schedule
    }
    phases: allPhase(filter: { language: { eq: $language } }, sort: { order: ASC }) {
      nodes {
        ...ScheduleTable_phase
      }
    }
  }

  fragment ServiceTime_schedule on Schedule {
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
