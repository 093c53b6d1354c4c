import { render, screen } from "@testing-library/react";
import { CallToAction } from "../../../src/components/CallToAction/CallToAction";
import { ServiceArticle } from "../../../src/components/ServiceArticle/ServiceArticle";
import { mockSite, service } from "../../support/component-fixture";

beforeEach(() => mockSite());

it("CallToAction passes the project type to the form", () => {
  render(
    <CallToAction title="Begin" project="retail">
      Text
    </CallToAction>,
  );
  expect(screen.getByRole("link", { name: "Request a quote" })).toHaveAttribute(
    "href",
    "/contact?project=retail",
  );
});

it("ServiceArticle leads to the form with the project type chosen", () => {
  render(<ServiceArticle service={service} />);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(
    "Stores that open on the day",
  );
  // At its top and beside its text.
  const quotes = screen.getAllByRole("link", { name: "Request a quote" });
  expect(quotes.map((link) => link.getAttribute("href"))).toEqual(
    Array(2).fill("/contact?project=retail"),
  );
  expect(screen.getByText("Rules last checked on November 20, 2026.")).toBeInTheDocument();
});
