/** Stands in the place of the slots of an extra that is off: src/gatsby/webpack.ts. */
import type { Slots } from "../components/Slot/slot-props";

/** Nothing is shown anywhere. */
export const slots: Slots = {};
