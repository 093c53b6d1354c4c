import type { Slots } from "../../components/Slot/slot-props";
import { SearchLink } from "./components/SearchLink";
import { SearchForAddress } from "./components/SearchForAddress";

export const slots: Slots = { headerAction: SearchLink, notFound: SearchForAddress };
