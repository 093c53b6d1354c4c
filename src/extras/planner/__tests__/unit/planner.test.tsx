/**
 * The planner in each of its states. Its results are tested with the pure functions, on the site's
 * own data.
 */
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { addDays, currentDay } from "../../../../content/day";
import { loadDraft } from "../../../../forms/draft";
import { saveFile } from "../../tools/file";
import type { PlannerData } from "../../tools/plan";
import { Planner } from "../../tools/Planner";
import { workdaysWith } from "../../tools/workdays";
import { mockSite } from "../../../../../__tests__/support/component-fixture";
import { InSpanish } from "../../../../../__tests__/support/words";
import { ids, plannerData, servedAreas, showAt } from "./tool-fixture";

jest.mock("../../tools/file");

const data = plannerData;
const [kitchen] = data.schedules;
const withSchedules = (...schedules: Partial<PlannerData["schedules"][number]>[]): PlannerData => ({
  ...data,
  schedules: schedules.map((own) => ({ ...kitchen!, ...own })),
});

const ownPrice: PlannerData["costs"][number] = {
  own: true,
  includes: "All of it.",
  figure: "$1",
  unit: null,
  market: null,
  year: null,
  sentence: null,
  without: null,
  credit: null,
  size: null,
  finish: null,
  day: "May 1, 2088",
  source: null,
  services: [],
};
const show = (search = "") => showAt(`/plan${search}`, <Planner data={data} />);
const status = () => screen.getByRole("status").textContent;
const answer = () => within(screen.getByRole("region", { name: "Your plan" }));
const whole =
  "?project=kitchen-remodel&place=henderson&use=own-house&stay=yes&when=done&date=2088-03-01";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
  mockSite({ areas: servedAreas });
});

