import { Link } from "../../components/Link/Link";
import type { Slots } from "../../components/Slot/slot-props";
import { writtenPriceId } from "./ids";

export const slots: Slots = {
  writtenPrice: ({ words }) => <Link to={`/papers#${writtenPriceId}`}>{words}</Link>,
};
