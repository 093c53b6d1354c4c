/** The card on the home page: everything in it at once, nothing folded. */
import { render, screen, within } from "@testing-library/react";
import { addDays, currentDay } from "../../../../content/day";
import type { PlannerData } from "../../tools/plan";
import { QuickAnswer } from "../../tools/QuickAnswer";
import { mockSite } from "../../../../../__tests__/support/component-fixture";
import { plannerData, servedAreas } from "./tool-fixture";

const [design, build] = plannerData.phases;
const [kitchen] = plannerData.schedules;
const data: PlannerData = {
  ...plannerData,
  phases: [design!, { ...design!, entryId: "permit", permit: true, decisions: [] }, build!],
  schedules: [
    {
      ...kitchen!,
      weeks: [
        ...kitchen!.weeks.slice(0, 1),
        { min: 1, max: 2, beside: null, phase: { entryId: "permit" } },
        ...kitchen!.weeks.slice(1),
      ],
    },
  ],
  approvals: [{ ...plannerData.approvals[0]!, what: "Your association, 10\u00a0days before" }],
};

const onStatus = jest.fn();
const card = (answers: Record<string, string>, own = data) => {
  mockSite({ areas: servedAreas });
  const chosen = { project: "kitchen-remodel", ...answers };
  render(<QuickAnswer data={own} answers={chosen} onStatus={onStatus} />);
  return within(screen.getByRole("article", { name: "Your plan" }));
};
const steps = (found: ReturnType<typeof card>) =>
  found.getAllByRole("term").map(({ textContent }) => textContent);

it.each([
  ["no day", {}, ["Today", "Permit in hand", "Work on site begins", "Handover"]],
  [
    "a day that leaves time",
    { when: "done", date: addDays(currentDay(), 400) },
    ["Today", "Planning begins", "Permit in hand", "Work on site begins", "Handover"],
  ],
  [
    "a day for which the longest run had to begin before today",
    { when: "done", date: addDays(currentDay(), 100) },
    ["Today", "Permit in hand", "Work on site begins", "Handover"],
  ],
  [
    "planning that began two months ago",
    { when: "begin", date: addDays(currentDay(), -60) },
    ["Planning begins", "Today", "Permit in hand", "Work on site begins", "Handover"],
  ],
])("has one bar from today to the handover, with %s", (_name, answers, expected) => {
  // On the longest run, design ends 56 days in, the permit comes after 70, and work on site after
  // it.
  expect(steps(card(answers))).toEqual(expected);
});

it("has the days of a booth as its verdict has them, in its hall on a weekend too", () => {
  const [first, permit, last] = data.phases;
  const booth: PlannerData = {
    ...data,
    phases: [first!, permit!, { ...last!, opens: true }],
    schedules: [{ ...data.schedules[0]!, asks: ["opening", "show"] }],
    shows: [],
  };
  // A Monday: it is set up by the Sunday before.
  const found = card({ when: "done", date: "2088-06-07" }, booth);
  expect(steps(found)).toEqual([
    "Today",
    "Planning begins",
    "Review passed",
    "Ready for move-in",
    "Set up by",
  ]);
  const days = found.getAllByRole("definition").map(({ textContent }) => textContent);
  expect(days.at(-1)).toMatch(/^Sun,\sJun\s6,\s2088$/);
  const [, begin] = days;
  expect(begin).toMatch(/^Fri,/);
  expect(found.getByText(/^Likely by Mon,.* if planning begins by Fri,/)).toBeInTheDocument();
  expect(found.getByRole("link", { name: "See the whole plan" })).toHaveAttribute(
    "href",
    "/plan?project=kitchen-remodel&opening=2088-06-07",
  );
});

it("tells an element that was there before, for screen readers, what it answers", () => {
  card({ place: "henderson" });
  expect(onStatus).toHaveBeenLastCalledWith(
    "Kitchen remodel in Henderson: 9\u00a0to\u00a020\u00a0weeks.",
  );
});

it("says who must approve, and offers to send it, to call, and the whole plan", () => {
  const found = card({ place: "henderson" });
  expect(found.getByRole("heading", { name: "Who must approve" })).toBeInTheDocument();
  expect(found.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "City of Henderson",
    "Your association, 10\u00a0days before",
  ]);
  const mail = found.getByRole("link", { name: "Send this to me" }).getAttribute("href") ?? "";
  expect(decodeURIComponent(mail)).toMatch(/^mailto:\?.*Kitchen remodel in Henderson/s);
  expect(decodeURIComponent(mail)).toContain("City of Henderson");
  expect(decodeURIComponent(mail)).not.toMatch(/[\u00a0\u202f\u2060]/);
  expect(found.getByRole("link", { name: /^Call about this/ })).toBeInTheDocument();
  expect(found.getByRole("link", { name: "See the whole plan" })).toHaveAttribute(
    "href",
    "/plan?project=kitchen-remodel&place=henderson",
  );
});

it("offers no call and no price where no work is offered", () => {
  const found = card({ place: "bullhead-city" });
  expect(onStatus).toHaveBeenLastCalledWith(expect.stringMatching(/^Not here/));
  expect(found.queryByRole("link", { name: /^Call/ })).not.toBeInTheDocument();
  expect(found.queryByRole("heading", { name: "About how much" })).not.toBeInTheDocument();
});
