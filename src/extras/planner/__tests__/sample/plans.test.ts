/** What has to hold for every plan that the site's own data can make, and for its calendar. */
import fc from "fast-check";
import ICAL from "ical.js";
import { addDays } from "../../../../content/day";
import { textIn } from "../../../../i18n";
import { calendarText } from "../../tools/calendar";
import { weekdayText } from "../../tools/day-text";
import { approvalsIn, calendarOf, decisionsIn, inspectionsIn, planOf } from "../../tools/plan";
import {
  beginOf,
  calendarEntries,
  canHaveBegun,
  movedTo,
  verdictText,
} from "../../tools/plan-text";
import { planQuestions } from "../../tools/plan-questions";
import { answersAddress, readAnswers } from "../../tools/questions";
import { sitePlanner } from "../site-planner";

const words = { handover: "h", setup: "s", dismantle: "d", opening: "o" };
const start = "2026-11-27";

/** Of every run, so that a failure can be repeated. */
const runs = { seed: 58, numRuns: 300 };

/** Any address of the planner: every project, with answers that may or may not be asked. */
const searches = (projects: readonly string[]) =>
  fc
    .record({
      project: fc.constantFrom(...projects),
      place: fc.constantFrom(
        "",
        "henderson",
        "summerlin",
        "pahrump",
        "boulder-city",
        "bullhead-city",
      ),
      use: fc.constantFrom("", "own-house", "own-condo", "rented", "business"),
      building: fc.constantFrom("", "tower", "garden"),
      stay: fc.constantFrom("", "yes", "no"),
      space: fc.constantFrom("", "same", "new"),
      started: fc.constantFrom("", "yes"),
      when: fc.constantFrom("begin", "done"),
      date: fc.option(
        fc.integer({ min: -200, max: 1500 }).map((days) => addDays(start, days)),
        { nil: "" },
      ),
      opening: fc.option(
        fc.integer({ min: 1, max: 1500 }).map((days) => addDays(start, days)),
        { nil: "" },
      ),
    })
    .map((answers) => new URLSearchParams(answers).toString());

async function planner() {
  const { data, areas } = await sitePlanner();
  const text = textIn("en");
  const projects = data.schedules.map(({ project, service }) => project ?? service.slug);
  const plan = (search: string, today: string) => {
    const { state } = readAnswers(search, planQuestions(text, data));
    return planOf(data, state, { areas, today })!;
  };
  return { data, text, projects, plan };
}

it("has no due day on a weekend or a holiday", async () => {
  const { projects, plan } = await planner();
  fc.assert(
    fc.property(searches(projects), fc.nat(400), (search, days) => {
      const made = plan(search, addDays(start, days));
      // In the hall of a show people work on every day.
      const inspections = inspectionsIn(made).filter(({ isGiven }) => !isGiven);
      const tasks = [...decisionsIn(made), ...approvalsIn(made), ...inspections];
      const handover = calendarOf(made, words).filter(({ kind }) => kind === "handover");
      for (const { day, until } of [...tasks, ...handover])
        for (const each of [day, until])
          if (each !== undefined) expect(made.workdays.isWorkday(each)).toBe(true);
    }),
    runs,
  );
});

it("can be done on its days where it is called likely", async () => {
  const { projects, plan } = await planner();
  fc.assert(
    fc.property(searches(projects), fc.nat(400), (search, days) => {
      const today = addDays(start, days);
      const made = plan(search, today);
      if (made.verdict?.kind !== "likely") return;
      const due = [...decisionsIn(made), ...approvalsIn(made), ...inspectionsIn(made)];
      // On a day off, what is due today was due on the working day before.
      const now = made.workdays.onOrBefore(today);
      for (const { day = "" } of due) expect(day >= now).toBe(true);
      // Each phase begins once all before it have had their most days, and nothing begins before
      // today.
      expect(made.count!.begin >= today).toBe(true);
      expect(addDays(made.count!.begin, made.ready.max) <= made.verdict.by).toBe(true);
    }),
    runs,
  );
});

