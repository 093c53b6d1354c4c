/** The page of the work: each job is shown, whatever services the site has. */
import { render, screen, within } from "@testing-library/react";
import BuildProcessPage from "../../../src/pages/build-process";
import { mockSite, page, pageProps, ownPage } from "../../support/component-fixture";

const job = (title: string, group: string) => ({
  ...page(title),
  sample: false,
  group,
  namedServices: [],
  phaseCount: 0,
  inspectionCount: 0,
  without: null,
  job: null,
  facts: null,
});

const section = (id: string) => ({ id, title: `About ${id}`, html: "", parts: [] });

const own = ownPage("/build-process", ["steps", "recaps", "call"].map(section));

type Step = Queries.BuildProcessPageQuery["allBuildStep"]["nodes"][number];

const step: Step = {
  entryId: "walk",
  title: "The walk",
  summary: "We look at it.",
  you: "You show us.",
  we: "We measure.",
  authority: null,
  idle: null,
  papers: "A list.",
  pays: null,
};

/** The page, given what its query answers. */
function show(jobs: ReturnType<typeof job>[], words: typeof own | null = own, steps = [step]) {
  const data = { page: words, allBuildStep: { nodes: steps }, allBuildRecap: { nodes: jobs } };
  render(<BuildProcessPage {...pageProps("/build-process", data)} />);
}

it("has each job in its group, also one that has no service", () => {
  mockSite({}, { services: [] });
  show([job("Shop", "commercial"), job("Kitchen", "residential")]);
  const cover = (group: string, title: string) =>
    within(screen.getByRole("region", { name: group })).getByRole("heading", { name: title });
  expect(cover("Commercial", "Shop")).toBeVisible();
  expect(cover("Residential", "Kitchen")).toBeVisible();
});

it("says who does what in a step, and of an authority only where one has a part in it", () => {
  mockSite();
  const permit = { ...step, entryId: "permit", title: "The permit", authority: "It reads." };
  show([], own, [step, permit]);
  const terms = (title: string) =>
    within(screen.getByRole("heading", { name: title }).closest("li")!)
      .getAllByRole("term")
      .map(({ textContent }) => textContent);
  expect(terms("The walk")).toEqual(["You", "Us", "In writing"]);
  expect(terms("The permit")).toEqual(["You", "Us", "City or county", "In writing"]);
});

it("says what is paid in a step, and nothing where nothing is due", () => {
  mockSite();
  const price = {
    ...step,
    entryId: "price",
    title: "The price",
    pays: { html: '<p>The deposit: <a href="/plan/deposit">the most it can be</a></p>' },
  };
  show([], own, [step, price]);
  const inStep = (title: string) =>
    within(screen.getByRole("heading", { name: title }).closest("li")!);
  expect(inStep("The walk").queryByText("You pay")).toBeNull();
  expect(inStep("The price").getByText("You pay")).toBeVisible();
  expect(inStep("The price").getByRole("link", { name: "the most it can be" })).toBeVisible();
});

it("names the file of its words where they are missing", () => {
  mockSite();
  jest.spyOn(console, "error").mockImplementation();
  expect(() => show([], null)).toThrow("content/pages/build-process/index.md is missing");
});
