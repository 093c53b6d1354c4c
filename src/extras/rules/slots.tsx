import type { Slots } from "../../components/Slot/slot-props";
import { RuleCards } from "./components/RuleCards";

/** Where pages of the core show the rules that apply. */
export const slots: Slots = { besideText: RuleCards };
