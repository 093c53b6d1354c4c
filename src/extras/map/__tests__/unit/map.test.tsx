/** The map: where the business works, and the drawing of the places. */
import { render, screen } from "@testing-library/react";
import { mockSite } from "../../../../../__tests__/support/component-fixture";
import { places as known } from "../../../../../__tests__/support/places";
import { PlacesMap } from "../../components/PlacesMap";
import { ServedPlaces } from "../../components/ServedPlaces";

/** The places, whose offices stand on a page that is there whichever extras are. */
const places = known.map(({ office, ...place }) => ({
  ...place,
  office: { ...office, path: `/about#${office.id}` },
}));

const areas = [
  { name: "Las Vegas", type: "City", notice: null },
  { name: "Henderson", type: "City", notice: null },
  { name: "Arizona", type: "State", notice: "No work is offered there yet." },
];
const data: Queries.Places_extrasFragment = {
  __typename: "Query",
  places: { nodes: places },
  placesMap: { viewBox: "0 0 600 900", note: "Outlines of this test." },
};

const drawnLinks = (container: HTMLElement) =>
  [...container.querySelectorAll("figure a")].map((link) => link.getAttribute("href"));

it("lists the offices of the places served, and why no work is offered elsewhere", () => {
  mockSite({ areas });
  const { container } = render(<ServedPlaces data={data} />);
  const office = screen.getByRole("link", { name: "Clark County" });
  expect(office).toHaveAttribute("href", "/about#clark-county");
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    // Of one office.
    "Paradise",
    "Whitney",
    "Henderson",
  ]);
  expect(container).toHaveTextContent("ArizonaNo work is offered there yet.");
  expect(container).not.toHaveTextContent("Mesquite");
  // The page of offices has the map.
  expect(container).not.toHaveTextContent("Outlines of this test.");
});

it("is the list alone where it is brief", () => {
  mockSite({ areas }, { pages: ["/", "/contact"] });
  const { container } = render(<ServedPlaces data={data} brief />);
  expect(screen.getByText("Clark County")).toBeVisible();
  expect(container).not.toHaveTextContent("Outlines of this test.");
});

it("draws the places as links", () => {
  mockSite({ areas });
  const { container } = render(<PlacesMap data={data} pathOf={({ office }) => office.path} />);
  expect(container).toHaveTextContent("Outlines of this test.");
  expect(drawnLinks(container)).toContain("/about#clark-county");
});

it("names an area whose office is not known", () => {
  mockSite({ areas: [...areas, { name: "Reno", type: "City", notice: null }] });
  render(<ServedPlaces data={data} />);
  expect(screen.getByText("Reno")).toBeVisible();
});

it("leads nowhere where the site has no such page", () => {
  mockSite({ areas }, { pages: ["/", "/contact"] });
  const { container } = render(<ServedPlaces data={data} />);
  expect(screen.getByText("Clark County")).toBeVisible();
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
  expect(drawnLinks(container)).toEqual([]);
  expect(container.querySelectorAll("figure use")).toHaveLength(places.length + 1);
});

it("leads nowhere where no extra has a page of offices", () => {
  mockSite({ areas });
  const nodes = places.map((place) => ({ ...place, office: { ...place.office, path: null } }));
  const { container } = render(<ServedPlaces data={{ ...data, places: { nodes } }} />);
  expect(screen.getByText("Clark County")).toBeVisible();
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
  expect(drawnLinks(container)).toEqual([]);
});

it("draws nothing where the site has no drawing", () => {
  mockSite({ areas });
  const { container } = render(
    <PlacesMap data={{ ...data, placesMap: null }} pathOf={({ office }) => office.path} />,
  );
  expect(container).toBeEmptyDOMElement();
});
