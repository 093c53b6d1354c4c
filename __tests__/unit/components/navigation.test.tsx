/** Links and menus. */
import { fireEvent, render, screen, within } from "@testing-library/react";
import { QuoteActions } from "../../../src/components/Action/Action";
import { Footer } from "../../../src/components/Footer/Footer";
import { LanguageSwitch } from "../../../src/components/LanguageSwitch/LanguageSwitch";
import { Link, ShownPath } from "../../../src/components/Link/Link";
import { Navbar } from "../../../src/components/Navbar/Navbar";
import { mockSite, site } from "../../support/component-fixture";
import { InSpanish } from "../../support/words";

beforeEach(() => mockSite());

const main = () => within(screen.getByRole("navigation", { name: "Main" }));
const summary = () => main().getByText("Services");
const panel = () => summary().closest("details")!;

// jsdom has no default action for a click on a summary.
const openPanel = () => (panel().open = true);

describe("Navbar", () => {
  it("leads to the pages of its menu, and lists the services in their groups", () => {
    render(<Navbar path="/" />);
    expect(main().getByRole("link", { name: "About" })).toHaveAttribute("href", "/about");
    expect(main().getByRole("link", { name: "Contact" })).toBeVisible();
    expect(main().queryByRole("link", { name: "FAQ" })).not.toBeInTheDocument();
    openPanel();
    expect(main().getByRole("heading", { name: "Commercial" })).toBeInTheDocument();
    expect(main().getByRole("heading", { name: "Residential" })).toBeInTheDocument();
    expect(main().getByRole("link", { name: "Kitchen Remodel" })).toHaveAttribute(
      "href",
      "/services/kitchen-remodel",
    );
    expect(main().getByRole("link", { name: "All services" })).toHaveAttribute("href", "/services");
  });

  it("marks the section of the current page", () => {
    render(<Navbar path="/about/some-person" />);
    expect(main().getByRole("link", { name: "About" })).toHaveAttribute("data-inside");
    expect(main().getByRole("link", { name: "Contact" })).not.toHaveAttribute("data-inside");
  });

  it("has no heading of a group without services", () => {
    mockSite({}, { services: site().services.filter(({ group }) => group === "residential") });
    render(<Navbar path="/" />);
    openPanel();
    expect(main().getByRole("heading", { name: "Residential" })).toBeInTheDocument();
    expect(main().queryByRole("heading", { name: "Commercial" })).not.toBeInTheDocument();
  });

  it("links to the page of all services where there are none", () => {
    mockSite({}, { services: [] });
    render(<Navbar path="/" />);
    expect(main().getByRole("link", { name: "Services" })).toHaveAttribute("href", "/services");
  });

  it("closes the panel when the pointer or the focus goes elsewhere, and when a link is followed", () => {
    render(
      <>
        <Navbar path="/" />
        <button type="button">Elsewhere</button>
      </>,
    );
    openPanel();
    fireEvent.pointerDown(screen.getByText("Elsewhere"));
    expect(panel().open).toBe(false);
    openPanel();
    fireEvent.focusIn(screen.getByText("Elsewhere"));
    expect(panel().open).toBe(false);
    openPanel();
    fireEvent.pointerDown(summary());
    expect(panel().open).toBe(true);
    // jsdom cannot navigate.
    window.addEventListener("click", (event) => event.preventDefault(), { once: true });
    fireEvent.click(main().getByRole("link", { name: "Retail Construction" }));
    expect(panel().open).toBe(false);
  });
});

const linkTo = (to: string, shown: string) => {
  render(
    <ShownPath.Provider value={shown}>
      <Link to={to} className="quiet">
        Where it leads
      </Link>
    </ShownPath.Provider>,
  );
  return screen.getByRole("link", { name: "Where it leads" });
};

test("a link is an anchor with its props", () => {
  const link = linkTo("/contact?project=casita", "/about");
  expect(link).toHaveAttribute("href", "/contact?project=casita");
  expect(link).toHaveClass("quiet");
  expect(link).not.toHaveAttribute("aria-current");
});

test("a link to the current page is marked", () => {
  expect(linkTo("/about", "/about")).toHaveAttribute("aria-current", "page");
});

test.each(["/faq#deposit", "/about-us", "/"])("on /about, %s is another page", (to) => {
  expect(linkTo(to, "/about")).not.toHaveAttribute("aria-current");
});

it("the switch of languages leads from an error to the other language's home page", () => {
  render(<LanguageSwitch path="/404" />, { wrapper: InSpanish });
  expect(screen.getByRole("link", { name: "English" })).toHaveAttribute("href", "/");
});

it("the switch of languages keeps to a page whose address only begins like that of the error", () => {
  render(<LanguageSwitch path="/404-area-code" />, { wrapper: InSpanish });
  expect(screen.getByRole("link", { name: "English" })).toHaveAttribute("href", "/404-area-code");
});

it("the switch of languages leads to the home page where a page has no translation", () => {
  mockSite({}, { untranslated: ["/services/kitchen-remodel"] });
  render(<LanguageSwitch path="/services/kitchen-remodel" />);
  expect(screen.getByRole("link", { name: "Español" })).toHaveAttribute("href", "/es");
});

it("the switch of languages keeps the query and the hash", () => {
  history.replaceState(null, "", "/search?q=deposit#found");
  render(<LanguageSwitch path="/search" />);
  const link = screen.getByRole("link", { name: "Español" });
  // jsdom cannot navigate.
  window.addEventListener("click", (event) => event.preventDefault(), { once: true });
  fireEvent.click(link);
  expect(link).toHaveProperty("href", `${location.origin}/es/search?q=deposit#found`);
  history.replaceState(null, "", "/");
});

it("the footer names no profiles where there are none", () => {
  const { unmount } = render(<Footer />);
  const heading = () => screen.queryByRole("heading", { name: "Follow us", hidden: true });
  expect(heading()).toBeInTheDocument();
  unmount();
  mockSite({ social: [] });
  render(<Footer />);
  expect(heading()).toBeNull();
});

describe("a page that is not there", () => {
  beforeEach(() => mockSite({}, { pages: ["/"] }));

  it("leaves the words of a link to it", () => {
    const { container } = render(<Link to="/faq#deposit">Deposits</Link>);
    expect(container).toHaveTextContent("Deposits");
    expect(screen.queryByRole("link")).toBeNull();
  });

  it("is not offered by a button", () => {
    render(<QuoteActions />);
    const links = screen.getAllByRole("link").map((link) => link.textContent);
    expect(links).toEqual(["Call (702) 555-0142"]);
  });
});

describe("a page without a translation", () => {
  beforeEach(() => mockSite({}, { untranslated: ["/services/kitchen-remodel"] }));

  it("is linked to in its original language, and the link says so", () => {
    render(<Link to="/services/kitchen-remodel#staging">Kitchens</Link>, {
      wrapper: InSpanish,
    });
    const link = screen.getByRole("link", { name: "Kitchens (en inglés)" });
    expect(link).toHaveAttribute("href", "/services/kitchen-remodel#staging");
    expect(link).toHaveAttribute("hreflang", "en");
  });

  it("is marked by the code of its language in a menu", () => {
    render(
      <Link to="/services/kitchen-remodel" isInMenu>
        Kitchens
      </Link>,
      { wrapper: InSpanish },
    );
    const link = screen.getByRole("link", { name: "Kitchens (en inglés)" });
    expect(link).toHaveTextContent("EN");
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
});
