/** Records that contradict each other, each of which is right by itself. */
import {
  checkedProject,
  replace,
  type Files,
} from "../../../../../__tests__/support/content-fixture";
import { checkPlanner } from "../../check";

const schedules = "content/planner/schedules.yml";
const file = (name: string, data: Record<string, unknown>, body = "") => {
  const own = `content/${name}`;
  const yaml = { data, placeOf: () => ({ file: own, line: 7 }) };
  return { kind: { name }, file: own, data, body, yaml };
};

const mistakesAfter = async (change: (files: Files) => void) =>
  (await checkedProject(change)).mistakes.map(({ file, line, field, code }) => ({
    file,
    line,
    field,
    code,
  }));

it("names a project to which the planner and the calculator of deposits say different things, with its line", async () => {
  expect(
    await mistakesAfter(
      replace(schedules, "    uses: [own-house]\n", "    deposit: house\n    uses: [own-house]\n"),
    ),
  ).toEqual([]);
  let line = 0;
  const mistakes = await mistakesAfter((files) => {
    replace("content/planner/uses.yml", "deposit: house", "deposit: business")(files);
    replace(
      schedules,
      "    uses: [own-house]\n",
      "    deposit: garage\n    uses: [own-house]\n",
    )(files);
    line = String(files[schedules]).split("\n").indexOf("    deposit: garage") + 1;
  });
  expect(mistakes).toEqual([
    { file: schedules, line, field: "schedules[0].deposit", code: "contradiction" },
  ]);
});

it("compares planner and calculator by each use, and says what both answer", () => {
  const uses = file("planUse", {
    uses: [
      { id: "own", deposit: "house" },
      { id: "rented", deposit: "rented" },
      { id: "mobile", deposit: "manufactured" },
    ],
  });
  const schedule = (...ids: string[]) =>
    file("schedule", {
      schedules: [
        { title: "Casita", service: "casita", deposit: "accessory", uses: ids, weeks: [] },
      ],
    });
  const answering = (id: string, answer: string) => ({ id, title: id, answer, why: `So ${id}.` });
  const law = file("depositTool", {
    why: "So it is.",
    questions: [
      {
        id: "home",
        choices: [
          { id: "house", title: "House" },
          answering("accessory", "ask"),
          answering("manufactured", "none"),
        ],
      },
      { id: "owner", choices: [answering("others", "none")] },
    ],
  });
  expect(checkPlanner([law, uses, schedule("own", "rented")])).toEqual([]);
  // Without what the calculator asks there is no calculator.
  expect(checkPlanner([uses, schedule("own", "mobile")])).toEqual([]);
  expect(checkPlanner([law, uses, schedule("own", "mobile")])).toMatchObject([
    {
      field: "schedules[0].deposit",
      problem: expect.stringMatching(/“ask”.*“mobile”.*“none”/) as string,
    },
  ]);
});

it("names what a later phase calls as an earlier one does: ticks could not tell them apart", () => {
  const phase = (id: string) => ({
    id,
    decisions: [{ id: "scope" }],
    inspections: [{ id: `${id}-walk` }],
  });
  const phases = file("phase", { phases: [phase("design"), phase("build")] });
  expect(checkPlanner([phases])).toMatchObject([{ field: "phases[1].decisions[0].id" }]);
});

it("names the second project to which an answer leads", async () => {
  const mistakes = await mistakesAfter((files) => {
    files[schedules] = String(files[schedules]).replaceAll(
      "    asks: []\n",
      "    asks: []\n    impliedBy: [lot]\n",
    );
  });
  expect(mistakes).toMatchObject([{ field: "schedules[1].impliedBy", code: "contradiction" }]);
});

const planner = [
  file("phase", {
    phases: [
      { id: "design", decisions: [], inspections: [] },
      { id: "build", site: true, decisions: [], inspections: [] },
    ],
  }),
  file("schedule", {
    schedules: [
      {
        title: "Kitchen",
        service: "kitchen",
        uses: [],
        weeks: [
          { phase: "design", min: 2, max: 4 },
          { phase: "build", min: 5, max: 10 },
        ],
        sizes: [{ id: "small" }, { id: "large" }],
      },
    ],
  }),
];

