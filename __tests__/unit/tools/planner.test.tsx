/** The planner in each of its states. Its results are tested with the pure functions, on the site's own data. */
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { TextEncoder } from "node:util";
import { todayInNevada } from "../../../src/content/day";
import { saveFile } from "../../../src/tools/file";
import { Planner, type PlannerData } from "../../../src/tools/Planner";
import { axeViolationsIn } from "../../support/axe-dom";
import { mockSite } from "../../support/component-fixture";
import { InSpanish } from "../../support/words";
import { places, showAt } from "./tool-fixture";

jest.mock("../../../src/tools/file");

const phase = (entryId: string, decisions: string[] = []) => ({
  entryId,
  title: `Phase ${entryId}`,
  beside: false,
  decisions,
  inspections: entryId === "build" ? [{ at: 0.5, what: "Inspections inside walls" }] : [],
});

const rule = (entryId: string, jurisdictions: string[], sentence = `What ${entryId} says.`) => ({
  entryId,
  path: `/rules#${entryId}`,
  title: `Rule ${entryId}`,
  sentence,
  jurisdictions,
});

const data: PlannerData = {
  phases: [phase("design", ["Agree on what changes"]), phase("build")],
  schedules: [
    {
      title: "Kitchen remodel",
      longer: "walls move",
      stay: "You can stay with a temporary kitchen.",
      project: null,
      property: null,
      deposit: null,
      opens: true,
      opening: null,
      weeks: [
        { min: 3, max: 8, waits: null, phase: { entryId: "design" } },
        { min: 5, max: 10, waits: null, phase: { entryId: "build" } },
      ],
      decisions: [{ what: "Choose cabinets", phase: { entryId: "build" } }],
      papers: ["Photos of every wall"],
      approvals: ["Your association"],
      localRules: [{ entryId: "local-henderson" }],
      service: {
        slug: "kitchen-remodel",
        path: "/services/kitchen-remodel",
        title: "Kitchen Remodel",
        group: "residential",
        questions: [{ question: "What stays where it is?" }],
        rules: [{ entryId: "county-office" }, { entryId: "deposit-cap" }],
      },
    },
  ],
  uses: [
    {
      entryId: "own-house",
      title: "I own it and live in it",
      property: "Single-family house",
      deposit: "cap",
      rules: [],
    },
  ],
  places,
  rules: [
    rule("deposit-cap", ["nevada"], "The deposit may not exceed the cap."),
    rule("county-office", ["clark-county-outside-cities"]),
    rule("local-henderson", ["henderson"]),
    rule("az-roc", ["arizona"], "Arizona asks for a license first."),
  ],
  years: [{ title: "Lead paint", from: null, to: 1977, look: "A test decides." }],
};

const show = (search = "") => showAt(`/plan${search}`, <Planner data={data} />);
const status = () => screen.getByRole("status").textContent;
const answer = () => within(screen.getByRole("region", { name: "Your plan" }));
const whole =
  "?project=kitchen-remodel&place=henderson&use=own-house&stay=yes&when=done&date=2088-03-01";

// jsdom lacks it.
Object.assign(globalThis, { TextEncoder });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
  mockSite();
});

it.each([
  ["", ""],
  ["?project=kitchen-remodel", "Kitchen remodel: 8 to 18 weeks."],
  ["?project=kitchn", "We don't know this project: “kitchn”. Choose another. "],
  [whole, "Kitchen remodel in Henderson: 8 to 18 weeks, from October 27, 2087."],
])("announces the plan of %j, without accessibility violations", async (search, text) => {
  const { container } = show(search);
  expect(status()).toBe(text);
  expect(await axeViolationsIn(container)).toEqual([]);
});

it("shows the whole plan once all questions are answered", () => {
  show(whole);
  const plan = answer();
  expect(plan.getByRole("link", { name: "City of Henderson Building" })).toBeInTheDocument();
  expect(plan.getByText(/even if it takes the longest, start planning by/)).toBeInTheDocument();
  expect(plan.getByText("You can stay with a temporary kitchen.")).toBeInTheDocument();
  expect(plan.getByRole("heading", { name: "Deposit" }).closest("details")).toHaveTextContent(
    "The deposit may not exceed the cap.",
  );
  expect(plan.getByText("What stays where it is?")).toBeInTheDocument();
  expect(plan.getByRole("link", { name: "Rule local-henderson" })).toBeInTheDocument();
});

it("shows rules of the county's office only outside the cities", () => {
  show("?project=kitchen-remodel&place=henderson");
  expect(answer().queryByRole("link", { name: "Rule county-office" })).not.toBeInTheDocument();
  expect(answer().getByRole("link", { name: "Rule local-henderson" })).toBeInTheDocument();
});

it("shows rules of the county's office in the county's towns", () => {
  show("?project=kitchen-remodel&place=paradise");
  expect(answer().getByRole("link", { name: "Rule county-office" })).toBeInTheDocument();
  expect(answer().queryByRole("link", { name: "Rule local-henderson" })).not.toBeInTheDocument();
});

