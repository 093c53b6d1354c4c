/** What an answer says of its own days: since when, until when, and what would help. */
import { siteAnswer } from "../site-answer";
import { movedTo } from "../../tools/plan-text";

it("tells a beginning that was given as that, not as the day of the longest run", async () => {
  const { notes } = await siteAnswer(
    "project=retail&when=begin&date=2026-10-01&opening=2027-04-01",
  );
  expect(notes).not.toContain("had to begin");
  expect(notes).toContain("Its days count from Thu, October 1, 2026, 8 weeks ago.");
});

it("names one day to move to, at which the plan can be made", async () => {
  const { notes, plan } = await siteAnswer("project=restaurant&opening=2027-06-01");
  const moved = movedTo(plan)!;
  expect(moved).toEqual({ opening: "2027-07-12" });
  expect(notes).toContain("Mon, July 12, 2027 or later");
  const there = await siteAnswer(`project=restaurant&opening=${moved.opening}`);
  expect(there.verdict).toMatch(/^Just:/);
});

it("names the opening that has passed, not the day before it", async () => {
  const { verdict } = await siteAnswer("project=restaurant&opening=2026-11-20");
  expect(verdict).toBe("Fri, November 20, 2026 has passed. Choose another day.");
});

it.each([
  ["2027-06-01", true],
  // Nor does a beginning today.
  ["2027-02-01", false],
])(
  "says by when to begin where only the chosen beginning is too late for %s",
  async (day, helps) => {
    const address = `project=kitchen-remodel&when=begin&date=2027-03-01&opening=${day}`;
    const { notes } = await siteAnswer(address.replace("kitchen-remodel", "retail"));
    expect(notes.includes("Or begin planning by")).toBe(helps);
  },
);

it("calls no day the earliest that was given", async () => {
  const { calendar } = await siteAnswer(
    "project=convention&when=begin&date=2026-12-01&opening=2027-09-20&setup=2027-09-13",
  );
  const setup = calendar.find(({ id }) => id === "setup");
  expect(setup?.day).toBe("2027-09-13");
  expect(setup?.title).not.toContain("at the earliest");
});
