import { render, screen, within } from "@testing-library/react";
import { DefaultLayout } from "../../../src/layouts/DefaultLayout";
import { ServiceLayout } from "../../../src/layouts/ServiceLayout";
import { barriersIn } from "../../support/axe-dom";
import { answerSite } from "../../support/component-fixture";

beforeEach(() => answerSite());

it("DefaultLayout puts a skip link before everything and the page into main", async () => {
  const { container } = render(
    <DefaultLayout path="/about">
      <h1>About</h1>
    </DefaultLayout>,
  );
  expect(screen.getAllByRole("link")[0]).toHaveAttribute("href", "#main");
  expect(
    within(screen.getByRole("main")).getByRole("heading", { name: "About" }),
  ).toBeInTheDocument();
  expect(screen.getByRole("banner")).toBeInTheDocument();
  expect(screen.getByRole("contentinfo")).toBeInTheDocument();
  expect(await barriersIn(container)).toEqual([]);
});

it("ServiceLayout adds a bar that calls, or asks for a quote for the service", async () => {
  const { container } = render(
    <ServiceLayout path="/services/retail">
      <h1>Retail</h1>
    </ServiceLayout>,
  );
  const bar = within(screen.getByRole("navigation", { name: "Quick contact" }));
  expect(bar.getByRole("link", { name: "Call now" })).toHaveAttribute("href", "tel:+17025550142");
  expect(bar.getByRole("link", { name: "Get a quote" })).toHaveAttribute(
    "href",
    "/contact?project=retail",
  );
  expect(await barriersIn(container)).toEqual([]);
});
