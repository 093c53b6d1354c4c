/** Pieces of pages, each from its data to what it shows. */
import { render, screen, waitFor, within, fireEvent } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { BeforeAfter } from "../../../src/components/BeforeAfter/BeforeAfter";
import { BlogEnding } from "../../../src/components/BlogEnding/BlogEnding";
import { ContentBlocks } from "../../../src/components/ContentBlocks/ContentBlocks";
import { Drawing } from "../../../src/components/Drawing/Drawing";
import { RecapSchedule } from "../../../src/components/RecapSchedule/RecapSchedule";
import { Picture } from "../../../src/components/Picture/Picture";
import { Thumbnail } from "../../../src/components/Picture/Thumbnail";
import { RelatedArticles } from "../../../src/components/RelatedArticles/RelatedArticles";
import { RelatedBlogs } from "../../../src/components/RelatedBlogs/RelatedBlogs";
import { RelatedBuildRecaps } from "../../../src/components/RelatedBuildRecaps/RelatedBuildRecaps";
import { RelatedServices } from "../../../src/components/RelatedServices/RelatedServices";
import { SourceList } from "../../../src/components/SourceList/SourceList";
import { TableOfContents } from "../../../src/components/TableOfContents/TableOfContents";
import { TextLogo } from "../../../src/components/TextLogo/TextLogo";
import { headings, mockSite, page, picture, view } from "../../support/component-fixture";
import { InSpanish } from "../../support/words";

beforeEach(() => mockSite());

const drawing: Queries.Drawing_drawingFragment = {
  file: { publicURL: "/static/abc/drawing.svg" },
  section: "one",
  strip: null,
  alt: "Section through a shower wall",
  caption: "Follow the line in color.",
  labels: [
    { text: "Stud", x: 96, y: 84, anchor: "end" },
    { text: "Backer board", x: 300, y: 58, anchor: null },
  ],
};

it("a drawing has an accessible name, its labels as positioned text, and its caption", async () => {
  render(<Drawing drawing={drawing} />);
  const lines = screen.getByRole("group", { name: "Section through a shower wall" });
  const label = within(lines).getByText("Stud").closest("foreignObject");
  expect(label).toHaveAttribute("width", "96");
  expect(label).toHaveAttribute("data-anchor", "end");
  await waitFor(() =>
    expect(lines.querySelector("use")).toHaveAttribute("href", "/static/abc/drawing.svg#art"),
  );
});

it("a drawing has a number at each label for phones, and lists them in the order of the numbers", () => {
  render(<Drawing drawing={drawing} />);
  const listed = within(screen.getByRole("list")).getAllByRole("listitem");
  expect(listed.map(({ textContent }) => textContent)).toEqual(["Stud", "Backer board"]);
  const lines = screen.getByRole("group", { name: "Section through a shower wall" });
  expect(within(lines).getByText("1")).toBeInTheDocument();
  expect(within(lines).getByText("2")).toBeInTheDocument();
});

it.each([
  ["one", ["First.", "Follow the line in color.", "Second."]],
  ["other", ["First.", "Second."]],
])("a drawing stands at the end of its section: %s", (section, order) => {
  const blocks = [
    { section: { id: "one", title: "One" }, html: "<p>First.</p>", picture: null },
    { section: { id: "two", title: "Two" }, html: "<p>Second.</p>", picture: null },
  ];
  const { container } = render(
    <ContentBlocks blocks={blocks} drawings={[{ ...drawing, section }]} />,
  );
  const words = container.querySelectorAll("p, figcaption");
  expect(Array.from(words, ({ textContent }) => textContent)).toEqual(order);
});

const recap: Queries.RecapSchedule_recapFragment = {
  title: "A kitchen",
  phases: [
    { weeks: "Week 1", title: "Tear out", inspections: [] },
    { weeks: "Weeks 2–4", title: "Rough work", inspections: ["Pipes", "Framing"] },
  ],
  without: { weeks: "Weeks 2–4", what: "weeks without the kitchen" },
};