it.each([
  ["Weeks 1–4", "", ["phases"]],
  ["Weeks 1–5", "", []],
  ["Weeks 1–14", "", []],
  ["Weeks 1–15", "", ["phases"]],
  ["Weeks 1–15", "Why [the planner](/plan) says less.", []],
])("compares a recap of %s, “%s”, with the weeks of its service", (weeks, text, fields) => {
  const recap = file(
    "buildRecap",
    { related: { services: ["kitchen"] }, phases: [{ weeks }] },
    text,
  );
  const mistakes = checkPlanner([...planner, recap]);
  expect(mistakes.map(({ field }) => field)).toEqual(fields);
  if (fields.length > 0) expect(mistakes[0]?.problem).toContain("takes 5 to 14");
});

it("names the size of a price that no schedule asks", () => {
  const costs = ["small", "huge"].map((size) => ({ services: ["kitchen"], size }));
  expect(checkPlanner([...planner, file("cost", { costs })])).toMatchObject([
    { file: "content/cost", line: 7, field: "costs[1].size", remedy: "write one of: small, large" },
  ]);
});

it("names a service whose weeks cannot be borrowed", () => {
  const borrowing = file("schedule", {
    schedules: [
      { title: "Closet", service: "kitchen", project: "closet", uses: [], weeksOf: "bath" },
    ],
  });
  expect(checkPlanner([...planner, borrowing])).toMatchObject([
    { line: 7, field: "schedules[0].weeksOf", code: "contradiction" },
  ]);
});

const contact = file("webForm", {
  id: "contact",
  sections: [
    { fields: [{ name: "property", options: [{ value: "House" }, { value: "Shop" }] }] },
    { fields: [{ name: "start", options: [{ value: "Soon" }] }] },
  ],
});

it("names what the form for a quote does not offer, and nothing that it does not ask", () => {
  const uses = file("planUse", {
    uses: [
      { id: "a", property: "Castle" },
      { id: "b", property: "Shop" },
    ],
  });
  const starts = file("planStart", { starts: [{ answer: "Soon" }, { answer: "Someday" }] });
  expect(checkPlanner([...planner, contact, uses, starts])).toMatchObject([
    { file: "content/planUse", field: "uses[0].property", remedy: "write one of: House; Shop" },
    { file: "content/planStart", field: "starts[1].answer", remedy: "write one of: Soon" },
  ]);
  expect(checkPlanner([...planner, uses, starts])).toEqual([]);
});

describe("a plan that no form can take", () => {
  const page = { ...file("ownPage", {}), file: "content/pages/plan/index.md" };
  const form = (...fields: object[]) => file("webForm", { id: "contact", sections: [{ fields }] });
  const message = { name: "message", kind: "long" };
  const start = { name: "start", kind: "select", options: [{ value: "Soon" }] };
  const starts = file("planStart", { starts: [{ answer: "Soon" }] });
  const faults = (...files: ReturnType<typeof file>[]) => checkPlanner([...planner, ...files]);

  it("is told where there is a page of plans, and no other", () => {
    expect(faults(page, form(message, start), starts)).toEqual([]);
    expect(faults(page, form(message))).toEqual([]);
    expect(faults(form(), starts)).toEqual([]);
  });

  it.each<[string, ReturnType<typeof file>[], object]>([
    [
      "the form",
      [],
      { file: page.file, problem: expect.stringContaining("id: contact") as string },
    ],
    ["its message", [form(start)], { file: "content/webForm", field: "sections" }],
    ["a question", [form(message), starts], { file: "content/webForm", field: "sections" }],
    [
      "a draft of the message",
      [form({ ...message, draft: false })],
      { field: "sections[0].fields[0].draft" },
    ],
    [
      "a draft of an answer",
      [form(message, { ...start, draft: false }), starts],
      { field: "sections[0].fields[1].draft", remedy: "take it out" },
    ],
    [
      "areas to choose from",
      [
        form(message, { name: "area", kind: "select", options: [] }),
        file("place", { offices: [{ id: "city" }] }),
      ],
      { field: "sections[0].fields[1].from", remedy: "write from: areas" },
    ],
    [
      "room for several lines",
      [form({ ...message, kind: "text" })],
      { field: "sections[0].fields[0].kind", remedy: "write long" },
    ],
  ])("for the want of %s", (_what, files, mistake) => {
    expect(faults(page, ...files)).toMatchObject([mistake]);
  });
});