it("puts each choice into the address, and goes back to the previous one", async () => {
  show();
  await userEvent.selectOptions(screen.getByLabelText("What are you planning?"), "kitchen-remodel");
  await userEvent.selectOptions(screen.getByLabelText("Where is it?"), "paradise");
  expect(window.location.search).toBe("?project=kitchen-remodel&place=paradise");
  expect(status()).toBe("Kitchen remodel in Paradise: 8 to 18 weeks.");
  window.history.back();
  await waitFor(() => expect(status()).toBe("Kitchen remodel: 8 to 18 weeks."));
  expect(screen.getByLabelText("Where is it?")).toHaveValue("");
});

it("offers a calendar of the due days once a date is given", async () => {
  const { unmount } = show("?project=kitchen-remodel");
  expect(screen.queryByRole("button", { name: "Add to calendar" })).not.toBeInTheDocument();
  unmount();
  show("?project=kitchen-remodel&date=2088-02-28");
  await userEvent.click(screen.getByRole("button", { name: "Add to calendar" }));
  expect(saveFile).toHaveBeenCalledWith(
    "kitchen-remodel.ics",
    "text/calendar",
    // Three weeks later, over a leap day.
    expect.stringContaining(
      "DTSTART;VALUE=DATE:20880320\r\nSUMMARY:Kitchen remodel: Choose cabinets",
    ),
  );
});

it.each([
  ["?project=kitchen-remodel&date=2088-02-28", "March 20, 2088 at the earliest: Choose cabinets"],
  // Counted back on the longest run: 18 weeks, of which ten are for the phase that the cabinets precede.
  ["?project=kitchen-remodel&when=done&date=2088-02-28", "By December 20, 2087: Choose cabinets"],
])("tells decisions as earliest from a start, and as latest before an end: %s", (search, text) => {
  show(search);
  expect(answer().getByText("Choose cabinets").closest("li")).toHaveTextContent(text);
});

it.each([
  [
    "?project=kitchen-remodel&date=2021-03-01",
    /^That was \d+ weeks ago. Starting today, the shortest/,
  ],
  [
    "?project=kitchen-remodel&when=done&date=2021-03-01",
    /would have begun on October 26, 2020, \d+ weeks ago. .* Even the shortest run ends after that day.* walls move/,
  ],
])(
  "says what is still possible when it is too late, and tells no past day: %s",
  async (search, text) => {
    show(search);
    expect(answer().getByText(text)).toBeInTheDocument();
    expect(answer().getByText("Choose cabinets").closest("li")).not.toHaveTextContent("20(20|21)");
    await userEvent.click(screen.getByRole("button", { name: "Add to calendar" }));
    const days = [...(jest.mocked(saveFile).mock.lastCall?.[2] ?? "").matchAll(/DATE:(\d{8})/g)];
    const today = todayInNevada().replaceAll("-", "");
    expect(days.length).toBeGreaterThan(3);
    expect(days.filter(([, day = ""]) => day < today)).toEqual([]);
  },
);

it("offers nothing in Arizona: no quote, no Nevada deposit, its license first", () => {
  show("?project=kitchen-remodel&place=bullhead-city&use=own-house");
  expect(answer().getByText("Arizona asks for a license first.")).toBeInTheDocument();
  expect(answer().queryByRole("heading", { name: "Deposit" })).not.toBeInTheDocument();
  expect(answer().queryByRole("link", { name: /quote/ })).not.toBeInTheDocument();
});

it("takes the names of places that people use", () => {
  show("?project=kitchen-remodel&place=the-strip");
  expect(status()).toBe("Kitchen remodel in Paradise: 8 to 18 weeks.");
});

it("says what a home of its year may hide, and sums the answer up in a line", () => {
  show("?project=kitchen-remodel&place=paradise&built=1975");
  expect(answer().getByText("Lead paint.").parentElement).toHaveTextContent("A test decides.");
  expect(
    screen.getByRole("link", { name: "8 to 18 weeks · Clark County · 1 approval" }),
  ).toBeVisible();
});

it("stores the plan for the form only when a quote is asked for", async () => {
  show(whole);
  expect(localStorage).toHaveLength(0);
  // jsdom cannot leave the page.
  window.addEventListener("click", (event) => event.preventDefault(), { once: true });
  await userEvent.click(screen.getByRole("link", { name: "Request a quote with this plan" }));
  const draft = localStorage.getItem("draft-contact") ?? "";
  expect(draft).toContain("Kitchen remodel in Henderson: 8 to 18 weeks");
  expect(draft).toContain("Single-family house");
});

it("adds the English address to a Spanish plan, for the office", async () => {
  showAt(
    `/es/plan${whole}`,
    <InSpanish>
      <Planner data={data} />
    </InSpanish>,
  );
  window.addEventListener("click", (event) => event.preventDefault(), { once: true });
  await userEvent.click(screen.getByRole("link", { name: "Pida una cotización con este plan" }));
  const draft = localStorage.getItem("draft-contact") ?? "";
  expect(draft).toContain(`https://site.test/es/plan${whole}`);
  expect(draft).toContain(`El mismo plan en inglés (in English): https://site.test/plan${whole}`);
});

it("lists every project even without answers", () => {
  show();
  const every = within(screen.getByRole("region", { name: "Every kind of project" }));
  expect(every.getByText("Your association")).toBeInTheDocument();
  expect(every.getByText("Photos of every wall")).toBeInTheDocument();
});