it("a log's schedule is a table of phases that link to their text, with their weeks and inspections", () => {
  render(<RecapSchedule recap={recap} />);
  const row = screen.getByRole("row", { name: /Rough work/ });
  expect(within(row).getByRole("link", { name: "Rough work" })).toHaveAttribute("href", "#phase-2");
  expect(within(row).getByRole("cell")).toHaveTextContent("Weeks 2–4; inspected: Pipes; Framing");
  expect(screen.getByText(/Diamonds are inspections/)).toHaveTextContent(
    "Shaded: weeks without the kitchen",
  );
});

it("a log whose work nobody inspects speaks of no inspections", () => {
  const phases = recap.phases.map((phase) => ({ ...phase, inspections: [] }));
  const { container } = render(<RecapSchedule recap={{ ...recap, phases }} />);
  expect(container).toHaveTextContent("Numbers are weeks.");
  expect(container).not.toHaveTextContent(/inspect/i);
});

it("a log's bars are to scale, with a diamond for each inspection", () => {
  const { container } = render(<RecapSchedule recap={recap} />);
  const bars = Array.from(container.querySelectorAll("tbody tr"), (row) => {
    const bar = row.querySelector("rect:not([class])");
    const [x, width] = ["x", "width"].map((name) => bar?.getAttribute(name));
    return [x, width, row.querySelectorAll("path").length];
  });
  expect(bars).toEqual([
    ["0%", "25%", 0],
    ["25%", "75%", 2],
  ]);
});

it("a picture loads lazily and reserves its space, and eagerly if it has priority", () => {
  const { rerender } = render(<Picture picture={picture("casita")} sizes="50vw" />);
  const image = () => screen.getByRole("img", { name: "A casita in the sun" });
  expect(image()).toHaveAttribute("loading", "lazy");
  expect(image()).toHaveAttribute("width", "1600");
  expect(image()).toHaveAttribute("height", "1000");
  expect(image()).not.toHaveAttribute("fetchpriority");
  rerender(<Picture picture={picture("casita")} sizes="50vw" priority />);
  expect(image()).toHaveAttribute("loading", "eager");
  expect(image()).toHaveAttribute("fetchpriority", "high");
});

it("a thumbnail is the smallest file alone, and leaves what it shows to the words beside it", () => {
  const { container } = render(<Thumbnail picture={picture("casita")} />);
  const image = container.querySelector("img");
  expect(image).toHaveAttribute("src", "/casita-400.avif");
  expect(image).toHaveAttribute("alt", "");
  expect(image).toHaveAttribute("height", "250");
});

describe("what a page shows without data", () => {
  const lost = { ...picture("casita"), file: { childImageSharp: null } };
  const noFile = { ...drawing, file: { publicURL: null } };

  it.each([
    ["a picture", <Picture key="1" picture={lost} sizes="50vw" />],
    ["a thumbnail", <Thumbnail key="1" picture={lost} />],
    [
      "a picture in dark colors",
      <Picture key="1" picture={picture("casita")} dark={lost.file} sizes="50vw" />,
    ],
  ])("%s ends the build by its alternative text", (_what, element) => {
    expect(() => renderToString(element)).toThrow("The picture “A casita in the sun” has no data");
  });

  it("a drawing ends the build by its alternative text", () => {
    expect(() => renderToString(<Drawing drawing={noFile} />)).toThrow(
      "The drawing “Section through a shower wall” has no file with an address.",
    );
  });
});

it("pictures before and after are divided at a slider, which announces its value", () => {
  render(<BeforeAfter view={view("before", "after")} />);
  const slider = screen.getByRole("slider", { name: /The kitchen/ });
  expect(slider).toHaveAttribute("aria-valuetext", "50\u00a0percent before");
  fireEvent.change(slider, { target: { value: "30" } });
  expect(slider.parentElement?.style.getPropertyValue("--before")).toBe("30%");
});

