import { render, screen, within } from "@testing-library/react";
import { Areas } from "../../../src/components/PermitOffices/PermitOffices";
import { mockSite } from "../../support/component-fixture";

const office = (id: string, government: string, served: boolean) => ({
  id,
  government,
  served,
  name: `${government} Building`,
  url: `https://${id}.example`,
  whereabouts: ", 1 Counter Road. Online: Portal",
  contacts: "+1 702-555-0100",
  remark: served ? "" : "Outside our service area.",
});
const county = office("the-county", "The County", true);

function mockPlaces() {
  const areas = [{ name: "Arizona", type: "City", notice: "No work is offered there yet." }];
  const places = [
    { entryId: "paradise", name: "Paradise", note: "With the Strip.", order: 1, office: county },
    { entryId: "whitney", name: "Whitney", note: null, order: 2, office: county },
    {
      entryId: "mesquite",
      name: "Mesquite",
      note: null,
      order: 3,
      office: office("mesquite-office", "City of Mesquite", false),
    },
  ];
  mockSite({ areas }, { places });
}

it("lists the offices of the places served, and why no work is offered elsewhere", () => {
  mockPlaces();
  const { container } = render(<Areas />);
  expect(screen.getByRole("link", { name: "The County" })).toHaveAttribute(
    "href",
    "/plan/permit-office#the-county",
  );
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Paradise",
    "Whitney",
  ]);
  expect(container).toHaveTextContent("ArizonaNo work is offered there yet.");
  expect(container).not.toHaveTextContent("Mesquite");
});

it("shows the contacts of every office, and leads from each place to its plan", () => {
  mockPlaces();
  const { container } = render(<Areas details />);
  const entry = document.getElementById("mesquite-office")!;
  expect(entry).toHaveTextContent(
    /City of Mesquite Building, 1 Counter Road. Online: Portal.*\+1 702-555-0100.*Outside our/,
  );
  const plan = within(entry).getByRole("link", { name: "Mesquite" });
  expect(plan).toHaveAttribute("href", "/plan?place=mesquite");
  expect(document.getElementById("the-county")).toHaveTextContent("Paradise: With the Strip.");
  const drawn = [...container.querySelectorAll("figure a")].map((link) =>
    link.getAttribute("href"),
  );
  expect(drawn).toEqual(["/plan?place=paradise", "/plan?place=whitney", "/plan?place=mesquite"]);
});