it("can begin by the day that a likely verdict names, a working day, and is likely on it still", async () => {
  const { text, projects, plan } = await planner();
  fc.assert(
    fc.property(searches(projects), fc.nat(400), (search, days) => {
      const made = plan(search, addDays(start, days));
      if (made.verdict?.kind !== "likely" || made.begin !== undefined) return;
      const day = beginOf(made, made.verdict);
      expect(made.workdays.isWorkday(day)).toBe(true);
      expect(plan(search, day).verdict?.kind).toBe("likely");
      if (made.isOffered && day >= made.today)
        expect(verdictText(text, made)).toContain(weekdayText(day, text.locale));
    }),
    runs,
  );
});

it("sets up a booth before it is inspected, opens it after that, and dismantles it once it closes", async () => {
  const { plan } = await planner();
  const ahead = fc.integer({ min: 200, max: 1500 });
  fc.assert(
    fc.property(ahead, fc.integer({ min: 1, max: 30 }), fc.nat(10), (days, before, after) => {
      const opening = addDays(start, days);
      const setup = addDays(opening, -before);
      const closes = addDays(opening, after);
      const made = plan(
        new URLSearchParams({ project: "convention", opening, setup, closes }).toString(),
        start,
      );
      const [walk] = inspectionsIn(made);
      const dismantle = calendarOf(made, words).find(({ kind }) => kind === "dismantle");
      if (!made.count) return;
      expect([setup <= walk!.day!, walk!.day! < opening]).toEqual([true, true]);
      expect(dismantle!.day! >= opening).toBe(true);
      const alone = plan(new URLSearchParams({ project: "convention", setup }).toString(), start);
      expect(inspectionsIn(alone).map(({ day }) => day)).toEqual([undefined]);
    }),
    // A move-in on a Saturday before an opening on a Monday.
    { ...runs, examples: [[374, 2, 2]] },
  );
});

it("offers no link that leaves the answer as it is, or leads to a plan that cannot be made either", async () => {
  const { data, text, projects, plan } = await planner();
  const questions = planQuestions(text, data);
  fc.assert(
    fc.property(searches(projects), fc.nat(400), (search, days) => {
      const today = addDays(start, days);
      const made = plan(search, today);
      const { state } = readAnswers(search, questions);
      const at = (answers: Record<string, string>) =>
        plan(answersAddress("", questions, { ...state, ...answers }).slice(1), today);
      const moved = made.isOffered ? movedTo(made) : undefined;
      if (moved) expect(at(moved.answers).verdict?.kind).not.toBe("impossible");
      if (canHaveBegun(made))
        expect(verdictText(text, at({ started: "yes" }))).not.toBe(verdictText(text, made));
    }),
    { ...runs, examples: [["project=convention&setup=2027-01-11", 2]] },
  );
});

it("keeps its days, and never loosens, whenever the same link is opened", async () => {
  const { projects, plan } = await planner();
  fc.assert(
    fc.property(searches(projects), fc.nat(200), fc.nat(200), (search, days, later) => {
      const [before, after] = [days, days + later].map((offset) =>
        plan(search, addDays(start, offset)),
      );
      // What cannot be done today cannot be done later.
      const order = ["likely", "tight", "impossible", "over"];
      const [first, second] = [before, after].map((made) =>
        order.indexOf(made?.verdict?.kind ?? ""),
      );
      if (first! >= 0 && second! >= 0) expect(second!).toBeGreaterThanOrEqual(first!);
      if (!before?.count || !after?.count) return;
      expect(after.count).toEqual(before.count);
      const daysOf = (made: typeof before) =>
        new Map([...decisionsIn(made), ...approvalsIn(made)].map(({ id, day }) => [id, day]));
      expect(daysOf(after)).toEqual(daysOf(before));
    }),
    runs,
  );
});

