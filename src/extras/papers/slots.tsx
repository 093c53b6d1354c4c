import { Link } from "../../components/Link/Link";
import type { Slots } from "../../components/Slot/slot-props";
import { writtenPriceId } from "./ids";

/** Where pages of the core lead to the papers. */
export const slots: Slots = {
  writtenPrice: ({ words }) => <Link to={`/papers#${writtenPriceId}`}>{words}</Link>,
};
