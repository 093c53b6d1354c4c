import type { Slots } from "../../components/Slot/slot-props";
import { RuleCards } from "./components/RuleCards";

export const slots: Slots = { besideText: RuleCards };
