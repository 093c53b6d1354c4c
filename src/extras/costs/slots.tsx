import type { Slots } from "../../components/Slot/slot-props";
import { ServiceCost } from "./components/ServiceCost";

/** Where pages of the core show prices. */
export const slots: Slots = { serviceFacts: ServiceCost };
