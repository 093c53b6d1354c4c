import { render, screen } from "@testing-library/react";
import { CallToAction } from "../../../src/components/CallToAction/CallToAction";
import { ServiceArticle } from "../../../src/components/ServiceArticle/ServiceArticle";
import { answerSite, service } from "../../support/component-fixture";

beforeEach(() => answerSite());

it("CallToAction hands the project type to the form", () => {
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
  expect(screen.getByRole("link", { name: "Request a quote" })).toHaveAttribute(
    "href",
    "/contact?project=retail",
  );
  expect(screen.getByText("Rules last checked on November 20, 2026.")).toBeInTheDocument();
});