it("names what the page of the calculator lacks", () => {
  const pages = ["deposit", "permit-office", "bid-comparison"].map((name) => ({
    ...file("ownPage", {}),
    file: `content/pages/plan/${name}/index.md`,
  }));
  const rule = { id: "cap", tool: "deposit", figures: [{ name: "share", unit: "percent" }] };
  const lacking = checkPlanner([...pages, file("rule", { rules: [{ id: "cap" }] })]);
  expect(lacking).toMatchObject([
    { file: "content/pages/plan/deposit/index.md", line: 7, code: "contradiction" },
    {
      file: "content/pages/plan/deposit/index.md",
      remedy: expect.stringContaining("add that") as string,
    },
  ]);
  const whole = [...pages, file("rule", { rules: [rule] }), file("depositTool", {})];
  expect(checkPlanner(whole)).toEqual([]);
});

it("names what the rule of the calculator lacks", () => {
  const rules = file("rule", {
    rules: [
      { id: "cap", tool: "deposit", figures: [{ name: "bond", unit: "dollars" }] },
      { id: "other", figures: [] },
    ],
  });
  expect(checkPlanner([...planner, rules])).toMatchObject([
    { field: "rules[0].tool", problem: expect.stringContaining("share") as string },
  ]);
});

describe("a figure that a tool would leave out of its sum", () => {
  const dollars = { name: "limit", unit: "dollars" };
  const faults = (tool: string | undefined, ...figures: object[]) =>
    checkPlanner([...planner, file("rule", { rules: [{ id: "cap", tool, figures }] })]);

  it.each([
    ["without a name", { unit: "percent" }, "rules[0].figures[1]"],
    ["by an unknown name", { name: "part", unit: "percent" }, "rules[0].figures[1].name"],
    [
      "by the name of a lot's",
      { name: "largest-share", unit: "percent" },
      "rules[0].figures[1].name",
    ],
    ["in another unit", { name: "share", unit: "dollars" }, "rules[0].figures[1].unit"],
    ["by the name of the first", { name: "limit", unit: "dollars" }, "rules[0].figures[1].name"],
  ])("is named: one %s", (_, figure, field) => {
    expect(faults("deposit", dollars, figure)).toMatchObject([{ field, code: "contradiction" }]);
  });

  it("may have no name where no tool counts with the rule", () => {
    expect(faults(undefined, { unit: "percent" })).toEqual([]);
    expect(faults(undefined, { name: "smallest-lot", unit: "square feet" })).toEqual([]);
    expect(faults(undefined, { name: "smalest-lot", unit: "square feet" })).toHaveLength(1);
  });
});

it.each([
  ["a question", [{ id: "house-kind", choices: [{ id: "house" }] }], "questions"],
  ["an answer", [{ id: "home", choices: [{ id: "cottage" }] }], "questions[0].choices"],
])("names %s of the calculator that the planner would look for in vain", (_, questions, field) => {
  const law = file("depositTool", { why: "So it is.", questions });
  const own = file("planUse", { uses: [{ id: "own", deposit: "house" }] });
  expect(checkPlanner([...planner, law, own])).toMatchObject([
    { file: "content/depositTool", field, code: "contradiction" },
  ]);
  const rented = file("planUse", { uses: [{ id: "rented", deposit: "rented" }] });
  expect(checkPlanner([...planner, law, rented])).toMatchObject([{ field: "questions" }]);
});

describe("a part of the planner that a page offers", () => {
  const page = { ...file("ownPage", {}), file: "content/pages/plan/index.md" };
  const guide = file("article", { tools: ["deposit", "lot-check"] });
  const lots = file("schedule", {
    schedules: [{ title: "Casita", service: "casita", uses: [], weeks: [], lotRules: ["lot"] }],
  });
  const casita = (draft: boolean) => ({
    ...file("service", { draft }),
    file: "content/services/casita/index.md",
  });

  const faults = (...files: ReturnType<typeof file>[]) =>
    checkPlanner([guide, ...files]).filter((one) => one.file === guide.file);

  it("is one of which it knows something", () => {
    expect(faults(page, lots, casita(false))).toEqual([]);
    // Without the page of plans none is offered.
    expect(faults()).toEqual([]);
  });

  it.each([
    ["nothing at all", []],
    ["a project that is a draft", [lots, casita(true)]],
  ])("is named where there is %s", (_, files) => {
    expect(faults(page, ...files)).toMatchObject([{ field: "tools[1]", code: "contradiction" }]);
  });
});
