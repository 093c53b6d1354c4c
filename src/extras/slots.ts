/**
 * What the extras show in the pages of the core, by the names of their folders; each place shows them in this order. An extra that is off
 * has an empty module in place of its own: src/gatsby/webpack.ts.
 */
import type { Slots } from "../components/Slot/slot-props";
import { slots as search } from "./search/slots";

export const slots: Readonly<Record<string, Slots>> = { search };
