import { cost } from "../../content/kinds/data";
import type { Extra } from "../extra";
import { costId } from "./sections";

/** The extra `costs`. */
export const costs: Extra = {
  name: "costs",
  description: "Published prices on the pages of services.",
  fragments: { ServiceTemplate_extras: ["ServiceCost_service"] },
  kinds: [cost],
  sections: { service: [{ id: costId }] },
};
