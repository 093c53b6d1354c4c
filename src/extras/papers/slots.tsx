import { Link } from "../../components/Link/Link";
import type { Slots } from "../../components/Slot/slot-props";

export const slots: Slots = {
  writtenPrice: ({ words }) => <Link to="/papers#written-price">{words}</Link>,
};
