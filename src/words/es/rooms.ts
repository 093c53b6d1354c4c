import type * as en from "../en/rooms";
import { forms } from "./forms";
import { home } from "./home";
import { search } from "./search";
import { service } from "./service";
import { shared } from "./shared";
import { steps } from "./steps";
import { tools } from "./tools";

/** All Spanish words, for tests. */
export const rooms: typeof en.rooms = { shared, forms, tools, search, home, steps, service };
