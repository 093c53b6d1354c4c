import type * as en from "../en/rooms";
import { forms } from "./forms";
import { search } from "./search";
import { shared } from "./shared";
import { tools } from "./tools";

/** All Spanish words, for tests. */
export const rooms: typeof en.rooms = { shared, forms, tools, search };
