/** The planner in each of its states. Its results are tested with the pure functions, on the site's own data. */
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { todayInNevada } from "../../../src/content/day";
import { saveFile } from "../../../src/tools/file";
import type { PlannerData } from "../../../src/tools/plan";
import { Planner } from "../../../src/tools/Planner";
import { mockSite } from "../../support/component-fixture";
import { InSpanish } from "../../support/words";
import { mockPlaces, showAt } from "./tool-fixture";

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

const data = {
  phases: [phase("design", ["Agree on what changes"]), phase("build")],
  schedules: [
    {
      title: "Kitchen remodel",
      longer: "walls move",
      stay: "You can stay with a temporary kitchen.",
      checked: "2026-11-22",
      project: null,
      property: null,
      deposit: null,
      opens: true,
      opening: null,
      weeksNote: null,
      asksOwner: 1,
      use: null,
      weeks: [
        { min: 3, max: 8, beside: null, phase: { entryId: "design" } },
        { min: 5, max: 10, beside: null, phase: { entryId: "build" } },
      ],
      decisions: [
        { what: "Choose cabinets", phase: { entryId: "build" } },
        { what: "Choose tile", phase: { entryId: "build" } },
      ],
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
    { entryId: "rented", title: "Rented to others", property: null, deposit: "none", rules: [] },
  ],
  rules: [
    rule("deposit-cap", ["nevada"], "The deposit may not exceed the cap."),
    rule("county-office", ["clark-county-outside-cities"]),
    rule("local-henderson", ["henderson"]),
    rule("az-roc", ["arizona"], "Arizona asks for a license first."),
  ],
  years: [{ title: "Lead paint", from: null, to: 1977, look: "A test decides." }],
} satisfies PlannerData;
const [kitchen] = data.schedules;
const withSchedules = (...schedules: Partial<PlannerData["schedules"][number]>[]): PlannerData => ({
  ...data,
  schedules: schedules.map((own) => ({ ...kitchen!, ...own })),
});

const show = (search = "") => showAt(`/plan${search}`, <Planner data={data} />);
const status = () => screen.getByRole("status").textContent;
const answer = () => within(screen.getByRole("region", { name: "Your plan" }));
const whole =
  "?project=kitchen-remodel&place=henderson&use=own-house&stay=yes&when=done&date=2088-03-01";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
  mockSite({
    areas: [
      { name: "Arizona", type: "State", notice: "Nothing is offered there without a license." },
    ],
  });
  mockPlaces();
});

