/** How pages in the other language refer to a page without a translation. */
import { render, screen, within } from "@testing-library/react";
import { Link } from "../../../src/components/Link/Link";
import { Navbar } from "../../../src/components/Navbar/Navbar";
import { Footer } from "../../../src/components/Footer/Footer";
import { mockSite } from "../../support/component-fixture";
import { InSpanish } from "../../support/words";

beforeEach(() => mockSite({}, { untranslated: ["/services/kitchen-remodel"] }));

it("is linked to in its original language, and the link says so", () => {
  render(<Link to="/services/kitchen-remodel#staging">Kitchens</Link>, {
    wrapper: InSpanish,
  });
  const link = screen.getByRole("link", { name: "Kitchens (en inglés)" });
  expect(link).toHaveAttribute("href", "/services/kitchen-remodel#staging");
  expect(link).toHaveAttribute("hreflang", "en");
});

it("does not change links to other pages, nor links in the original language", () => {
  render(<Link to="/services/hotel">Hotels</Link>, { wrapper: InSpanish });
  render(<Link to="/services/kitchen-remodel">Kitchens</Link>);
  const hotel = screen.getByRole("link", { name: "Hotels" });
  expect(hotel).toHaveAttribute("href", "/es/services/hotel");
  expect(hotel).not.toHaveAttribute("hreflang");
  expect(screen.getByRole("link", { name: "Kitchens" })).not.toHaveAttribute("hreflang");
});

it.each([
  ["header", () => <Navbar path="/about" />, "banner"],
  ["footer", () => <Footer />, "contentinfo"],
])("is left out of the menus in the %s", (_name, element, role) => {
  const addresses = () =>
    within(screen.getByRole(role))
      .getAllByRole("link", { hidden: true })
      .map((link) => link.getAttribute("href"));
  const { unmount } = render(element());
  expect(addresses()).toContain("/services/kitchen-remodel");
  unmount();
  render(element(), { wrapper: InSpanish });
  expect(addresses()).toContain("/es/services/retail");
  expect(addresses().filter((address) => address?.endsWith("/services/kitchen-remodel"))).toEqual(
    [],
  );
});
