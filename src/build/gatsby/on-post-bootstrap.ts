import type { GatsbyNode } from "gatsby";
import { writeIcons } from "../publish/icons";

/** Writes the icons, for a build and while developing. */
export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = () => writeIcons(process.cwd());
