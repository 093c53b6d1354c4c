/**
 * The extras, each in a folder of its own: what the build knows of them. What they show in the
 * pages of the core is listed in `slots.ts`. An extra is taken out of the site with its folder and
 * the lines that name it in both files.
 */
import type { Extra } from "./extra";
import { costs } from "./costs";
import { gallery } from "./gallery";
import { map } from "./map";
import { papers } from "./papers";
import { planner } from "./planner";
import { rules } from "./rules";
import { search } from "./search";

/** The extras that this project has, whichever are on. */
export const extras: readonly Extra[] = [planner, rules, papers, costs, map, gallery, search];
