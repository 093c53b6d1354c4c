import { buildStepIds, planSections, toolSections, rightsParts } from "./sections";
import { groupTitleId, serviceGroups } from "./service-groups";

/** The ids that pages of `src/pages` make from lists; those written out there are read from their source. */
export const listedIds: Readonly<Record<string, readonly string[]>> = {
  "/services": serviceGroups.flatMap((group) => [group, groupTitleId(group)]),
  "/build-process": buildStepIds,
  "/plan": Object.values(planSections),
  "/plan/deposit": Object.values(toolSections),
  "/plan/permit-office": Object.values(toolSections),
  "/plan/house-year": Object.values(toolSections),
  "/plan/casita-lot": Object.values(toolSections),
  "/plan/convention-dates": Object.values(toolSections),
  "/rights": rightsParts,
};
