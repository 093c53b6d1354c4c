import { Link } from "../components/Link/Link";
import { Section } from "../components/Section/Section";
import { Slot } from "../components/Slot/Slot";
import { Specimen } from "../components/Specimen/Specimen";
import { priceHeading, serviceSections } from "../content/sections";
import { unbroken, useText } from "../i18n";
import { CostFigures } from "./CostFigures";
import { spansOf, type Phase } from "./schedule";
import { weeksText, lengthText } from "./weeks-text";

interface ServiceCostProps {
  costs: readonly Queries.ServiceCost_costFragment[];
  schedule: Queries.ServiceSchedule_scheduleFragment | null;
  phases: readonly Phase[];
}

/**
 * What a service costs: the business's own range, which leads; what others have published, or which paper gives a price; and when its
 * work could begin.
 */
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
  const own = costs.filter((cost) => cost.own);
  const published = costs.filter((cost) => !cost.own);
  const hasCosts = costs.length > 0;
  const price = rich(
    published.length > 0 ? "cost.published" : own.length > 0 ? "cost.own" : "cost.none",
    {
      paper: (words) => (
        <Slot name="writtenPrice" words={words}>
          {words}
        </Slot>
      ),
      moves: (words) => <a href={`#${priceHeading}`}>{words}</a>,
    },
  );
  const figures = (
    <div className="stack">
      {own.length > 0 ? (
        <OwnPrices costs={own} />
      ) : (
        <Specimen>{() => <p>{t("cost.sample")}</p>}</Specimen>
      )}
      {own.length > 0 && published.length > 0 ? (
        <h3 className="after">{t("cost.compare")}</h3>
      ) : null}
      {published.length > 0 ? <CostFigures costs={published} /> : null}
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

/** The business's own ranges, each with what is in it and its day. */
function OwnPrices({ costs }: Pick<ServiceCostProps, "costs">) {
  const { t } = useText();
  return (
    <ul className="ruled">
      {costs.map(({ figure, includes, day }) => (
        <li key={figure}>
          <p>
            <strong className="title nums">{figure}</strong>
            <br />
            {unbroken(includes ?? "")}
          </p>
          <p className="note">{t("cost.day", { day })}</p>
        </li>
      ))}
    </ul>
  );
}
