/** The planner's content: complete, so that the planner has an answer for every choice. */
import { readFiles } from "../../../../content/check/read-files";
import { entriesOf } from "../../../../content/content-file";
import { textIn } from "../../../../i18n";
import { depositCases } from "../../plan-names";
import { depositFor } from "../../tools/deposit";
import { planDeposit, planRules } from "../../tools/plan-rules";
import { decisionsOf, lengthOf, spansOf } from "../../tools/schedule";
import { isServed } from "../../tools/served";
import { sitePlanner } from "../site-planner";

interface Schedule {
  service: string;
  weeks?: { phase: string; beside: null; min: number; max: number }[];
  decisions: { phase: string; what: string }[];
  project?: string;
  weeksOf?: string;
  weeksNote?: string;
  [field: string]: unknown;
}

interface Office {
  id: string;
  places: { id: string; outline: string; also?: { name: string }[] }[];
}

const content = readFiles(process.cwd());
const entries = async (kind: string) =>
  (await content).data
    .filter((file) => file.kind.name === kind)
    .flatMap((file) => entriesOf(file).map(({ data }) => data));

const schedules = async () => (await entries("schedule")) as Schedule[];
const offices = async () =>
  (await content).data
    .filter(({ kind }) => kind.name === "place")
    .flatMap(({ data }) => data.offices as Office[]);

it("has a schedule for every published service", async () => {
  const services = (await content).pages.filter(
    ({ kind, data }) => kind.name === "service" && !data.draft,
  );
  const scheduled = (await schedules()).map(({ service }) => service);
  expect([...new Set(scheduled)].sort()).toEqual(services.map(({ slug }) => slug).sort());
});

it("has one schedule for each address of the planner", async () => {
  const projects = (await schedules()).map(({ service, project }) => project ?? service);
  expect(new Set(projects).size).toBe(projects.length);
});

it("lists the weeks of a schedule in the order of the phases", async () => {
  const order = (await entries("phase")).map(({ id }) => String(id));
  for (const { weeks = [] } of await schedules()) {
    const phases = weeks.map(({ phase }) => phase);
    expect(phases).toEqual(order.filter((id) => phases.includes(id)));
  }
});

it("answers every project: its weeks, what is due when, and a deposit for each use that it offers", async () => {
  const { data } = await sitePlanner();
  const cap = data.rules.find(({ tool }) => tool === "deposit");
  for (const schedule of data.schedules) {
    const spans = spansOf(data.phases, schedule.weeks);
    expect(spans).toHaveLength(schedule.weeks.length);
    const { min, max } = lengthOf(spans);
    // Where no range is known, the planner says so.
    if (spans.length > 0) expect(min).toBeGreaterThan(0);
    expect(max).toBeGreaterThanOrEqual(min);
    // Every decision is due in a phase that the schedule has, and every approval comes before one.
    const due = decisionsOf(spans, schedule.decisions);
    for (const { what } of schedule.decisions)
      expect(due).toContainEqual(expect.objectContaining({ what }));
    const phases = spans.map(({ phase }) => phase.entryId);
    for (const id of schedule.approvals) {
      const approval = data.approvals.find(({ entryId }) => entryId === id.entryId);
      if (spans.length > 0) expect(phases).toContain(approval?.before?.entryId);
    }
    for (const id of schedule.uses) {
      const use = data.uses.find(({ entryId }) => entryId === id.entryId);
      expect(planDeposit(schedule, use, cap, data.deposit)).toBeDefined();
      expect(depositCases).toContain(use?.deposit);
    }
  }
});

it("says one thing about a deposit in the planner and in the calculator", async () => {
  const { data } = await sitePlanner();
  const depositIn = (project: string) =>
    data.schedules.find(({ project: own, service }) => (own ?? service.slug) === project)?.deposit;
  expect(depositIn("residential-construction-contractor-las-vegas")).toBe("new-home");
  expect(depositIn("casita-addition")).toBe("accessory");
  expect(depositIn("garage-conversion")).toBe("garage");
});

it("releases a restaurant's equipment after the health authority's review, not with it", async () => {
  const { weeks, decisions } = (await schedules()).find(({ service }) => service === "restaurant")!;
  expect(weeks).toContainEqual({ phase: "orders", beside: false, min: 8, max: 20 });
  const what = (id: string) => decisions.find(({ phase }) => phase === id)?.what;
  expect(what("permit")).toContain("plan review");
  expect(what("orders")).toContain("with the health review passed");
});

