/** Which rules apply to a plan, and which answer on the deposit: by its place, its project and its use. Pure. */
import type { Place } from "../components/Areas/Areas";
import type { Deposit } from "./deposit";

type DepositKind = Exclude<Deposit["kind"], "bond" | "price">;

type Names = readonly string[];
type Ids = readonly { entryId: string }[];

type PlaceIds = Pick<Place, "entryId" | "outline"> & { office: Pick<Place["office"], "id"> };

/** Whether a place lies in Arizona: the Census number of a place begins with that of its state. */
export const isInArizona = (place?: Pick<Place, "outline">) => !!place?.outline.startsWith("04");

/** Returns which answer on the deposit applies; undefined while the use is not known, and outside Nevada. */
export function planDeposit(
  { service, deposit }: { service: { group: string }; deposit?: string | null },
  use: { deposit: string } | undefined,
  place?: PlaceIds,
): DepositKind | undefined {
  if (isInArizona(place)) return undefined;
  if (use?.deposit !== "cap") return use?.deposit as DepositKind | undefined;
  // Somebody lives in a place of business: mixed use.
  return service.group === "commercial" ? "ask" : ((deposit ?? "cap") as DepositKind);
}

/** Whether a rule applies in at least one of the jurisdictions. */
export const appliesIn = (rule: { jurisdictions: Names }, jurisdictions: Names): boolean =>
  rule.jurisdictions.some((name) => jurisdictions.includes(name));

/** Returns the jurisdictions of a place, the widest first. */
export function jurisdictionsOf(place: PlaceIds): string[] {
  const { entryId, office } = place;
  if (isInArizona(place)) return ["united-states", "arizona"];
  const state = ["united-states", "nevada"];
  if (office.id === "nye-county") return [...state, entryId];
  const outsideCities = office.id === "clark-county" ? ["clark-county-outside-cities"] : [];
  return [...state, "clark-county", ...outsideCities, entryId];
}

interface Use {
  deposit: string;
  rules: Ids;
}

/** Returns the rules of a plan: for owners' homes only where the use is one, of single places once the place is known. */
export function planRules<Rule extends { entryId: string; jurisdictions: Names }>(
  { rules, uses }: { rules: readonly Rule[]; uses: readonly Use[] },
  schedule: { service: { rules: Ids }; localRules: Ids },
  use?: Use,
  place?: PlaceIds,
): Rule[] {
  const has = (ids: Ids, { entryId }: Rule) => ids.some((id) => id.entryId === entryId);
  const isForOwners = (rule: Rule) =>
    uses.some((each) => each.deposit === "cap" && has(each.rules, rule));
  const isHome = !use || use.deposit === "cap";
  const isNamed = (rule: Rule) =>
    has(use?.rules ?? [], rule) ||
    (has(schedule.service.rules, rule) && (isHome || !isForOwners(rule)));
  return rules.filter((rule) => {
    const isLocal = has(schedule.localRules, rule);
    if (!place) return isNamed(rule) || (isLocal && appliesIn(rule, ["united-states", "nevada"]));
    const isShown = isNamed(rule) || isLocal || rule.entryId === "az-roc";
    return isShown && appliesIn(rule, jurisdictionsOf(place));
  });
}
