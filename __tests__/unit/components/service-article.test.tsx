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
    "Three questions we ask first",
    "Second part",
    "Common questions",
    "Sources",
  ]);
  expect(await axeViolationsIn(container)).toEqual([]);
});
