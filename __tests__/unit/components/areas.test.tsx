import { render, screen, within } from "@testing-library/react";
import { Areas } from "../../../src/components/Areas/Areas";
import { mockSite } from "../../support/component-fixture";
import { places } from "../../support/places";

beforeEach(() => {
  mockSite(
    {
      areas: [
        { name: "Las Vegas", type: "City", notice: null },
        { name: "Henderson", type: "City", notice: null },
        { name: "Arizona", type: "State", notice: "No work is offered there yet." },
      ],
    },
    { places },
  );
});

it("lists the offices of the places served, and why no work is offered elsewhere", () => {
  const { container } = render(<Areas />);
  const office = screen.getByRole("link", { name: "Clark County" });
  expect(office).toHaveAttribute("href", "/plan/permit-office#clark-county");
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    // Of one office.
    ...["Paradise", "Whitney"],
    "Henderson",
  ]);
  expect(container).toHaveTextContent("ArizonaNo work is offered there yet.");
  expect(container).not.toHaveTextContent("Mesquite");
});

it("shows the contacts of every office, and leads from each place to its plan", () => {
  const { container } = render(<Areas details />);
  const entry = document.getElementById("elsewhere")!;
  expect(entry).toHaveTextContent(
    /City of Mesquite Building, 1 Counter Road.*\(702\)\s555-0100.*Outside our/,
  );
  const plan = within(entry).getByRole("link", { name: "Mesquite" });
  expect(plan).toHaveAttribute("href", "/plan?place=mesquite");
  expect(document.getElementById("clark-county")).toHaveTextContent("Paradise: With the Strip.");
  const drawn = [...container.querySelectorAll("figure a")].map((link) =>
    link.getAttribute("href"),
  );
  expect(drawn).toEqual(places.map(({ entryId }) => `/plan?place=${entryId}`));
});
