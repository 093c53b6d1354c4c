import { forms } from "./forms";
import { search } from "./search";
import { shared } from "./shared";
import { tools } from "./tools";

/** All English words, for pages that do not bring theirs yet. */
export const rooms = { shared, forms, tools, search };
