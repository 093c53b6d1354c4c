/** What follows from the choices made in the planner. Pure. */
import type { Deposit } from "./deposit";

type DepositKind = Exclude<Deposit["kind"], "bond" | "price">;

interface Chosen {
  /** The group of the service. */
  group: string;
  /** Set where the schedule says that the cap may not apply. */
  deposit?: string | null;
}

/** Returns which answer on the deposit applies; undefined while the use is not known. */
export function planDeposit(
  { group, deposit }: Chosen,
  use: { deposit: string } | undefined,
): DepositKind | undefined {
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

/** Returns the jurisdictions of a place, the widest first. The Census number of a place begins with that of its state. */
export function jurisdictionsOf({
  entryId,
  outline,
  office,
}: {
  entryId: string;
  outline: string;
  office: { id: string };
}): string[] {
  if (outline.startsWith("04")) return ["united-states", "arizona"];
  const state = ["united-states", "nevada"];
  if (office.id === "nye-county") return [...state, entryId];
  const outsideCities = office.id === "clark-county" ? ["clark-county-outside-cities"] : [];
  return [...state, "clark-county", ...outsideCities, entryId];
}

interface Use {
  deposit: string;
  rules: readonly { entryId: string }[];
}

/** Returns the ids of the rules that a service and the use name; those for owners' homes only where the use is one. */
export function namedRules(
  service: readonly { entryId: string }[],
  use: Use | undefined,
  uses: readonly Use[],
): string[] {
  const ids = (list: readonly { entryId: string }[]) => list.map(({ entryId }) => entryId);
  const own = ids(use?.rules ?? []);
  const ofHomes = uses.flatMap(({ deposit, rules }) => (deposit === "cap" ? ids(rules) : []));
  const isHome = !use || use.deposit === "cap";
  return [...own, ...ids(service).filter((id) => isHome || !ofHomes.includes(id))];
}

interface Planned<Rule> {
  rules: readonly Rule[];
  /** Ids of the rules that the service and the use name. */
  named: readonly string[];
  /** Ids of the rules that apply only in certain places. */
  local: readonly string[];
  place?: Parameters<typeof jurisdictionsOf>[0] | undefined;
}

/** Returns the rules of a plan: while the place is not known, all that the service and the use name. */
export function planRules<Rule extends LocalRule & { entryId: string }>(
  plan: Planned<Rule>,
): Rule[] {
  const { rules, named, local, place } = plan;
  const pick = (ids: readonly string[]) => rules.filter(({ entryId }) => ids.includes(entryId));
  if (!place) return pick(named);
  const around = jurisdictionsOf(place);
  const more = around.includes("arizona") ? ["az-roc"] : [];
  return rulesIn(pick([...named, ...local, ...more]), around);
}