it.each([
  ["", ""],
  ["?project=kitchen-remodel", "Kitchen remodel: 8\u00a0to\u00a018\u00a0weeks."],
  [
    "?project=kitchen-remodel&date=2027-02-29",
    "Kitchen remodel: 8\u00a0to\u00a018\u00a0weeks. “2027-02-29” isn’t an answer to “Date”. Choose another.",
  ],
  ["?project=kitchn", "“kitchn” isn’t an answer to “What are you planning?”. Choose another. "],
  [
    whole,
    "Likely by Mon,\u00a0March\u00a01, 2088, even on the longest run, if planning begins by Mon,\u00a0October\u00a027, 2087.",
  ],
  ["?PROJECT=Kitchen-Remodel", "Kitchen remodel: 8\u00a0to\u00a018\u00a0weeks."],
  [
    "?project=kitchen-remodel&color=red",
    "Kitchen remodel: 8\u00a0to\u00a018\u00a0weeks. This page has no question called “color”.",
  ],
  [
    "?project=kitchen-remodel&place=mesquite&date=2088-03-01",
    "Not here: we don’t work in Mesquite.",
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

it("has the element for screen readers in the page before it says anything, after a link from another page too", () => {
  const changes = new MutationObserver(() => undefined);
  changes.observe(document.body, { childList: true, characterData: true, subtree: true });
  show(whole);
  const said = screen.getByRole("status");
  expect(said).toHaveTextContent(/^Likely by/);
  const filled = changes.takeRecords().filter(({ target }) => said.contains(target));
  expect(filled).not.toEqual([]);
});

it("shows the whole plan once all questions are answered", () => {
  show(whole);
  const plan = answer();
  expect(plan.getByRole("link", { name: "City of Henderson Building" })).toBeInTheDocument();
  expect(plan.getByText("You can stay with a temporary kitchen.")).toBeInTheDocument();
  expect(plan.getByRole("heading", { name: "Deposit" }).closest("details")).toHaveTextContent(
    "The deposit may not exceed the cap.",
  );
  expect(plan.getByText("What stays where it is?")).toBeInTheDocument();
  expect(plan.getByRole("link", { name: "Rule local-henderson" })).toBeInTheDocument();
});

it.each([
  ["the business’s own range", [ownPrice]],
  ["that none is published", []],
])("says on a phone, before its details and unfolded, about how much: %s", (_name, prices) => {
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
  showAt(`/plan${whole}`, <Planner data={withSchedules({ prices })} />);
  const plan = answer();
  const cost = plan.getByRole("heading", { name: "About how much" });
  expect(cost.closest("details")).toHaveAttribute("open");
  expect(cost.closest("details")).toHaveTextContent(
    prices.length > 0 ? "$1. All of it." : "Yours comes in writing, after the walk.",
  );
  const moves = within(cost.closest("details")!).queryByRole("link", { name: "what moves it" });
  if (prices.length > 0) expect(moves).toBeNull();
  else expect(moves).toHaveAttribute("href", "/services/kitchen-remodel#what-drives-the-price");
  const office = plan.getByRole("heading", { name: "Who issues the permit" });
  expect(office.closest("details")).not.toHaveAttribute("open");
  expect(cost.compareDocumentPosition(office)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it("says about how much right below the verdict, before what is due this week", () => {
  show(`?project=kitchen-remodel&place=henderson&date=${todayInPlan()}`);
  const cost = answer().getByRole("heading", { name: "About how much" });
  const due = answer().getByRole("heading", { name: "Due this week" });
  expect(cost.compareDocumentPosition(due)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it("offers a calendar of the due days once a date is given", async () => {
  show("?project=kitchen-remodel&date=2088-02-28");
  await userEvent.click(screen.getByRole("button", { name: "Add to calendar" }));
  expect(saveFile).toHaveBeenCalledWith(
    "kitchen-remodel.ics",
    "text/calendar",
    // Three weeks later, over a leap day, and after a weekend.
    expect.stringContaining(
      "DTSTART;VALUE=DATE:20880322\r\nSUMMARY:Kitchen remodel: Choose cabinets (at the earliest)",
    ),
  );
});

it.each([
  [
    "?project=kitchen-remodel&date=2088-02-28",
    /^Mon,\sMarch\s22, 2088 at the earliest, Mon,\sApril\s26, 2088 at the latest: Choose cabinets/,
  ],
  // Counted back on the longest run: 18 weeks, of which ten are for the phase that the cabinets
  // precede.
  [
    "?project=kitchen-remodel&when=done&date=2088-02-28",
    /^By Fri,\sDecember\s19, 2087: Choose cabinets/,
  ],
])("tells decisions as earliest from a start, and as latest before an end: %s", (search, text) => {
  show(search);
  expect(answer().getByText("Choose cabinets").closest("li")).toHaveTextContent(text);
});

const todayInPlan = () => workdaysWith([]).onOrAfter(currentDay());
const weeksAhead = (weeks: number) => addDays(currentDay(), weeks * 7);

it("says first that a plan can't be made, with no quote and no calendar, and leads to a day on which it can", () => {
  show(`?project=kitchen-remodel&when=done&date=${weeksAhead(4)}`);
  const first = document.querySelector("#your-plan ~ .prose > p")!;
  expect(first).toHaveTextContent(/^Can’t be done by .*: 8\sweeks at least, so .* at the earliest/);
  expect(status()).toBe(first.textContent);
  expect(answer().getByText(/Cutting doesn’t help/)).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Add to calendar" })).not.toBeInTheDocument();
  expect(screen.queryByRole("link", { name: /quote/ })).not.toBeInTheDocument();
  const moved = answer()
    .getByRole("link", { name: /^Move it to/ })
    .getAttribute("href")!;
  const date = new URLSearchParams(moved.split("?")[1]).get("date")!;
  expect(date >= weeksAhead(8) && date <= weeksAhead(9)).toBe(true);
});

it("says what keeps it short where only a short run is done in time, and what staying means", () => {
  show(`?project=kitchen-remodel&when=done&date=${weeksAhead(14)}`);
  expect(status()).toMatch(/^Tight: only a short run/);
  expect(answer().getByText("What keeps it short: leave the walls.")).toBeInTheDocument();
});

it("moves weeks and verdict when people stay", () => {
  show(`?project=kitchen-remodel&stay=yes&when=done&date=${weeksAhead(10)}`);
  expect(status()).toMatch(/^Can’t be done by .*: 13\sweeks at least/);
});

it("asks whether a plan that began in the past has begun, and keeps its days", async () => {
  const begin = weeksAhead(-2);
  show(`?project=kitchen-remodel&date=${begin}`);
  expect(status()).toMatch(/^Did you start on /);
  await userEvent.click(screen.getByRole("button", { name: "Add to calendar" }));
  const days = [...(jest.mocked(saveFile).mock.lastCall?.[2] ?? "").matchAll(/DATE:(\d{8})/g)];
  expect(days.length).toBeGreaterThan(2);
});

it("keeps the days of a plan that has begun, and asks no more whether it has", () => {
  for (const search of [`date=${weeksAhead(-2)}`, `when=done&date=${weeksAhead(17)}`]) {
    const { unmount } = show(`?project=kitchen-remodel&${search}&started=yes`);
    expect(status()).toMatch(/^Begun on .*: the handover comes between/);
    expect(answer().queryByText(/Did you start|haven’t started/)).not.toBeInTheDocument();
    unmount();
  }
});

it("keeps what is ticked off when another day is chosen", async () => {
  const first = show("?project=kitchen-remodel&place=henderson&date=2088-02-28");
  const task = () => screen.getByRole("checkbox", { name: /Agree on what changes/ });
  await userEvent.click(task());
  first.unmount();
  const second = show("?project=kitchen-remodel&place=henderson&date=2088-03-28");
  expect(task()).toBeChecked();
  second.unmount();
  show("?project=kitchen-remodel&place=paradise&date=2088-03-28");
  expect(task()).not.toBeChecked();
});

it("has what is due this week on top, and no more when it is opened again once that is ticked off", async () => {
  const search = `?project=kitchen-remodel&date=${todayInPlan()}`;
  const { unmount } = show(search);
  const due = () => screen.queryByRole("heading", { name: "Due this week" });
  const first = due()!;
  const kept = first.nextElementSibling!;
  expect(kept).toHaveTextContent(/stays in this browser/);
  const [box] = within(kept.nextElementSibling as HTMLElement).getAllByRole("checkbox");
  expect(answer().getAllByText(/^What you tick off/)).toHaveLength(1);
  // Before the runs, the office and all else that is known.
  expect(first.compareDocumentPosition(screen.getByRole("table", { name: "Both runs" }))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  await userEvent.click(box!);
  // It stays, with the focus on it, until the plan is opened again.
  expect(box).toBeChecked();
  expect(box).toHaveFocus();
  unmount();
  const again = show(search);
  expect(due()).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole("checkbox", { name: /Agree on what changes/ }));
  again.unmount();
  show(search);
  expect(due()).toBeInTheDocument();
});

it("says nothing of what an answer has ruled out", () => {
  const cuts = [
    { what: "have nobody there", notFact: "stays" },
    { what: "leave the walls", notFact: null },
  ];
  const search = `/plan?project=kitchen-remodel&when=done&date=${weeksAhead(14)}`;
  const { unmount } = showAt(`${search}&stay=yes`, <Planner data={withSchedules({ cuts })} />);
  expect(answer().getByText("What keeps it short: leave the walls.")).toBeInTheDocument();
  unmount();
  showAt(search, <Planner data={withSchedules({ cuts })} />);
  expect(
    answer().getByText("What keeps it short: have nobody there; leave the walls."),
  ).toBeInTheDocument();
});

it("says what makes it longer without what has been answered", () => {
  const { unmount } = show("?project=kitchen-remodel");
  expect(answer().getByText(/It takes longer if walls move\./)).toBeInTheDocument();
  unmount();
  show("?project=kitchen-remodel&stay=no");
  expect(answer().getByText(/It takes longer if the wiring is old\./)).toBeInTheDocument();
});

it("leads to another service in a use that is that one's work, and asks its questions", () => {
  const service = {
    ...kitchen!.service,
    slug: "interior",
    title: "Interior",
    questions: [{ question: "Which rooms?", resident: null }],
  };
  const own = {
    uses: ids("own-house"),
    note: "Homes are for others.",
    service: { slug: "interior" },
  };
  const planner = (
    <Planner data={withSchedules({ inUses: [own] }, { service, project: "interior" })} />
  );
  const quote = () => screen.getByRole("link", { name: /^Request a quote/ }).getAttribute("href");
  const { unmount } = showAt("/plan?project=kitchen-remodel&use=rented", planner);
  expect(quote()).toContain("project=kitchen-remodel");
  expect(answer().getByText("What stays where it is?")).toBeInTheDocument();
  unmount();
  showAt("/plan?project=kitchen-remodel&use=own-house", planner);
  expect(quote()).toContain("project=interior");
  expect(answer().getByText("Homes are for others.")).toBeInTheDocument();
  expect(answer().getByText("Which rooms?")).toBeInTheDocument();
  expect(answer().queryByText("What stays where it is?")).not.toBeInTheDocument();
});

it("has of a range what is due this week by its last day", () => {
  // Its second phase begins in three weeks at the earliest, and in eight at the latest.
  const begin = addDays(todayInPlan(), -21);
  const { unmount } = show(`?project=kitchen-remodel&date=${begin}&started=yes`);
  const due = () =>
    answer().queryByRole("heading", { name: "Due this week" })?.parentElement?.textContent ?? "";
  expect(due()).not.toContain("Choose cabinets");
  unmount();
  show(`?project=kitchen-remodel&date=${addDays(todayInPlan(), -56)}&started=yes`);
  expect(due()).toContain("Choose cabinets");
});

it("says what has passed of a plan too long for its day as what is to be done now", () => {
  show(`?project=kitchen-remodel&when=done&date=${weeksAhead(14)}`);
  const [task] = answer().getAllByText("Agree on what changes");
  expect(task!.closest("li")).toHaveTextContent(/^Do it now: /);
  expect(answer().queryByText(/Was due/)).not.toBeInTheDocument();
});

it("prints a plan without a date without its question, and one with a long address without a code", async () => {
  const { unmount } = show("?project=kitchen-remodel&place=henderson");
  expect(answer().queryByText(/^Do you have a date\? We can/)).not.toBeInTheDocument();
  unmount();
  const long = show(`?project=kitchen-remodel&date=2088-03-01&${"x".repeat(3000)}=1`);
  expect(answer().getByText("Do you have a date? We can start planning on")).toBeInTheDocument();
  // What draws the code has been loaded by then.
  await import("uqr");
  expect(long.container.querySelectorAll("svg > path:not([d])")).toHaveLength(1);
});

it("says the weeks in the request, also where something that was typed cannot be used", async () => {
  show("?project=kitchen-remodel&built=1/2/1974&when=done&date=2088-03-01");
  window.addEventListener("click", (event) => event.preventDefault(), { once: true });
  await userEvent.click(screen.getByRole("link", { name: /^Request a quote/ }));
  const message = loadDraft("contact", Date.now())?.answers.message;
  expect(message).toContain("Kitchen remodel: 8 to 18 weeks.");
  expect(message).not.toContain("four digits");
});

it("asks whether people stay only where it moves the weeks, and else says what staying means", () => {
  const question = () => screen.queryByLabelText("Will anyone be there while we work?");
  const search = "/plan?project=kitchen-remodel&stay=yes";
  const planner = (longest: object[]) => <Planner data={withSchedules({ longest } as object)} />;
  const { unmount } = showAt(search, planner([]));
  expect(question()).not.toBeInTheDocument();
  expect(status()).toBe("Kitchen remodel: 8\u00a0to\u00a018\u00a0weeks.");
  expect(answer().getByText("You can stay with a temporary kitchen.")).toBeInTheDocument();
  unmount();
  const stays = { fact: "stays", phases: ids("build"), uses: ids("rented") };
  const own = showAt(`${search}&use=own-house`, planner([stays]));
  expect(question()).not.toBeInTheDocument();
  expect(status()).toMatch(/8\sto\s18\sweeks/);
  own.unmount();
  showAt(`${search}&use=rented`, planner([stays]));
  expect(question()).toBeInTheDocument();
  expect(status()).toMatch(/13\sto\s18\sweeks/);
});

it("asks only what matters to the project, and offers only uses that make sense", () => {
  show("?project=kitchen-remodel&built=1/2/1974");
  expect(screen.getByLabelText("Year the house was built")).toBeInTheDocument();
  expect(screen.queryByLabelText(/^Opening day/)).not.toBeInTheDocument();
  expect(answer().getByText(/four digits/, { selector: "p:not([role])" })).toBeInTheDocument();
});

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
    questions: [
      { question: "What moves?", resident: null },
      { question: "Will you live there?", resident: true },
    ],
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
  expect(questions({ uses: ids("rented") }, "")).toBe(false);
});

it("says of a plan that began long ago when it would have been done", () => {
  show("?project=kitchen-remodel&date=2025-05-01");
  // 18 weeks.
  expect(status()).toMatch(
    /^Begun on Thu,\sMay\s1, 2025, it would have been done by Thu,\sSeptember\s4, 2025 at the latest/,
  );
});

it("says the cap of the deposit once, with its rule", () => {
  show("?project=kitchen-remodel&place=henderson&use=own-house");
  expect(answer().getAllByText(/The deposit may not exceed the cap/)).toHaveLength(1);
  expect(answer().getByRole("link", { name: "Rule deposit-cap" })).toBeInTheDocument();
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
  expect(status()).toBe("Addition: 8\u00a0to\u00a018\u00a0weeks.");
  expect(answer().getByText("These are a casita's.")).toBeInTheDocument();
  // The service's questions are not an addition's.
  expect(answer().queryByText("What stays where it is?")).not.toBeInTheDocument();
  unmount();
  showAt("/plan?project=repair&when=done&date=2088-02-28", planner);
  expect(status()).toMatch(/^Repair: we have no range of weeks/);
  expect(answer().getByText(/Choose cabinets/)).toBeInTheDocument();
  expect(answer().queryByRole("table")).not.toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Add to calendar" })).not.toBeInTheDocument();
});

it("says what time the handover leaves before the opening", () => {
  const planner = (
    <Planner data={withSchedules({ opening: "Stock comes later.", asks: ["opening"] })} />
  );
  showAt("/plan?project=kitchen-remodel&date=2088-01-05&opening=2088-06-01", planner);
  expect(
    answer().getByText(/^Stock comes later. That leaves 22\sdays for it, .*May\s10, 2088/),
  ).toBeInTheDocument();
});

it("names the entries of a calendar for good: whatever their day, order, words or language", async () => {
  const uids = async (schedule: object, search: string) => {
    const planner = (
      <Planner
        data={withSchedules({ opening: "Stock comes later.", asks: ["opening"], ...schedule })}
      />
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
  expect(new Set(before).size).toBe(7);
  expect(before).toContain("opening-kitchen-remodel@site.test");
  const decisions = kitchen!.decisions.map((own) => ({ ...own, what: `Elija ${own.what}` }));
  expect(await uids({ decisions }, "&when=done&date=2088-08-01")).toEqual(before);
  const more = [{ ...kitchen!.decisions[0]!, id: "sink", what: "Choose the sink" }, ...decisions];
  const after = await uids({ decisions: more }, "&date=2088-02-28");
  expect(after).toEqual([...before, "decision-sink-kitchen-remodel@site.test"].sort());
});

it("says what a home of its year may hide, and shows a phone the verdict beside the questions", () => {
  show("?project=kitchen-remodel&place=paradise&built=1975");
  expect(answer().getByText("Lead paint.").parentElement).toHaveTextContent("A test decides.");
  expect(
    screen.getByRole("link", {
      name: "Kitchen remodel in Paradise: 8\u00a0to\u00a018\u00a0weeks.",
    }),
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
  const draft = loadDraft("contact", Date.now())?.answers.message;
  expect(draft).toContain(`https://site.test/es/plan${whole}`);
  expect(draft).not.toMatch(/[\u00a0\u202f\u2060]/);
  expect(draft).toContain(`El mismo plan en inglés (in English): https://site.test/plan${whole}`);
});

it("says by the first box where ticks are kept, and by the request where the plan is, before either", () => {
  show("?project=kitchen-remodel&place=henderson");
  const kept = answer().getByText(/^What you tick off stays in this browser/);
  const [box] = answer().getAllByRole("checkbox");
  expect(kept.compareDocumentPosition(box!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const draft = answer().getByText(/stays in this browser as a draft, 7 days at most/);
  const quote = screen.getByRole("link", { name: /^Request a quote/ });
  expect(draft.compareDocumentPosition(quote)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it.each([
  // Work on site begins three weeks after planning at the earliest.
  [{ when: "begin", date: weeksAhead(8) }, "Within 12 weeks"],
  // 18 weeks before a day in 24, of which ten are work on site: it begins in 14 at the latest.
  [{ when: "done", date: weeksAhead(24) }, "Later"],
  [{ opening: weeksAhead(20) }, "Within 12 weeks"],
  [{}, undefined],
])("answers in the form for a quote when the work begins: %j", async (days, start) => {
  const starts = [
    { answer: "Within 12 weeks", days: 12 * 7 },
    { answer: "Later", days: null },
  ];
  const planner = <Planner data={{ ...withSchedules({ asks: ["opening"] }), starts }} />;
  const answers = { project: "kitchen-remodel", ...days } as Record<string, string>;
  showAt(`/plan?${new URLSearchParams(answers).toString()}`, planner);
  window.addEventListener("click", (event) => event.preventDefault(), { once: true });
  await userEvent.click(screen.getByRole("link", { name: /^Request a quote/ }));
  expect(loadDraft("contact", Date.now())?.answers.start).toBe(start);
});

it("puts its verdict first on the page too, before what it could not understand", () => {
  show("?project=kitchen-remodel&color=red");
  const verdict = answer().getByText(/^Kitchen remodel: /, { selector: "strong" });
  const note = answer().getByText(/called “color”/, { selector: "p:not([role])" });
  expect(verdict.compareDocumentPosition(note)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it("says when an empty home would be ready in time, and only then that nothing else helps", () => {
  // From today, 8 weeks at least in an empty home and 13 where people stay.
  const by = addDays(currentDay(), 10 * 7);
  const search = `?project=kitchen-remodel&when=done&date=${by}`;
  const { unmount } = show(`${search}&stay=yes`);
  expect(status()).toMatch(/^Can’t be done by .*13\sweeks at least/);
  expect(answer().getByText(/or have nobody there during the work/)).toBeInTheDocument();
  expect(answer().queryByText(/Cutting doesn’t help/)).not.toBeInTheDocument();
  unmount();
  show(`?project=kitchen-remodel&stay=yes&when=done&date=${addDays(currentDay(), 21)}`);
  expect(answer().getByText(/Cutting doesn’t help/)).toBeInTheDocument();
});

it("works in another state by data alone: its offices, its areas, its rules", () => {
  const [paradise] = plannerData.places;
  const utah = { ...paradise!, entryId: "kanab", name: "Kanab", also: [] };
  const places = [
    {
      ...utah,
      office: { ...paradise!.office, id: "kane-county", area: "Utah", jurisdictions: ids("utah") },
    },
  ];
  const cap = plannerData.rules.find(({ tool }) => tool === "deposit")!;
  const rules = [{ ...cap, sentence: "Utah’s cap.", jurisdictions: ids("utah") }];
  const search = "/plan?project=kitchen-remodel&place=kanab&use=own-house";
  const notice = "Not until our license there.";
  const area = { name: "Utah", type: "State", notice };

  mockSite({ areas: [area] });
  const { unmount } = showAt(search, <Planner data={{ ...data, places }} />);
  expect(status()).toBe(`Not here: we don’t work in Kanab. ${notice}`);
  expect(answer().queryByText("The deposit may not exceed the cap.")).not.toBeInTheDocument();
  expect(screen.queryByRole("link", { name: /Request a quote/ })).not.toBeInTheDocument();
  unmount();

  mockSite({ areas: [{ ...area, notice: null }] });
  showAt(search, <Planner data={{ ...data, places, rules }} />);
  expect(status()).toMatch(/^Kitchen remodel in Kanab: /);
  expect(answer().getByText("Utah’s cap.")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: /Request a quote/ })).toBeInTheDocument();
});
