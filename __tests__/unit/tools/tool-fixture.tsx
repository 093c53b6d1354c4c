/** Query results for the tools, written by hand. */
import { render } from "@testing-library/react";
import { useStaticQuery } from "gatsby";
import type { ReactElement } from "react";
import { inEachLanguage } from "../../support/component-fixture";

/** Renders a tool at an address. */
export function showAt(address: string, tool: ReactElement) {
  window.history.replaceState(null, "", address);
  return render(tool);
}

export const depositRule: NonNullable<Queries.DepositPageQuery["rule"]> = {
  checked: "2026-11-22",
  title: "Deposit cap",
  path: "/rules#deposit-cap",
  sentence: "The deposit may not exceed the cap.",
  checkedNote: "Checked on November 22, 2026.",
  figures: [
    { value: 100_000, name: "bond" },
    { value: 10, name: "share" },
    { value: 1000, name: "limit" },
  ],
};

const office = (id: string, government: string, area: string | null, jurisdictions: string[]) => ({
  id,
  government,
  area,
  quoteArea: id === "clark-county" ? "Clark County, outside the cities" : null,
  fees: null,
  note: null,
  jurisdictions: jurisdictions.map((entryId) => ({ entryId })),
  rules: area === "Arizona" ? [{ entryId: "az-roc" }] : [],
  name: `${government} Building`,
  url: `https://${id}.example`,
  whereabouts: ", 1 Counter Road",
  contacts: "(702)\u00a0555-0100",
});

const state = ["united-states", "nevada", "clark-county"];
const county = office("clark-county", "Clark County", "Las Vegas", [
  ...state,
  "clark-county-outside-cities",
]);
const henderson = office("city-of-henderson", "City of Henderson", "Henderson", [
  ...state,
  "henderson",
]);
const arizona = (id: string, government: string) =>
  office(id, `${government}, Arizona`, "Arizona", ["united-states", "arizona"]);

const placeOf = (entryId: string, name: string, of: ReturnType<typeof office>) => ({
  entryId,
  name,
  note: entryId === "paradise" ? "With the Strip." : null,
  also: entryId === "paradise" ? ["The Strip"] : [],
  order: 1,
  office: of,
});

export const places = [
  placeOf("paradise", "Paradise", county),
  placeOf("henderson", "Henderson", henderson),
  placeOf("bullhead-city", "Bullhead City", arizona("bullhead", "Bullhead City")),
  placeOf("mohave", "Mohave County", arizona("mohave-county", "Mohave County")),
  placeOf("mesquite", "Mesquite", office("elsewhere", "City of Mesquite", null, state)),
  placeOf("whitney", "Whitney", county),
];

/** Lets every page find the places, besides what `mockSite` has. */
export const mockPlaces = () =>
  jest.mocked(useStaticQuery).mockReturnValue({
    ...useStaticQuery<object>(undefined as never),
    allPlace: { nodes: inEachLanguage(places) },
  });

const casitaRule = (
  entryId: string,
  grade: string,
  jurisdictions: string[],
  figures: { value: number; name: string }[] = [],
): Queries.CasitaLotPageQuery["allRule"]["nodes"][number] => ({
  checked: "2026-11-22",
  entryId,
  path: `/rules#${entryId}`,
  title: `Rule ${entryId}`,
  sentence: `What ${entryId} says.`,
  grade,
  checkedNote: "Checked on November 22, 2026.",
  open: [],
  jurisdictions: jurisdictions.map((id) => ({ entryId: id })),
  figures,
});

export const casitaRules = [
  casitaRule("casita-state", "text", ["clark-county-outside-cities", "henderson"]),
  casitaRule(
    "casita-clark",
    "reported",
    ["clark-county-outside-cities"],
    [
      { value: 4000, name: "smallest-lot" },
      { value: 75, name: "largest-share" },
      { value: 10_000, name: "share-below-lot" },
    ],
  ),
  casitaRule("casita-henderson", "ask", ["henderson"]),
];

export const houseYears: Queries.HouseYearPageQuery["allHouseYear"]["nodes"] = [
  {
    checked: "2026-11-22",
    title: "Lead paint",
    built: "before 1978",
    from: null,
    to: 1977,
    look: "A test decides.",
    grade: "text",
    source: { title: "The agency", url: "https://agency.example" },
  },
  {
    checked: "2026-11-22",
    title: "Post-tension slab",
    built: "about the 1980s and later",
    from: 1980,
    to: null,
    look: "Look for the stamp.",
    grade: "orientation",
    source: null,
  },
];

export const showDates: Queries.ConventionDatesPageQuery["allShowDate"]["nodes"] = [
  {
    checked: "2026-11-22",
    title: "Book the space",
    before: "move-in",
    most: 120,
    least: 90,
    first: true,
    note: null,
    grade: "orientation",
  },
  {
    checked: "2026-11-22",
    title: "Send plans",
    before: "opening",
    most: 45,
    least: 45,
    first: null,
    note: "One show asked for it.",
    grade: "reported",
  },
];

export const boothRule = {
  title: "Large booths",
  path: "/rules#convention-booths",
  sentence: "The manual decides.",
};
