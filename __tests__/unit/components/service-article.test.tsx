import { render, screen } from "@testing-library/react";
import ServiceTemplate from "../../../src/templates/service";
import type { ComponentProps } from "react";
import { mockSite, service } from "../../support/component-fixture";

type Props = ComponentProps<typeof ServiceTemplate>;

beforeEach(() => mockSite());

const show = () => {
  const props = { data: { page: service, schedule: null, allPhase: { nodes: [] } } };
  return render(<ServiceTemplate {...(props as unknown as Props)} />);
};

it("shows the opening, then the three questions, then the rest of the text", () => {
  show();
  const titles = screen.getAllByRole("heading", { level: 2 }).map((title) => title.textContent);
  expect(titles).toEqual([
    "On this page",
    "First part",
    "Three things we'll ask first",
    "Second part",
    "Common questions",
    "Sources",
    "Tell us about your project",
  ]);
});

it("says nothing about a license without a number, and asks for a quote about its project", () => {
  const { container } = show();
  expect(container.querySelectorAll("p:empty")).toHaveLength(0);
  const quotes = screen.getAllByRole("link", { name: "Request a quote" });
  // At its top and at its end.
  expect(quotes.map((link) => link.getAttribute("href"))).toEqual(
    Array(2).fill("/contact?project=retail"),
  );
});