it("keeps a state's rules and deposit in that state, in every place", async () => {
  const { data, places } = await sitePlanner();
  // Whatever a project and its use name is less than all rules.
  const project = { service: { rules: data.rules }, localRules: data.rules, lotRules: [] };
  const cap = data.rules.find(({ tool }) => tool === "deposit");
  for (const place of places) {
    const here = place.office.jurisdictions.map((each) => each.entryId);
    const isAway = !here.includes("nevada");
    const found = planRules({ ...data, uses: [] }, project, { place });
    const only = (state: string) =>
      found.filter(({ jurisdictions }) => jurisdictions.every((each) => each.entryId === state));
    expect(only(isAway ? "nevada" : "arizona")).toEqual([]);
    expect(only(isAway ? "arizona" : "nevada").length).toBeGreaterThan(0);
    expect(planDeposit({}, { deposit: "house" }, cap, data.deposit, place)?.kind).toBe(
      isAway ? undefined : "cap",
    );
  }
});

it("offers work in the places of the business's areas, and in no other", async () => {
  const { places, areas } = await sitePlanner();
  for (const { office } of places)
    if (office.area !== null) expect(areas.map(({ name }) => name)).toContain(office.area);
  const away = places.filter((place) => !isServed(place, areas)).map(({ entryId }) => entryId);
  expect(away.sort()).toEqual([
    "boulder-city",
    "bullhead-city",
    "mesquite",
    "mohave-county-elsewhere",
  ]);
  // Switched on by data.
  const open = areas.map(({ name }) => ({ name, notice: null }));
  const arizona = places.find(({ entryId }) => entryId === "bullhead-city")!;
  expect(isServed(arizona, open)).toBe(true);
});

it("offers nothing in what a plan in Arizona shows as well", async () => {
  const all = [
    ...(await entries("phase")),
    ...(await schedules()),
    ...(await entries("planApproval")),
  ];
  const shown = all.flatMap((entry) =>
    [entry.decisions, entry.papers, entry.what, entry.longer, entry.weeksNote].flat(),
  );
  expect(shown.length).toBeGreaterThan(100);
  expect(JSON.stringify(shown)).not.toMatch(/\b([Ww]e|us|[Oo]ur)\b/);
});

it("says whose weeks a further project of a service borrows, or has none", async () => {
  const further = (await schedules()).filter(({ project }) => project);
  expect(further.length).toBeGreaterThan(3);
  for (const { weeks, weeksOf, weeksNote } of further)
    if (weeksOf) expect(weeksNote).toMatch(/^These are the weeks of .* its own range\.$/);
    else expect([weeks, weeksNote]).toEqual([[], undefined]);
});

it("lets asbestos end in no year", async () => {
  const asbestos = (await entries("houseYear")).find(({ title }) => title === "Asbestos");
  expect(asbestos).toMatchObject({ built: expect.stringContaining("no year is safe") as string });
  expect(asbestos).not.toHaveProperty("to");
});

it("knows the places by the names that people use, and who governs them", async () => {
  const governs = new Map(
    (await offices()).flatMap(({ id, places }) =>
      places.flatMap(({ also = [] }) => also.map(({ name }) => [name, id])),
    ),
  );
  expect(governs.get("The Strip")).toBe("clark-county");
  expect(governs.get("Southern Highlands")).toBe("clark-county");
  expect(governs.get("Summerlin")).toBe("city-of-las-vegas");
  expect(governs.get("Anthem")).toBe("city-of-henderson");
  expect(governs.get("Green Valley")).toBe("city-of-henderson");
  expect(governs.get("Centennial Hills")).toBe("city-of-las-vegas");
});

it("has the rules that each project needs", async () => {
  const rulesOf = new Map(
    (await schedules()).map(({ service, project, localRules }) => [project ?? service, localRules]),
  );
  for (const [project, rule] of [
    ["bathroom-remodel", "post-tension"],
    ["kitchen-remodel", "lead-rrp-1978"],
    ["rental-refresh", "lead-rrp-1978"],
    ["restaurant", "stocking-is-occupancy"],
    ["retail", "occupancy-certificate"],
  ])
    expect(rulesOf.get(project!)).toContain(rule);
});

it("gives a project the calculator's answer, for an owner who lives there and for one who rents it out", async () => {
  const { data } = await sitePlanner();
  const cap = data.rules.find(({ tool }) => tool === "deposit");
  for (const { deposit } of data.schedules)
    for (const [use, owner] of [
      ["house", "self"],
      ["rented", "others"],
    ] as const) {
      const answers = { home: deposit ?? "house", owner, price: "7500" };
      const { kind, why } = depositFor(answers, cap!.figures, data.deposit!, textIn("en"))!;
      expect(planDeposit({ deposit }, { deposit: use }, cap, data.deposit)).toMatchObject({
        kind,
        why,
      });
    }
});
