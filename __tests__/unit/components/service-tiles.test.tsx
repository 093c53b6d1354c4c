/** The services of a group on the home page. */
import { render, screen } from "@testing-library/react";
import { ServiceTiles } from "../../../src/components/ServiceTiles/ServiceTiles";
import { mockSite, page } from "../../support/component-fixture";

beforeEach(() => mockSite());

const services = ["Stores", "Offices", "Hotels"].map(page);
const withPictures = () =>
  screen
    .getAllByRole("listitem")
    .filter((item) => item.querySelector("img"))
    .map(({ textContent }) => textContent);

it("the first have a picture, as many as the site says, and the others are named", () => {
  render(<ServiceTiles group={{ name: "Commercial", pictured: 2 }} services={services} />);
  expect(withPictures()).toEqual(["Stores", "Offices"]);
  expect(screen.getByRole("heading", { name: "Other services: Commercial" })).toBeVisible();
  expect(screen.getByText("Hotels")).toBeVisible();
});

it("the name of a group stands in a heading as it is written", () => {
  render(<ServiceTiles group={{ name: "ADA Restrooms", pictured: 2 }} services={services} />);
  expect(screen.getByRole("heading", { name: "Other services: ADA Restrooms" })).toBeVisible();
});

it.each([null, 3, 20])("all have a picture where it says %s", (pictured) => {
  render(<ServiceTiles group={{ name: "Commercial", pictured }} services={services} />);
  expect(withPictures()).toEqual(["Stores", "Offices", "Hotels"]);
  expect(screen.queryByRole("heading")).toBeNull();
});
