/**
 * The planner's data for a card on another page: what the planner's own page was built with, loaded
 * once it is needed.
 */
import { prefixOf, type Language } from "../../../content/language";
import { loadCatalog } from "../../../i18n/load-catalog";
import type {} from "../../../visit/gatsby-window";
import { plannerData, type PlannerData } from "./plan";

/** Loads what the planner knows in a language, and its labels; rejects where they cannot be had. */
export async function quickData(language: Language): Promise<PlannerData> {
  const [page] = await Promise.all([
    window.___loader.loadPage(`${prefixOf(language)}/plan`),
    loadCatalog(language, "/plan"),
  ]);
  if (!page || !("json" in page) || !page.json.data) throw new Error("The planner is not there.");
  return plannerData(page.json.data as Queries.PlanPageQuery);
}
