import { render, screen } from "@testing-library/react";
import { Service } from "../../../src/layouts/Service";
import ServiceTemplate from "../../../src/templates/service";
import type { ComponentProps } from "react";
import { mockSite, service } from "../../support/component-fixture";

type Props = ComponentProps<typeof ServiceTemplate>;

beforeEach(() => mockSite());

const show = () => {
  const data = {
    page: service,
    schedule: null,
    phases: { nodes: [] },
    costs: { nodes: [] },
    offering: null,
  };
  const props = { data };
  return render(
    <Service service="retail">
      <ServiceTemplate {...(props as unknown as Props)} />
    </Service>,
  );
};

it("shows the opening, then the three questions, then the rest of the text", () => {
  show();
  const titles = screen.getAllByRole("heading", { level: 2 }).map((title) => title.textContent);
  // What extras add below the facts comes first.
  expect(titles.slice(titles.indexOf("On this page"))).toEqual([
    "On this page",
    "First part",
    "Three things we’ll ask first",
    "Second part",
    "Common questions",
    "Sources",
    "What clients say",
    "Tell us about your project",
  ]);
});

it("says nothing about a license without a number, and asks for a quote about its project", () => {
  const { container } = show();
  expect(container.querySelectorAll("p:empty")).toHaveLength(0);
  const quotes = screen.getAllByRole("link", { name: "Request a quote" });
  // At its top, beside its text, at its end, and in the bar of a phone.
  expect(quotes.map((link) => link.getAttribute("href"))).toEqual(
    Array(4).fill("/contact?project=retail"),
  );
});
