import { Link } from "../components/Link/Link";
import { Section } from "../components/Section/Section";
import { priceHeading, serviceSections } from "../content/sections";
import { useText } from "../i18n";
import { CostFigures } from "./CostFigures";
import { spansOf, type Phase } from "./schedule";
import { weeksText, lengthText } from "./weeks-text";

interface ServiceCostProps {
  costs: readonly Queries.ServiceCost_costFragment[];
  schedule: Queries.ServiceSchedule_scheduleFragment | null;
  phases: readonly Phase[];
}

/** What others have published about the price of a service, or which paper gives one; and when its work could begin. */
export function ServiceCost({ costs, schedule, phases }: ServiceCostProps) {
  const { t, rich } = useText();
  const spans = spansOf(phases, schedule?.weeks ?? []);
  const work = spans.find(({ phase }) => phase.site);
  const handover = work && spans[spans.indexOf(work) + 1];
  const time = work && handover && (
    <>
      <strong className="title nums">{lengthText(t, spans)}</strong>
      <br />
      {t("cost.weeks", {
        wait: weeksText(t, Math.round(work.start.min / 7), Math.round(work.start.max / 7)),
        site: weeksText(t, work.weeks.min, work.weeks.max),
        handover: weeksText(t, handover.weeks.min, handover.weeks.max),
      })}{" "}
      {schedule?.opening}{" "}
      <Link to={`/plan?project=${schedule?.service?.slug ?? ""}`}>{t("service.plan")}</Link>
    </>
  );
  const hasCosts = costs.length > 0;
  const price = rich(hasCosts ? "cost.published" : "cost.none", {
    paper: (words) => <Link to="/papers/written-price">{words}</Link>,
    moves: (words) => <a href={`#${priceHeading}`}>{words}</a>,
  });
  const figures = (
    <div>
      <CostFigures costs={costs} />
      <p className="after">{price}</p>
    </div>
  );
  return (
    <Section
      id={serviceSections.cost}
      title={t("cost.title")}
      intro={hasCosts ? time : price}
      beside
      tone
    >
      {/* Where nobody publishes a price, the time takes the place of the figures. */}
      {hasCosts ? figures : time ? <p className="measure">{time}</p> : null}
    </Section>
  );
}