it("a slider goes through three stages, which it names, and so do buttons", () => {
  const { container } = render(<BeforeAfter view={view("bare", "shelved", "stocked")} />);
  const slider = screen.getByRole("slider", { name: /The kitchen/ });
  const shown = () => container.querySelector(".shown img")?.getAttribute("alt");
  expect([slider.getAttribute("aria-valuetext"), shown()]).toEqual(["bare", "A bare in the sun"]);
  fireEvent.change(slider, { target: { value: "1" } });
  expect([slider.getAttribute("aria-valuetext"), shown()]).toEqual([
    "shelved",
    "A shelved in the sun",
  ]);
  const stocked = screen.getByRole("button", { name: "stocked" });
  fireEvent.click(stocked);
  expect(stocked).toHaveAttribute("aria-pressed", "true");
  expect(slider).toHaveValue("2");
});

it("stages say in which week they were taken, and which paper was issued then", () => {
  mockSite({}, { pages: ["/documents"] });
  const kitchen = view("bare", "shelved");
  const paperPage = { path: "/documents#change-order", name: "Change order" };
  const [bare, shelved] = kitchen.stages;
  const stages = [
    { ...bare!, week: 0 },
    { ...shelved!, week: 3, paperPage },
  ];
  render(<BeforeAfter view={{ ...kitchen, stages }} />);
  const said = screen.getAllByRole("definition");
  expect(screen.getAllByRole("term").map(({ textContent }) => textContent)).toEqual([
    "bare",
    "shelved",
  ]);
  expect(said[0]).toHaveTextContent(/^Week 0$/);
  expect(said[1]).toHaveTextContent(/^Week 3/);
  expect(said[1]).toContainElement(screen.getByRole("link", { name: "Change order" }));
});

it("a table of contents links to second-level headings only", () => {
  render(<TableOfContents page={{ tableOfContents: headings }} />);
  const contents = within(screen.getByRole("navigation", { name: "On this page" }));
  expect(contents.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "#first",
  ]);
});

test("sources on a Spanish page are marked as English", () => {
  const sources = [
    { title: "NRS chapter 624", url: "https://www.leg.state.nv.us/NRS/NRS-624.html" },
  ];
  const page = { sources, checkedText: "22 de noviembre de 2026" };
  render(<SourceList page={page} />, { wrapper: InSpanish });
  expect(screen.getByText("NRS chapter 624").closest("[lang]")).toHaveAttribute("lang", "en");
});

describe.each([
  ["Related guides", RelatedArticles, "relatedArticles", false],
  ["More guides", RelatedBlogs, "relatedArticles", true],
  ["Jobs, week by week", RelatedBuildRecaps, "relatedBuildRecaps", true],
  ["Services", RelatedServices, "relatedServices", true],
] as const)("%s", (name, Piece, field, isPictured) => {
  const related = (...titles: string[]) => {
    const none = { relatedArticles: [], relatedBuildRecaps: [], relatedServices: [] };
    return { ...none, [field]: titles.map((title) => page(title)) };
  };

  it("are a list of links, each with what the page is about where it has a picture", () => {
    render(<Piece page={related("Casita", "Permits")} />);
    const list = within(screen.getByRole("region", { name }));
    expect(list.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "/somewhere/casita",
      "/somewhere/permits",
    ]);
    expect(list.queryAllByText("About Casita.").length > 0).toBe(isPictured);
    expect(list.queryAllByAltText("").length > 0).toBe(isPictured);
  });

  it("have no heading where there is none", () => {
    const { container } = render(<Piece page={related()} />);
    expect(container).toBeEmptyDOMElement();
  });
});

it("a post ends with who wrote it, where to report a mistake, and a way to ask about a project", () => {
  mockSite();
  render(<BlogEnding page={{ author: null, relatedServices: [] }} />);
  const ending = screen.getByRole("region", { name: "Ask about your project" });
  expect(ending).toHaveTextContent("Written and checked by Mojave Meridian Construction.");
  expect(within(ending).getByRole("link", { name: "Email us" })).toHaveAttribute(
    "href",
    "mailto:hello@mojavemeridian.example",
  );
  expect(within(ending).getByRole("link", { name: "Request a quote" })).toBeInTheDocument();
});

it("the text logo is the name of the business", () => {
  render(<TextLogo name="Mojave Meridian" />);
  expect(screen.getByText("Mojave Meridian")).toBeInTheDocument();
});
