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

it("names in each phase its papers, then those of the pictures of its weeks, each once", () => {
  mockSite();
  const kitchen = view("bare", "done");
  const [bare, done] = kitchen.stages;
  const stages = [
    { ...bare!, week: 1, paperPage: paper("note") },
    { ...done!, week: 4, paperPage: paper("folder") },
  ];
  const recap = {
    ...page("Kitchen"),
    ...service,
    sample: null,
    job: null,
    without: null,
    disclaimer: null,
    summary: "A kitchen.",
    published: "2026-11-20",
    blocks: [],
    phases: [phase("Week 0"), phase("Weeks 1–2", "change", "note"), phase("Weeks 3–4", "note")],
    beforeAfter: [{ ...kitchen, stages }],
    lessons: [],
    services: [],
    relatedServices: [],
  };
  const data = { ...ofExtras, page: { ...recap, facts: null } };
  render(<BuildRecapTemplate {...pageProps("/build-process/kitchen", data)} />);
  const papersOf = (weeks: string) =>
    within(screen.getByRole("heading", { name: `In ${weeks}` }).closest("li")!)
      .queryAllByRole("link")
      .map(({ textContent }) => textContent);
  expect(papersOf("Week 0")).toEqual([]);
  expect(papersOf("Weeks 1–2")).toEqual(["The change", "The note"]);
  expect(papersOf("Weeks 3–4")).toEqual(["The note", "The folder"]);
});
