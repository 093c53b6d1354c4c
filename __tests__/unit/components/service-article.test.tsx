import { render, screen } from "@testing-library/react";
import { Service } from "../../../src/layouts/Service";
import ServiceTemplate from "../../../src/templates/service";
import type { ComponentProps } from "react";
import { mockSite, service } from "../../support/component-fixture";

type Props = ComponentProps<typeof ServiceTemplate>;

beforeEach(() => mockSite());

const show = (page: object = service) => {
  const data = {
    page,
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

it("says what an owner lives with, what people ask and where it is from, and ends with who would answer", () => {
  show();
  const titles = screen.getAllByRole("heading", { level: 2 }).map((title) => title.textContent);
  // What extras say of its price comes first.
  expect(titles.slice(titles.indexOf("First part"))).toEqual([
    "First part",
    "Second part",
    "Common questions",
    "Three things we’ll ask first",
    "Sources",
    "What clients say",
    "Tell us about your project",
  ]);
});

it("shows its first drawing before all text, and the others below the text that they belong to", () => {
  const drawing = { file: { publicURL: "/drawing.svg" }, strip: null, labels: [] };
  const drawings = [
    { ...drawing, section: "second", alt: "The whole room", caption: "What opens." },
    { ...drawing, section: "first", alt: "A detail", caption: "How it is built." },
  ];
  show({ ...service, drawings });
  const shown = screen.getAllByRole("group").map((one) => one.getAttribute("aria-label"));
  expect(shown.filter((name) => name !== null)).toEqual(["The whole room", "A detail"]);
  const text = screen.getByRole("heading", { name: "First part" });
  const [whole] = screen.getAllByRole("group", { name: "The whole room" });
  expect(whole?.compareDocumentPosition(text)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it("says nothing about a license without a number, and asks for a quote about its project", () => {
  const { container } = show();
  expect(container.querySelectorAll("p:empty")).toHaveLength(0);
  const quotes = screen.getAllByRole("link", { name: "Request a quote" });
  // At its top, at its end, and in the bar of a phone.
  expect(quotes.map((link) => link.getAttribute("href"))).toEqual(
    Array(3).fill("/contact?project=retail"),
  );
});
