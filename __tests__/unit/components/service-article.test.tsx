import { render, screen } from "@testing-library/react";
import { ServiceArticle } from "../../../src/components/ServiceArticle/ServiceArticle";
import { axeViolationsIn } from "../../support/axe-dom";
import { mockSite, service } from "../../support/component-fixture";

beforeEach(() => mockSite());

it("shows the opening, then the three questions, then the rest of the text", async () => {
  const { container } = render(<ServiceArticle service={service} />);
  const titles = screen.getAllByRole("heading", { level: 2 }).map((title) => title.textContent);
  expect(titles).toEqual([
    "On this page",
    "First part",
    "Three things we'll ask first",
    "Second part",
    "Common questions",
    "Sources",
  ]);
  expect(await axeViolationsIn(container)).toEqual([]);
});

it("says nothing about a license without a number, and asks for a quote about its project", () => {
  const { container } = render(<ServiceArticle service={service} />);
  expect(container.querySelectorAll("p:empty")).toHaveLength(0);
  const quotes = screen.getAllByRole("link", { name: "Request a quote" });
  // At its top and beside its text.
  expect(quotes.map((link) => link.getAttribute("href"))).toEqual(
    Array(2).fill("/contact?project=retail"),
  );
});