it("names a later day than the one for which it cannot be done", async () => {
  const { text, projects, plan } = await planner();
  fc.assert(
    fc.property(searches(projects), fc.nat(400), (search, days) => {
      const made = plan(search, addDays(start, days));
      if (made.verdict?.kind !== "impossible") return;
      const [first = "", second = ""] = verdictText(text, made).split(": ");
      const day = weekdayText(made.wanted ?? "", text.locale);
      expect(first.includes(day) && second.includes(day)).toBe(false);
    }),
    // What opens on the day on which it is ready at the earliest.
    { ...runs, examples: [["project=restaurant&opening=2027-07-09", 0]] },
  );
});

/** The entries of a plan's calendar, as a kept parser reads them, by their ids. */
async function calendarReader() {
  const { data, text, plan, projects } = await planner();
  const imported = (search: string, today: string) => {
    const made = plan(search, today);
    const file = calendarText(
      calendarEntries(text, made, data.shows),
      { plan: "plan", host: "site.test", note: "Note" },
      new Date(`${today}T12:00:00Z`),
    );
    const events = new ICAL.Component(ICAL.parse(file) as unknown[] as [])
      .getAllSubcomponents("vevent")
      .map((event) => ({
        event: new ICAL.Event(event),
        alarm: event.getFirstSubcomponent("valarm"),
      }));
    const entries = new Map(events.map((entry) => [entry.event.uid, entry]));
    expect(entries.size).toBe(events.length);
    return entries;
  };
  return { imported, projects };
}

it("has calendars that a second import, a month later, moves in nothing but what has begun", async () => {
  const { imported, projects } = await calendarReader();
  fc.assert(
    fc.property(searches(projects), fc.nat(200), (search, days) => {
      const first = imported(search, addDays(start, days));
      const second = imported(search, addDays(start, days + 31));
      for (const [uid, { event, alarm }] of second) {
        expect(alarm?.getFirstPropertyValue("action")).toBe("DISPLAY");
        const before = first.get(uid)?.event;
        if (!before) continue;
        expect(event.sequence).toBeGreaterThan(before.sequence);
        const [then, now] = [before, event].map(({ startDate }) => startDate.toString());
        // What takes a while stands on its first day until that has passed, then on its last.
        const isPast = then! < addDays(start, days + 31);
        if (isPast) expect(now! >= addDays(start, days + 31)).toBe(true);
        else expect([now, event.summary]).toEqual([then, before.summary]);
      }
    }),
    runs,
  );
});

it("has a calendar that a month later keeps the target day and every latest day", async () => {
  const search = "project=kitchen-remodel&when=done&date=2027-08-15";
  const { imported } = await calendarReader();
  const first = imported(search, "2026-11-28");
  const second = imported(search, "2026-12-28");
  expect(first.size).toBeGreaterThan(8);
  expect(second.size).toBeGreaterThan(5);
  const handover = (entries: typeof first) => entries.get("handover-plan@site.test")?.event;
  // August 15, 2027 is a Sunday.
  expect(handover(first)?.startDate.toString()).toBe("2027-08-13");
  for (const [uid, { event, alarm }] of second) {
    const before = first.get(uid)?.event;
    expect(event.startDate.toString()).toBe(before?.startDate.toString());
    expect(event.summary).toBe(before?.summary);
    expect(event.summary).not.toContain("at the earliest");
    expect(event.sequence).toBeGreaterThan(before!.sequence);
    expect(alarm?.getFirstPropertyValue("action")).toBe("DISPLAY");
  }
});

it("says in a calendar which days are the earliest, with the latest beside them", async () => {
  const { imported } = await calendarReader();
  const entries = imported("project=office&stay=no&date=2026-12-07", "2026-11-28");
  const event = entries.get("handover-plan@site.test")?.event;
  expect(event?.summary).toBe("Office: Handover (at the earliest)");
  expect(event?.description).toContain("at the latest");
  const titles = [...entries.values()].map((entry) => entry.event.summary).join("\n");
  expect(titles).toContain("landlord");
  expect(titles).toContain("asbestos");
  expect(titles).toContain("security that the law asks of tenants");
});
