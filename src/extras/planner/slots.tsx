import type { Slots } from "../../components/Slot/slot-props";
import { DepositCard, DepositDrawing } from "./tools/DepositCard";
import { PageTools } from "./tools/PageTools";
import { QuickPlan } from "./tools/QuickPlan";
import { ServiceTime } from "./tools/ServiceTime";

/** Where pages of the core show the planner's tools and times. */
export const slots: Slots = {
  homeSection: QuickPlan,
  serviceTime: ServiceTime,
  pageEnd: PageTools,
  questionsDrawing: DepositDrawing,
  questionsEnd: DepositCard,
};
