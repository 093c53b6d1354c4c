import { forms } from "./forms";
import { home } from "./home";
import { search } from "./search";
import { service } from "./service";
import { shared } from "./shared";
import { steps } from "./steps";
import { tools } from "./tools";

/** All English words, for pages that do not bring theirs yet. */
export const rooms = { shared, forms, tools, search, home, steps, service };
