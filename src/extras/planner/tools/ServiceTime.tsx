import clsx from "clsx";
import { Link } from "../../../components/Link/Link";
import type { SlotProps } from "../../../components/Slot/slot-props";
import { useText } from "../../../i18n";
import { spansOf } from "./schedule";
import { lengthText, weeksText } from "./weeks-text";

/** How long the projects of a service take, and when their work could begin. */
export function ServiceTime({ data: { schedule, phases }, isQuiet }: SlotProps["serviceTime"]) {
  const { t } = useText();
  const spans = spansOf(phases.nodes, schedule?.weeks ?? []);
  const work = spans.find(({ phase }) => phase.site);
  const handover = work && spans[spans.indexOf(work) + 1];
  if (!schedule || !work || !handover) return null;
  return (
    <p className={clsx("measure", isQuiet && "quiet")}>
      <strong className="title nums">{lengthText(t, spans)}</strong>
      <br />
      {t("cost.weeks", {
        wait: weeksText(t, Math.round(work.start.min / 7), Math.round(work.start.max / 7)),
        site: weeksText(t, work.weeks.min, work.weeks.max),
        handover: weeksText(t, handover.weeks.min, handover.weeks.max),
      })}{" "}
      {schedule.opening}{" "}
      <Link to={`/plan?project=${schedule.service?.slug ?? ""}`}>{t("service.plan")}</Link>
    </p>
  );
}
