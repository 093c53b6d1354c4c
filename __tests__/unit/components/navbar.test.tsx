import { fireEvent, render, screen, within } from "@testing-library/react";
import { Navbar } from "../../../src/components/Navbar/Navbar";
import { mockSite } from "../../support/component-fixture";

beforeEach(() => mockSite());

const main = () => within(screen.getByRole("navigation", { name: "Main" }));
const summary = () => main().getByText("Services");
const panel = () => summary().closest("details")!;

// jsdom has no default action for a click on a summary.
const openPanel = () => (panel().open = true);

describe("Navbar", () => {
  it("leads to the five destinations and lists the services in two groups", () => {
    render(<Navbar path="/" />);
    for (const name of ["How we build", "About", "Articles", "Contact"])
      expect(main().getByRole("link", { name })).toBeVisible();
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
    render(<Navbar path="/blog/some-article" />);
    expect(main().getByRole("link", { name: "Articles" })).toHaveAttribute("data-inside");
    expect(main().getByRole("link", { name: "About" })).not.toHaveAttribute("data-inside");
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
