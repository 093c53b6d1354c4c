import { render, screen } from "@testing-library/react";
import { LicenseLine, RatingLine } from "../../../src/components/BusinessLines/BusinessLines";
import { mockSite, site } from "../../support/component-fixture";

beforeEach(() => mockSite());

it("the license is shown with where to verify it, and nothing without a number", () => {
  const { container, rerender } = render(<LicenseLine />);
  expect(container).toBeEmptyDOMElement();
  mockSite({ license: { ...site().business.license, label: "NSCB license #: 0000000" } });
  rerender(<LicenseLine />);
  expect(container).toHaveTextContent("NSCB license #: 0000000");
  expect(screen.getByRole("link")).toHaveAttribute("href", "https://board.example");
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
