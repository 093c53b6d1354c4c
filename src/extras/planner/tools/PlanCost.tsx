import { CostFigures } from "../../../components/CostFigures/CostFigures";
import { useText } from "../../../i18n";
import type { Answers } from "./questions";
import { AnswerPart } from "./AnswerPart";
import type { Plan, PlannerData } from "./plan";
import { costsOf, pricesOf } from "./plan-cost";

interface PlanCostProps {
  costs: PlannerData["costs"];
  plan: Plan;
  answers: Answers;
}

/**
 * What it may cost: the business's own range where there is one, else what others have published.
 */
export function PlanCost({ costs, plan, answers }: PlanCostProps) {
  const { t } = useText();
  const { schedule } = plan;
  const own = pricesOf(schedule, answers);
  const published = costsOf(costs, schedule, answers);
  return (
    <AnswerPart
      title={t("planner.cost")}
      items={own.map((price) => (
        <OwnPrice key={price.figure} price={price} />
      ))}
    >
      {own.length === 0 ? (
        <p>{t(published.length > 0 ? "planner.costPublished" : "planner.costNone")}</p>
      ) : null}
      {own.length === 0 && published.length > 0 ? (
        <CostFigures costs={published} checked={(day) => t("planner.costChecked", { day })} />
      ) : null}
    </AnswerPart>
  );
}

interface OwnPriceProps {
  price: PlannerData["schedules"][number]["prices"][number];
}

/** The business's own range for a kind of project, with what is in it. */
export const OwnPrice = ({ price: { figure, includes } }: OwnPriceProps) => (
  <>
    <strong>{figure}.</strong> {includes}
  </>
);
