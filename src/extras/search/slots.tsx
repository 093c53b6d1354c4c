import type { Slots } from "../../components/Slot/slot-props";
import { SearchLink } from "./components/SearchLink";
import { SearchForAddress } from "./components/SearchForAddress";

/** Where pages of the core lead to the search. */
export const slots: Slots = { headerAction: SearchLink, notFound: SearchForAddress };
