/** The planner's content: complete, so that the planner has an answer for every choice. */
import { fieldsOf } from "../../src/forms/form-model";
import { contactIn } from "../support/form-data";
import { readFiles } from "../../src/content/check/read-files";
import { entriesOf } from "../../src/content/content-file";
import { isInArizona, planDeposit, planRules } from "../../src/tools/plan-rules";
import { dueDays, lengthOf, spansOf, type Phase } from "../../src/tools/schedule";

interface Schedule {
  service: string;
  weeks: { phase: string; beside: null; min: number; max: number }[];
  decisions: { phase: string; what: string }[];
  property?: string;
  deposit?: string;
  project?: string;
  weeksNote?: string;
  [field: string]: unknown;
}

interface Office {
  id: string;
  places: { id: string; outline: string; also?: string[] }[];
}

const content = readFiles(process.cwd());
const entries = async (kind: string) =>
  (await content).data
    .filter((file) => file.kind.name === kind)
    .flatMap((file) => entriesOf(file).map(({ data }) => data));

const schedules = async () => (await entries("schedule")) as unknown as Schedule[];
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
  for (const { weeks } of await schedules()) {
    const phases = weeks.map(({ phase }) => phase);
    expect(phases).toEqual(order.filter((id) => phases.includes(id)));
  }
});

it("names types of property that the form for a quote offers", async () => {
  const field = fieldsOf(contactIn("en")).find(({ name }) => name === "property");
  const offered = field?.options?.map(({ value }) => value);
  const properties = [...(await entries("schedule")), ...(await entries("planUse"))].flatMap(
    ({ property }) => (property === undefined ? [] : [property]),
  );
  expect(properties.length).toBeGreaterThan(10);
  for (const property of properties) expect(offered).toContain(property);
});

it("answers every service in every use: its weeks, what is due when, and the deposit", async () => {
  const phases = (await entries("phase")).map(({ id, ...phase }) => ({
    ...phase,
    entryId: id,
  })) as unknown as Phase[];
  const answers = ["cap", "none", "ask"];
  const uses = (await entries("planUse")) as unknown as { deposit: string }[];
  for (const schedule of await schedules()) {
    const withIds = <Part extends { phase: string }>(parts: readonly Part[]) =>
      parts.map(({ phase, ...part }) => ({ ...part, phase: { entryId: phase } }));
    const spans = spansOf(phases, withIds(schedule.weeks));
    expect(spans).toHaveLength(schedule.weeks.length);
    const { min, max } = lengthOf(spans);
    // Where no range is known, the planner says so.
    if (spans.length > 0) expect(min).toBeGreaterThan(0);
    expect(max).toBeGreaterThanOrEqual(min);
    // Every decision is due in a phase that the schedule has, by the latest day on which that can begin.
    const due = dueDays(spans, withIds(schedule.decisions), "latest");
    for (const { phase: id, what } of schedule.decisions) {
      const day = spans.find(({ phase }) => phase.entryId === id)?.start.max ?? 0;
      expect(due).toContainEqual(expect.objectContaining({ what, day }));
    }
    for (const use of uses)
      for (const group of ["residential", "commercial"])
        expect(answers).toContain(planDeposit({ ...schedule, service: { group } }, use));
  }
});

it("releases a restaurant's equipment after the health authority's review, not with it", async () => {
  const { weeks, decisions } = (await schedules()).find(({ service }) => service === "restaurant")!;
  expect(weeks).toContainEqual({ phase: "orders", beside: false, min: 8, max: 20 });
  const what = (id: string) => decisions.find(({ phase }) => phase === id)?.what;
  expect(what("permit")).toContain("plan review");
  expect(what("orders")).toContain("with the health review passed");
});

it("keeps Nevada's rules and deposit in Nevada, and Arizona's in Arizona, in every place", async () => {
  const rules = (await entries("rule")).map(({ id, jurisdictions }) => ({
    entryId: id as string,
    jurisdictions: jurisdictions as string[],
  }));
  // Whatever a project and its use name is less than all rules.
  const project = { service: { group: "residential", rules }, localRules: rules };
  for (const office of await offices())
    for (const { id: entryId, outline } of office.places) {
      const place = { entryId, outline, office };
      const isAway = isInArizona(place);
      const found = planRules({ rules, uses: [] }, project, undefined, place);
      const other = isAway ? "nevada" : "arizona";
      expect(found.map(({ jurisdictions }) => jurisdictions)).not.toContainEqual([other]);
      expect(planDeposit(project, { deposit: "cap" }, place)).toBe(isAway ? undefined : "cap");
    }
});

it("offers nothing in what a plan in Arizona shows as well", async () => {
  const shown = [...(await entries("phase")), ...(await schedules())].flatMap((entry) =>
    [entry.decisions, entry.papers, entry.approvals, entry.longer, entry.weeksNote].flat(),
  );
  expect(shown.length).toBeGreaterThan(100);
  expect(JSON.stringify(shown)).not.toMatch(/\b([Ww]e|us|[Oo]ur)\b/);
});

it("says whose weeks a further project of a service borrows, or has none", async () => {
  const all = await schedules();
  const own = all.filter(({ project }) => !project).map(({ weeks }) => JSON.stringify(weeks));
  const further = all.filter(({ project }) => project);
  expect(further.length).toBeGreaterThan(3);
  for (const { weeks, weeksNote } of further)
    if (weeks.length > 0) {
      expect(own).toContain(JSON.stringify(weeks));
      expect(weeksNote).toMatch(/^These are the weeks of .* its own range\.$/);
    }
});

it("lets asbestos end in no year", async () => {
  const asbestos = (await entries("houseYear")).find(({ title }) => title === "Asbestos");
  expect(asbestos).toMatchObject({ built: expect.stringContaining("no year is safe") as string });
  expect(asbestos).not.toHaveProperty("to");
});

it("knows the places by the names that people use, and who governs them", async () => {
  const governs = new Map(
    (await offices()).flatMap(({ id, places }) =>
      places.flatMap(({ also = [] }) => also.map((name) => [name, id])),
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
