import { act, render, screen, within } from "@testing-library/react";
import ServicesPage from "../../../src/pages/services";
import { mockSite, ownPage, pageProps } from "../../support/component-fixture";

const section = (id: string) => ({ id, title: `The ${id} ones`, html: "", parts: [] });

beforeEach(() => mockSite());
afterEach(() => window.history.replaceState(null, "", "/services"));

it("the filter says which services are shown", () => {
  const sections = ["commercial", "residential", "call"].map(section);
  const data = {
    page: ownPage("/services", sections),
    allService: { nodes: [] },
  };
  render(<ServicesPage {...pageProps("/services", data)} />);
  const filter = within(screen.getByRole("navigation", { name: "Show" }));
  const current = () =>
    filter
      .getAllByRole("link")
      .filter((link) => link.getAttribute("aria-current") === "true")
      .map((link) => link.getAttribute("href"));
  expect(current()).toEqual(["#all"]);
  act(() => {
    window.history.replaceState(null, "", "/services#residential");
    window.dispatchEvent(new Event("hashchange"));
  });
  expect(current()).toEqual(["#residential"]);
});
