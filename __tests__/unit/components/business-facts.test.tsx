import { render, screen, within } from "@testing-library/react";
import { LicenseLine, RatingLine } from "../../../src/components/BusinessLines/BusinessLines";
import { Footer } from "../../../src/components/Footer/Footer";
import { ClientLogos } from "../../../src/components/ClientLogos/ClientLogos";
import { Contacts } from "../../../src/components/Contacts/Contacts";
import { mockSite, site, type LogoRecord } from "../../support/component-fixture";

beforeEach(() => mockSite());

it("the license is shown with where to verify it, and nothing without a number", () => {
  const { container, rerender } = render(<LicenseLine />);
  expect(container).toBeEmptyDOMElement();
  const [license] = site().business.licenses;
  mockSite({
    licenses: [
      { ...license!, label: "NSCB license #: 0000000" },
      { ...license!, label: "ROC #: 1", boardName: "Registrar", lookUp: "https://roc.example" },
    ],
  });
  rerender(<LicenseLine />);
  expect(container).toHaveTextContent("NSCB license #: 0000000");
  expect(container).toHaveTextContent("ROC #: 1");
  const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(links).toEqual(["https://board.example", "https://roc.example"]);
});

it("every phone number has its label and hours, and mail an address of its own", () => {
  const [phone] = site().business.phones;
  mockSite({
    phones: [
      { ...phone!, label: "Office" },
      {
        ...phone!,
        number: "2",
        display: "(702) 555-0143",
        label: "Emergencies",
        hours: "Day and night",
      },
    ],
    mailingAddress: {
      street: "PO Box 1",
      city: "Henderson",
      region: "NV",
      postalCode: "89009",
      country: "US",
    },
  });
  const { container, rerender } = render(<Contacts />);
  expect(screen.getByText("Emergencies").closest("div")).toHaveTextContent(
    "Emergencies(702) 555-0143Day and night",
  );
  expect(screen.getByText("Office")).toBeVisible();
  expect(container).toHaveTextContent("MailPO Box 1Henderson, NV 89009");
  rerender(<Footer />);
  expect(container).toHaveTextContent("Emergencies: (702) 555-0143, Day and night");
});

it("the rating is a specimen until it has a source, and then none", () => {
  const { container, rerender } = render(<RatingLine rating={site().business.rating} />);
  const specimen = container.querySelector<HTMLElement>("[data-specimen]");
  expect(specimen).toHaveTextContent("Sample: yours goes here");
  expect(specimen).toHaveTextContent("4.9 of 5 from 50 reviews");
  expect(specimen).toHaveTextContent("A placeholder.");
  const rating = {
    ...site().business.rating!,
    source: { title: "Reviews", url: "https://r.example" },
  };
  rerender(<RatingLine rating={rating} />);
  expect(container).toHaveTextContent("4.9 of 5 from 50 reviews on Reviews");
  expect(container).not.toHaveTextContent("laceholder");
  expect(container.querySelector("[data-specimen]")).toBeNull();
  const link = screen.getByRole("link", { name: "Reviews" });
  expect(link).toHaveAttribute("href", "https://r.example");
});

it("a specimen shows the place of a rating that is not there", () => {
  mockSite();
  const { container } = render(<RatingLine rating={null} />);
  expect(container.querySelector("[data-specimen]")).toHaveTextContent(
    "Average and number of reviews, with a link to them",
  );
});

it("a rating without a source is not shown for a real business", () => {
  mockSite({ sample: false });
  const { container } = render(<RatingLine rating={site().business.rating} />);
  expect(container).toBeEmptyDOMElement();
});

describe("the logos of clients", () => {
  const logo = (name: string, sample: boolean): LogoRecord => {
    return { entryId: name, name, viewBox: "0 0 60 40", drawing: "M0 0h60v40z", sample };
  };

  function show(logos: LogoRecord[], sample = true): HTMLElement {
    mockSite({ sample }, { logos });
    return render(<ClientLogos />).container;
  }

  it("are samples that say so while there are none", () => {
    const container = show([logo("Three arches", true)]);
    const clients = within(screen.getByRole("region", { name: "Clients" }));
    expect(clients.getByRole("img", { name: "Three arches" })).toBeInTheDocument();
    expect(container.querySelector("[data-specimen]")).toHaveTextContent(
      "Sample logos. Your clients’ go here.",
    );
  });

  it("have a specimen without pictures where there are not even samples", () => {
    const container = show([]);
    expect(screen.queryByRole("img")).toBeNull();
    expect(container.querySelector("[data-specimen]")).toHaveTextContent(
      "Your clients’ logos go here.",
    );
  });

  it("are shown without samples once there are some", () => {
    const container = show([logo("Three arches", true), logo("A client", false)], false);
    expect(screen.getAllByRole("img").map((one) => one.getAttribute("aria-label"))).toEqual([
      "A client",
    ]);
    expect(container.querySelector("[data-specimen]")).toBeNull();
  });

  it("are not there for a real business without any", () => {
    show([logo("Three arches", true)], false);
    expect(screen.queryByRole("img")).toBeNull();
  });
});
