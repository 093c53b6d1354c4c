import { useText } from "../i18n";
import type { Answers } from "./questions";
import { CostFigures } from "./CostFigures";
import { Part } from "./Part";
import type { Plan, PlannerData } from "./plan";
import { costsOf, pricesOf } from "./plan-cost";

interface PlanCostProps {
  costs: PlannerData["costs"];
  plan: Plan;
  answers: Answers;
}

/** What it may cost: the business's own range where there is one, else what others have published. */
export function PlanCost({ costs, plan, answers }: PlanCostProps) {
  const { t, locale } = useText();
  const { schedule } = plan;
  const own = pricesOf(schedule, answers);
  const published = costsOf(costs, schedule, answers);
  const dollars = (amount: number) =>
    amount.toLocaleString(locale, {
      style: "currency",
      currency: "USD",
      maximumFractionDigits: 0,
    });
  return (
    <Part
      title={t("planner.cost")}
      items={own.map(({ min, max, what }) => (
        <>
          <strong>{t("planner.costRange", { min: dollars(min), max: dollars(max) })}</strong> {what}
        </>
      ))}
    >
      {own.length === 0 ? (
        <p>{t(published.length > 0 ? "planner.costPublished" : "planner.costNone")}</p>
      ) : null}
      {own.length === 0 && published.length > 0 ? <CostFigures costs={published} /> : null}
    </Part>
  );
}
