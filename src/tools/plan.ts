/** What follows from the choices made in the planner. Pure. */
import type { Deposit } from "./deposit";

type DepositKind = Exclude<Deposit["kind"], "bond" | "price">;

interface Place {
  entryId: string;
  outline: string;
  office: { id: string };
}

/** Whether a place lies in Arizona: the Census number of a place begins with that of its state. */
export const isInArizona = (place?: Pick<Place, "outline">) => !!place?.outline.startsWith("04");

interface Chosen {
  /** The group of the service. */
  group: string;
  /** Set where the schedule says that the cap may not apply. */
  deposit?: string | null;
}

/** Returns which answer on the deposit applies; undefined while the use is not known, and outside Nevada. */
export function planDeposit(
  { group, deposit }: Chosen,
  use: { deposit: string } | undefined,
  place?: Place,
): DepositKind | undefined {
  if (isInArizona(place)) return undefined;
  if (use?.deposit !== "cap") return use?.deposit as DepositKind | undefined;
  // Somebody lives in a place of business: mixed use.
  return group === "commercial" ? "ask" : ((deposit ?? "cap") as DepositKind);
}

interface LocalRule {
  jurisdictions: readonly string[];
}

/** Returns the rules that apply in at least one of the jurisdictions. */
export const rulesIn = <Rule extends LocalRule>(
  rules: readonly Rule[],
  jurisdictions: readonly string[],
): Rule[] =>
  rules.filter((rule) => rule.jurisdictions.some((name) => jurisdictions.includes(name)));

/** Returns the jurisdictions of a place, the widest first. */
export function jurisdictionsOf(place: Place): string[] {
  const { entryId, office } = place;
  if (isInArizona(place)) return ["united-states", "arizona"];
  const state = ["united-states", "nevada"];
  if (office.id === "nye-county") return [...state, entryId];
  const outsideCities = office.id === "clark-county" ? ["clark-county-outside-cities"] : [];
  return [...state, "clark-county", ...outsideCities, entryId];
}

type Ids = readonly { entryId: string }[];

interface Planned<Rule> {
  rules: readonly Rule[];
  /** The rules that the service names. */
  service: Ids;
  /** The rules of the project: those of single places only once its place is known. */
  project: Ids;
  use?: { deposit: string; rules: Ids } | undefined;
  uses: readonly { deposit: string; rules: Ids }[];
  place?: Place | undefined;
}

/** Returns the rules of a plan: those for owners' homes only where the use is one, and those of other places never. */
export function planRules<Rule extends LocalRule & { entryId: string }>(
  plan: Planned<Rule>,
): Rule[] {
  const { rules, service, project, use, uses, place } = plan;
  const idsOf = (list: Ids) => list.map(({ entryId }) => entryId);
  const ofHomes = uses.flatMap((each) => (each.deposit === "cap" ? idsOf(each.rules) : []));
  const isHome = !use || use.deposit === "cap";
  const named = [
    ...idsOf(use?.rules ?? []),
    ...idsOf(service).filter((id) => isHome || !ofHomes.includes(id)),
  ];
  const pick = (ids: readonly string[]) => rules.filter(({ entryId }) => ids.includes(entryId));
  const own = pick(idsOf(project));
  if (!place) {
    const everywhere = idsOf(rulesIn(own, ["united-states", "nevada"]));
    return pick([...named, ...everywhere]);
  }
  const arizona = isInArizona(place) ? ["az-roc"] : [];
  return rulesIn(pick([...arizona, ...named, ...idsOf(own)]), jurisdictionsOf(place));
}
