import { CostFigures } from "../../../components/CostFigures/CostFigures";
import { Link } from "../../../components/Link/Link";
import { priceHeading } from "../../../content/sections";
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
      open
      items={own.map((price) => (
        <OwnPrice key={price.figure} price={price} />
      ))}
    >
      {own.length === 0 ? (
        <p>
          <CostNote schedule={schedule} isPublished={published.length > 0} />
        </p>
      ) : null}
      {own.length === 0 && published.length > 0 ? (
        <CostFigures
          costs={published}
          checked={(day) => t("planner.costChecked", { day })}
          foldedBehind={t("planner.costSource")}
        />
      ) : null}
    </AnswerPart>
  );
}

interface CostNoteProps {
  schedule: Plan["schedule"];
  isPublished: boolean;
}

/** Whose the figures are, or what moves the price where nobody has published one. */
export function CostNote({ schedule, isPublished }: CostNoteProps) {
  const { t, rich } = useText();
  return isPublished
    ? t("planner.costPublished")
    : rich("planner.costNone", {
        moves: (words) => <Link to={`${schedule.service.path}#${priceHeading}`}>{words}</Link>,
      });
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
