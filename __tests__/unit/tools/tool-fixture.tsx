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
    { value: 1000, unit: "dollars" },
    { value: 10, unit: "percent" },
    { value: 100_000, unit: "dollars" },
  ],
};

const office = (id: string, government: string) => ({
  id,
  government,
  served: id !== "elsewhere",
  name: `${government} Building`,
  url: `https://${id}.example`,
  whereabouts: ", 1 Counter Road",
  contacts: "(702)\u00a0555-0100",
  remark: id === "elsewhere" ? "Outside our service area." : "",
});

const placeOf = (entryId: string, name: string, outline: string, ...of: [string, string]) => ({
  entryId,
  name,
  outline,
  note: entryId === "paradise" ? "With the Strip." : null,
  also: entryId === "paradise" ? ["The Strip"] : [],
  order: 1,
  office: office(...of),
});

export const places = [
  placeOf("paradise", "Paradise", "3254600", "clark-county", "Clark County"),
  placeOf("henderson", "Henderson", "3231900", "city-of-henderson", "City of Henderson"),
  placeOf("bullhead-city", "Bullhead City", "0408220", "bullhead", "Bullhead City, Arizona"),
  placeOf("mohave", "Mohave County", "04015", "mohave-county", "Mohave County, Arizona"),
  placeOf("mesquite", "Mesquite", "3246000", "elsewhere", "City of Mesquite"),
  placeOf("whitney", "Whitney", "3283800", "clark-county", "Clark County"),
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
  figures: { value: number; limit: string }[] = [],
): Queries.CasitaLotPageQuery["allRule"]["nodes"][number] => ({
  checked: "2026-11-22",
  entryId,
  path: `/rules#${entryId}`,
  title: `Rule ${entryId}`,
  sentence: `What ${entryId} says.`,
  grade,
  checkedNote: "Checked on November 22, 2026.",
  jurisdictions,
  figures,
});

export const casitaRules = [
  casitaRule("casita-state", "text", ["clark-county-outside-cities", "henderson"]),
  casitaRule(
    "casita-clark",
    "reported",
    ["clark-county-outside-cities"],
    [
      { value: 4000, limit: "smallest-lot" },
      { value: 75, limit: "largest-share" },
      { value: 10_000, limit: "share-below-lot" },
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
    note: null,
    grade: "orientation",
  },
  {
    checked: "2026-11-22",
    title: "Send plans",
    before: "opening",
    most: 45,
    least: 45,
    note: "One show asked for it.",
    grade: "reported",
  },
];

export const boothRule = {
  title: "Large booths",
  path: "/rules#convention-booths",
  sentence: "The manual decides.",
};