it.each([
  ["", ""],
  ["?project=kitchen-remodel", "Kitchen remodel: 8\u00a0to\u00a018\u00a0weeks."],
  [
    "?project=kitchen-remodel&date=2027-02-29",
    "“2027-02-29” isn’t an answer to “Date”. Choose another. Kitchen remodel: 8\u00a0to\u00a018\u00a0weeks.",
  ],
  ["?project=kitchn", "“kitchn” isn’t an answer to “What are you planning?”. Choose another. "],
  [
    whole,
    "Kitchen remodel in Henderson: 8\u00a0to\u00a018\u00a0weeks, from October\u00a027, 2087.",
  ],
  // The names of places that people use.
  [
    "?project=kitchen-remodel&place=the-strip",
    "Kitchen remodel in Paradise: 8\u00a0to\u00a018\u00a0weeks.",
  ],
])("announces the plan of %j", (search, text) => {
  show(search);
  expect(status()).toBe(text);
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

it("offers a calendar of the due days once a date is given", async () => {
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
    /had to start on October 26, 2020, \d+ weeks ago. .* Even the shortest run ends after that day.* walls move/,
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

it.each([
  ["en", "bullhead-city"],
  ["en", "mohave"],
  ["es", "bullhead-city"],
  ["es", "mohave"],
])("offers nothing in Arizona, in %s: no quote, no Nevada deposit (%s)", (language, place) => {
  const planner = <Planner data={data} />;
  const search = `?project=kitchen-remodel&place=${place}&use=own-house&stay=yes`;
  const { container } = showAt(
    language === "en" ? `/plan${search}` : `/es/plan${search}`,
    language === "en" ? planner : <InSpanish>{planner}</InSpanish>,
  );
  expect(container.querySelector("#your-plan ~ .prose > p")).toHaveTextContent(
    "Nothing is offered there without a license.",
  );
  expect(screen.getByText(/Arizona asks for a license first/)).toBeInTheDocument();
  expect(screen.queryByRole("heading", { name: /^Dep[oó]sit/ })).not.toBeInTheDocument();
  expect(screen.queryByRole("link", { name: /quote|cotización/ })).not.toBeInTheDocument();
  expect(screen.queryByText("What stays where it is?")).not.toBeInTheDocument();
  expect(screen.queryByText(/You can stay/)).not.toBeInTheDocument();
});

it("doesn't ask whether the owner of a rental lives there, and asks the rest", () => {
  const service = {
    ...kitchen!.service,
    questions: [{ question: "Will you live there?" }, { question: "What moves?" }],
  };
  const questions = (schedule: object, use: string) => {
    const planner = <Planner data={withSchedules({ service, ...schedule })} />;
    const { unmount } = showAt(`/plan?project=kitchen-remodel${use}`, planner);
    expect(answer().getByText("What moves?")).toBeInTheDocument();
    const isAsked = answer().queryByText("Will you live there?") !== null;
    unmount();
    return isAsked;
  };
  expect(questions({}, "")).toBe(true);
  expect(questions({}, "&use=rented")).toBe(false);
  expect(questions({ use: { entryId: "rented" } }, "")).toBe(false);
});

it("says whose weeks a project borrows, and where there are none", () => {
  const planner = (
    <Planner
      data={withSchedules(
        { project: "addition", title: "Addition", weeksNote: "These are a casita's." },
        { project: "repair", title: "Repair", weeks: [] },
      )}
    />
  );
  const { unmount } = showAt("/plan?project=addition", planner);
  expect(status()).toBe("Addition: 8\u00a0to\u00a018\u00a0weeks. These are a casita's.");
  // The service's questions are not an addition's.
  expect(answer().queryByText("What stays where it is?")).not.toBeInTheDocument();
  unmount();
  showAt("/plan?project=repair&when=done&date=2088-02-28", planner);
  expect(status()).toMatch(/^Repair: we have no range of weeks/);
  expect(answer().getByText(/Choose cabinets/)).toBeInTheDocument();
  expect(answer().queryByRole("table")).not.toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Add to calendar" })).not.toBeInTheDocument();
});

it.each([
  ["&opening=2088-03-05", /^Stock comes later. You open on March 5, 2088. Choose a day/],
  [
    "&when=done&date=2088-03-01&opening=2088-03-05",
    /leaves 4 days for it, between the latest handover on March 1, 2088/,
  ],
  ["&when=done&date=2088-03-01&opening=2088-02-28", /comes after the opening on February 28/],
])("keeps the opening day apart from the handover: %s", (search, text) => {
  const planner = <Planner data={withSchedules({ opening: "Stock comes later." })} />;
  showAt(`/plan?project=kitchen-remodel${search}`, planner);
  expect(answer().getByText(text)).toBeInTheDocument();
});

it("names the entries of a calendar for good: whatever their day, order, words or language", async () => {
  const uids = async (schedule: object, search: string) => {
    const planner = (
      <Planner data={withSchedules({ opening: "Stock comes later.", ...schedule })} />
    );
    const { unmount } = showAt(
      `/plan?project=kitchen-remodel&opening=2088-09-01${search}`,
      planner,
    );
    await userEvent.click(screen.getByRole("button", { name: "Add to calendar" }));
    unmount();
    return [...(jest.mocked(saveFile).mock.lastCall?.[2] ?? "").matchAll(/UID:(.+)\r/g)]
      .map(([, uid]) => uid)
      .sort();
  };
  const before = await uids({}, "&date=2088-02-28");
  expect(new Set(before).size).toBe(6);
  expect(before).toContain("opening-kitchen-remodel@site.test");
  const decisions = kitchen!.decisions.map((own) => ({ ...own, what: `Elija ${own.what}` }));
  expect(await uids({ decisions }, "&when=done&date=2088-08-01")).toEqual(before);
});

it("says what a home of its year may hide, and sums the answer up in a line", () => {
  show("?project=kitchen-remodel&place=paradise&built=1975");
  expect(answer().getByText("Lead paint.").parentElement).toHaveTextContent("A test decides.");
  expect(
    screen.getByRole("link", { name: "8\u00a0to\u00a018\u00a0weeks · Clark County · 1 approval" }),
  ).toBeVisible();
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
