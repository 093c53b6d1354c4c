import type { Slots } from "../../components/Slot/slot-props";
import { ServiceCost } from "./components/ServiceCost";

export const slots: Slots = { serviceFacts: ServiceCost };
