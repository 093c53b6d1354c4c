/** The page of a job: beside each week stands what the client had in writing then. */
import { render, screen, within } from "@testing-library/react";
import BuildRecapTemplate from "../../../src/templates/build-recap";
import {
  mockSite,
  ofExtras,
  page,
  pageProps,
  service,
  view,
} from "../../support/component-fixture";

const paper = (id: string) => ({ path: `/about#${id}`, name: `The ${id}` });

const phase = (weeks: string, ...papers: string[]) => ({
  weeks,
  title: `In ${weeks}`,
  text: { html: "<p>What happens.</p>" },
  inspections: [],
  paperPages: papers.map(paper),
  picture: null,
});

/** A recap without a text, a job or phases. */
const empty = {
  ...page("Kitchen"),
  ...service,
  sample: null,
  job: null,
  facts: null,
  phaseCount: 0,
  inspectionCount: 0,
  without: null,
  disclaimer: null,
  summary: "A kitchen.",
  published: "2026-11-20",
  blocks: [],
  phases: [],
  beforeAfter: [],
  lessons: [],
  services: [],
  relatedServices: [],
};

it("names in each phase its papers, then those of the pictures of its weeks, each once", () => {
  mockSite();
  const kitchen = view("bare", "done");
  const [bare, done] = kitchen.stages;
  const stages = [
    { ...bare!, week: 1, paperPage: paper("note") },
    { ...done!, week: 4, paperPage: paper("folder") },
  ];
  const recap = {
    ...empty,
    phases: [phase("Week 0"), phase("Weeks 1–2", "change", "note"), phase("Weeks 3–4", "note")],
    beforeAfter: [{ ...kitchen, stages }],
  };
  const data = { ...ofExtras, page: recap };
  render(<BuildRecapTemplate {...pageProps("/build-process/kitchen", data)} />);
  const papersOf = (weeks: string) =>
    within(screen.getByRole("heading", { name: `In ${weeks}` }).closest("li")!)
      .queryAllByRole("link")
      .map(({ textContent }) => textContent);
  expect(papersOf("Week 0")).toEqual([]);
  expect(papersOf("Weeks 1–2")).toEqual(["The change", "The note"]);
  expect(papersOf("Weeks 3–4")).toEqual(["The note", "The folder"]);
});

it("shows the pictures of a finished job, each with its words", () => {
  mockSite();
  const { picture: open } = view("open").stages[0]!;
  const { picture: done } = view("done").stages[0]!;
  const job = {
    location: "Green Valley",
    year: 2026,
    size: "180 square feet",
    weeksPlanned: 9,
    weeksTaken: 9.5,
    price: "$60,000 to $75,000",
    changes: 2,
    lead: null,
    pictures: [
      { ...open, alt: "The wall, open" },
      { ...done, alt: "The new window", caption: "Where the old one was." },
    ],
  };
  const data = { ...ofExtras, page: { ...empty, job } };
  render(<BuildRecapTemplate {...pageProps("/build-process/kitchen", data)} />);
  expect(screen.getByRole("link", { name: /The wall, open$/ })).toBeVisible();
  const [figure] = screen
    .getAllByRole("figure")
    .filter((one) => within(one).queryByAltText("The new window"));
  expect(figure).toHaveTextContent("Where the old one was.");
});
