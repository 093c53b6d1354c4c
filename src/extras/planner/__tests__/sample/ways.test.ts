/** What an answer says of its own days: since when, until when, and what would help. */
import { siteAnswer } from "../site-answer";
import { movedTo } from "../../tools/plan-text";

it("asks first whether planning began on a day that has passed, and says what follows if not", async () => {
  const { verdict, notes } = await siteAnswer(
    "project=retail&when=begin&date=2026-10-01&opening=2027-04-01",
  );
  expect(notes).not.toContain("had to begin");
  expect(verdict).toMatch(/^Did you start on Thu, October 1, 2026\?/);
  expect(notes).toMatch(
    /Tight: .* That’s if you did start then\. Tight: .* That’s if planning begins today\./,
  );
});

it("names one day to move to, at which the plan can be made", async () => {
  const { notes, plan } = await siteAnswer("project=restaurant&opening=2027-06-01");
  const moved = movedTo(plan)!;
  expect(moved).toEqual({ day: "2027-07-12", answers: { opening: "2027-07-12" } });
  expect(notes).toContain("Mon, July 12, 2027 or later");
  const there = await siteAnswer(`project=restaurant&opening=${moved.day}`);
  expect(there.verdict).toMatch(/^Tight:/);
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

it("reckons from today where even a beginning that has passed does not help", async () => {
  const { verdict, calendar } = await siteAnswer(
    "project=retail&when=begin&date=2026-11-02&opening=2027-01-15",
    "en",
    "2026-11-29",
  );
  expect(verdict).toMatch(/^Can’t be done by .*, so Mon, March 8, 2027 at the earliest\.$/);
  expect(calendar).toEqual([]);
});

it.each([
  // A Sunday, and Thanksgiving: the longest run that begins then ends in time.
  ["project=convention&opening=2027-06-07", "2026-11-29"],
  ["project=kitchen-remodel&when=done&date=2027-07-22", "2026-11-26"],
])("calls likely what can begin today, on a day off too: %s", async (search, today) => {
  const { verdict } = await siteAnswer(search, "en", today);
  expect(verdict).toMatch(/^Likely by .*: even the longest run ends /);
});

it("says of an opening today that it can't be made, not that it has passed", async () => {
  const { verdict } = await siteAnswer("project=retail&opening=2026-11-29", "en", "2026-11-29");
  expect(verdict).toMatch(/^Can’t be done by Sun, November 29, 2026: 14 weeks at least/);
});

it("says of a day that has passed so where no weeks are known", async () => {
  const { verdict } = await siteAnswer("project=small-repair&when=done&date=2026-01-02");
  expect(verdict).toBe("Fri, January 2, 2026 has passed. Choose another day.");
});

it.each([
  [
    "project=restaurant&when=done&date=2027-12-01&opening=2027-11-01",
    /It opens after the handover: check both days/,
  ],
  [
    "project=kitchen-remodel&when=begin&date=2027-03-01&started=yes",
    /can’t have begun on Mon, March 1, 2027/,
  ],
  [
    "project=convention&setup=2027-09-12&closes=2027-09-10",
    /closes after exhibitors move in: check both days/,
  ],
])("tells days that contradict each other: %s", async (search, note) => {
  expect((await siteAnswer(search)).notes).toMatch(note);
});

it("moves both days of a plan that cannot be made", async () => {
  const { plan } = await siteAnswer(
    "project=restaurant&when=done&date=2027-06-01&opening=2027-06-10",
  );
  expect(movedTo(plan)?.answers).toEqual({ date: "2027-07-09", opening: "2027-07-12" });
});

it("takes the day of a show as its opening, and tells a second one", async () => {
  const { plan, unknown } = await siteAnswer("project=convention&when=done&date=2027-07-10");
  expect([plan.opening, unknown]).toEqual(["2027-07-10", []]);
  const both = await siteAnswer("project=convention&when=done&date=2027-06-10&opening=2027-07-10");
  expect([both.plan.opening, both.unknown]).toEqual(["2027-07-10", ["2027-06-10"]]);
});

it("keeps that planning of a booth has begun where only its move-in day is known", async () => {
  const { verdict } = await siteAnswer("project=convention&setup=2027-01-11&started=yes");
  expect(verdict).toMatch(/^Begun on Mon, July 13, 2026: it’s ready for move-in between/);
});

it("says of a year to come that it has not come, and does not call a booth's days whole weeks", async () => {
  const future = await siteAnswer("project=kitchen-remodel&built=3000");
  expect(future.notes).toMatch(/^That year hasn’t come yet/);
  const booth = await siteAnswer("project=convention&opening=2027-01-06");
  expect(booth.verdict).toContain("10 weeks at least");
});

it.each([
  "bathroom-remodel&use=own-condo&building=tower",
  "high-rise-condo",
  "small-repair&use=own-condo&building=tower",
])("has asbestos surveyed in a tower: %s", async (project) => {
  const found = await siteAnswer(`project=${project}&place=las-vegas`);
  expect(found.approvals).toContain("tower-asbestos");
  if (!project.startsWith("small")) expect(found.rules).toContain("asbestos-survey");
});
