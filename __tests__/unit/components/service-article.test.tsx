import { render, screen, within } from "@testing-library/react";
import { Service } from "../../../src/layouts/Service";
import ServiceTemplate from "../../../src/templates/service";
import {
  mockSite,
  ofExtras,
  page as fixturePage,
  pageProps,
  service,
} from "../../support/component-fixture";

beforeEach(() => mockSite());

const show = (page = service) =>
  render(
    <Service service="retail">
      <ServiceTemplate {...pageProps("/services/retail", { ...ofExtras, page })} />
    </Service>,
  );

it("says what an owner lives with, what people ask and where it is from, and ends with who would answer", () => {
  show();
  const titles = screen.getAllByRole("heading", { level: 2 }).map((title) => title.textContent);
  // What extras say of its price comes first.
  expect(titles.slice(titles.indexOf("First part"))).toEqual([
    "First part",
    "Second part",
    "Common questions",
    "What we’ll ask first",
    "Sources",
    "Tell us about your project",
  ]);
});

const job = {
  ...fixturePage("Store"),
  sample: true,
  job: null,
  facts: null,
  group: "commercial",
  namedServices: [],
  phaseCount: 0,
  inspectionCount: 0,
  without: null,
};

it("shows a job, the place of a review and the person before its details", () => {
  show({ ...service, relatedBuildRecaps: [job] });
  const parts = [
    screen.getByRole("heading", { name: "One job, week by week" }),
    screen.getByRole("heading", { name: "Store" }),
    screen.getByText(/^A client’s own words/),
    screen.getByText("Your site lead’s name"),
    screen.getByRole("heading", { name: "First part" }),
  ];
  for (const [index, part] of parts.slice(1).entries())
    expect(parts[index]!.compareDocumentPosition(part)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it("calls a job like its work only where the job names it", () => {
  const namedServices = [{ path: service.path, title: service.title }];
  show({ ...service, relatedBuildRecaps: [{ ...job, namedServices }] });
  expect(screen.getByRole("heading", { name: "A job like it" })).toBeInTheDocument();
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

it("shows the place in four states, in the order of the work, before its text and its drawings", () => {
  const state = (name: string) => ({
    file: { publicURL: `/${name}.svg` },
    alt: `The room, ${name}`,
    caption: `It is ${name}.`,
  });
  const states = {
    before: state("old"),
    opened: state("open"),
    inspected: state("seen"),
    finished: state("new"),
  };
  const drawing = {
    file: { publicURL: "/drawing.svg" },
    strip: null,
    labels: [],
    section: "first",
  };
  show({
    ...service,
    states,
    drawings: [{ ...drawing, alt: "A detail", caption: "How it is built." }],
  });
  const list = screen.getByRole("list", { name: "The place in four states" });
  expect(
    within(list)
      .getAllByRole("listitem")
      .map((one) => one.textContent),
  ).toEqual([
    "As it is It is old.",
    "Opened It is open.",
    "Inspected It is seen.",
    "Finished It is new.",
  ]);
  expect(within(list).getByRole("img", { name: "The room, seen" })).toBeInTheDocument();
  expect(list.closest(".sticky")).not.toBeNull();
  const contents = screen.getByRole("navigation", { name: "On this page" });
  expect(contents.compareDocumentPosition(list)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const detail = screen.getByRole("group", { name: "A detail" });
  const text = screen.getByRole("heading", { name: "First part" });
  expect(text.compareDocumentPosition(detail)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it("has its contents above its drawing, in the column beside its text", () => {
  const whole = { file: { publicURL: "/drawing.svg" }, strip: null, labels: [], section: "first" };
  show({ ...service, drawings: [{ ...whole, alt: "The whole room", caption: "What opens." }] });
  const contents = screen.getByRole("navigation", { name: "On this page" });
  expect(within(contents).getAllByRole("link", { name: "First part" })).toHaveLength(1);
  const [drawing] = screen.getAllByRole("group", { name: "The whole room" });
  expect(contents.compareDocumentPosition(drawing!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(drawing?.closest(".sticky")).toContainElement(contents);
});

it("says nothing about a license without a number, and asks for a quote about its project", () => {
  const { container } = show();
  expect(container.querySelectorAll("p:empty")).toHaveLength(0);
  const quotes = screen.getAllByRole("link", { name: "Request a quote" });
  // At its top, below its contents, at its end, and in the bar of a phone.
  expect(quotes.map((link) => link.getAttribute("href"))).toEqual(
    Array(4).fill("/contact?project=retail"),
  );
});

it("ends with what the group of the service asks for, or with what any does", () => {
  const { unmount } = show();
  const end = () => screen.getByRole("region", { name: "Tell us about your project" });
  expect(end()).toHaveTextContent("Send the lease and a few photos.");
  unmount();
  show({ ...service, group: "residential" });
  expect(end()).toHaveTextContent("Send the address and a few photos.");
});

it("says why it asks what it asks first", () => {
  show();
  expect(screen.getByText("When does the lease begin?", { exact: false })).toHaveTextContent(
    "When does the lease begin? It decides what to order first.",
  );
});
