import { render, screen } from "@testing-library/react";
import { LicenseLine, RatingLine } from "../../../src/components/BusinessLines/BusinessLines";
import { Contacts } from "../../../src/components/Contacts/Contacts";
import { mockSite, site } from "../../support/component-fixture";

beforeEach(() => mockSite());

it("the license is shown with where to verify it, and nothing without a number", () => {
  const { container, rerender } = render(<LicenseLine />);
  expect(container).toBeEmptyDOMElement();
  const [license] = site().business.licenses;
  mockSite({ licenses: [{ ...license!, label: "NSCB license #: 0000000" }] });
  rerender(<LicenseLine />);
  expect(container).toHaveTextContent("NSCB license #: 0000000");
  expect(screen.getByRole("link")).toHaveAttribute("href", "https://board.example");
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
  const { container } = render(<Contacts />);
  expect(screen.getByText("Emergencies").closest("div")).toHaveTextContent(
    "Emergencies(702) 555-0143Day and night",
  );
  expect(screen.getByText("Office")).toBeVisible();
  expect(container).toHaveTextContent("MailPO Box 1Henderson, NV 89009");
});

it("the rating is shown with its note, or with its source", () => {
  const { container, rerender } = render(<RatingLine rating={site().business.rating!} />);
  expect(container).toHaveTextContent("A placeholder. Rated 4.9 / 5 from 50 reviews");
  const rating = { ...site().business.rating!, source: "Reviews", url: "https://r.example" };
  rerender(<RatingLine rating={rating} />);
  expect(container).not.toHaveTextContent("placeholder");
  const link = screen.getByRole("link", { name: "Reviews" });
  expect(link).toHaveAttribute("href", "https://r.example");
});
