import { render, screen, within } from "@testing-library/react";
import { Layout } from "../../../src/layouts/Layout";
import { layoutFor } from "../../../src/content/layout-names";
import { mockSite } from "../../support/component-fixture";

beforeEach(() => mockSite());

const quote = () =>
  within(screen.getByRole("navigation", { name: "Quick contact" })).getByRole("link", {
    name: "Request a quote",
  });

it.each([
  ["default", "default"],
  ["service", "service"],
  ["nonsense", "default"],
  ["toString", "default"],
  [undefined, "default"],
])("a page that names %s gets the layout %s", (name, layout) => {
  expect(layoutFor(name)).toBe(layout);
});

it("every layout begins with a skip link, and has the page in main", () => {
  render(
    <Layout name="default" path="/about">
      <h1>About</h1>
    </Layout>,
  );
  expect(screen.getAllByRole("link")[0]).toHaveAttribute("href", "#main");
  expect(
    within(screen.getByRole("main")).getByRole("heading", { name: "About" }),
  ).toBeInTheDocument();
  const notice = screen.getByRole("complementary", { name: "Notice" });
  expect(screen.getByRole("banner").nextElementSibling).toBe(notice);
  expect(notice.nextElementSibling).toBe(screen.getByRole("main"));
  expect(screen.getByRole("contentinfo")).toBeInTheDocument();
  expect(quote()).toHaveAttribute("href", "/contact");
});

it("the service layout's bar links to a quote for the service", () => {
  render(
    <Layout name="service" path="/services/retail">
      <h1>Retail</h1>
    </Layout>,
  );
  const bar = within(screen.getByRole("navigation", { name: "Quick contact" }));
  expect(bar.getByRole("link", { name: "Call now" })).toHaveAttribute("href", "tel:+17025550142");
  expect(quote()).toHaveAttribute("href", "/contact?project=retail");
});
