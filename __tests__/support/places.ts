/** Places with their permit offices, written by hand. */
const office = (id: string, government: string, area: string | null, jurisdictions: string[]) => ({
  id,
  government,
  area,
  quoteArea: id === "clark-county" ? "Clark County, outside the cities" : null,
  path: `/plan/permit-office#${id}`,
  fees: null,
  note: null,
  jurisdictions: jurisdictions.map((entryId) => ({ entryId })),
  rules: area === "Arizona" ? [{ entryId: "az-roc" }] : [],
  name: `${government} Building`,
  url: `https://${id}.example`,
  address: "1 Counter Road",
  portal: null,
  phone: "+1 702-555-0100",
  planningPhone: null,
  email: null,
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
  also: entryId === "paradise" ? [{ id: "the-strip", name: "The Strip" }] : [],
  order: 1,
  office: of,
});

/** Places of several offices, in two states. */
export const places = [
  placeOf("paradise", "Paradise", county),
  placeOf("henderson", "Henderson", henderson),
  placeOf("bullhead-city", "Bullhead City", arizona("bullhead", "Bullhead City")),
  placeOf("mohave", "Mohave County", arizona("mohave-county", "Mohave County")),
  placeOf("mesquite", "Mesquite", office("elsewhere", "City of Mesquite", null, state)),
  placeOf("whitney", "Whitney", county),
];
