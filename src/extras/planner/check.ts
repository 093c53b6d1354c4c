/** Finds records of the planner that contradict each other, or what another page says. Pure. */
import type { FileParts } from "../../content/content-file";
import type { Mistake } from "../../content/front-matter";
import { fault, mistakeAt } from "../../content/issues";
import { weeksIn } from "../../content/weeks";
import { fieldsOf, formOf, listsOf, type FormSource } from "../../forms/form-model";
import { knownParts } from "./known-parts";
import { figureUnits, type DepositCase, type FigureName } from "./plan-names";
import { reasonFor, type DepositLaw } from "./tools/deposit";
import { planDeposit } from "./tools/plan-rules";
import { lengthOf, spansOf, type Phase } from "./tools/schedule";

interface Weeks {
  phase: string;
  min: number;
  max: number;
  beside?: boolean;
}

interface Schedule {
  title: string;
  project?: string;
  service: string;
  weeks?: readonly Weeks[];
  weeksOf?: string;
  property?: string;
  impliedBy?: readonly string[];
  uses: readonly string[];
  deposit?: DepositCase;
  sizes?: readonly { id: string }[];
  finishes?: readonly { id: string }[];
}

interface PhaseEntry {
  id: string;
  decisions: readonly { id: string }[];
  inspections: readonly { id: string }[];
}

interface Use {
  id: string;
  deposit: DepositCase;
  property?: string;
}

interface Rule {
  id: string;
  tool?: string;
  figures?: readonly { name?: string; unit: string }[];
}

interface Form {
  sections: FormSource["sections"];
}

interface Office {
  area?: string;
  quoteArea?: string;
}

interface Cost {
  services: readonly string[];
  size?: string;
  finish?: string;
}

/** The part of a file that is compared. */
interface Compared extends Pick<FileParts, "data" | "body" | "yaml"> {
  kind: { name: string };
  file: string;
}

const contradiction = (
  content: Compared,
  path: readonly PropertyKey[],
  problem: string,
  remedy: string,
): Mistake => ({
  ...mistakeAt(content, path, fault("contradiction", problem, remedy)),
  file: content.file,
});

/** Returns the entries of a kind with their files and places. */
const entriesOf = (files: readonly Compared[], kind: string, list: string) =>
  files
    .filter((file) => file.kind.name === kind)
    .flatMap((file) =>
      ((file.data[list] ?? []) as readonly object[]).map((entry, index) => ({
        entry,
        file,
        path: [list, index] as const,
      })),
    );

/** An entry as its kind has it, with its file and place. */
type Placed<Entry> = Omit<ReturnType<typeof entriesOf>[number], "entry"> & { entry: Entry };

/**
 * Returns a mistake for each contradiction: between a recap and the weeks of its service, a
 * schedule and the one whose weeks it takes, the planner's deposit and the calculator's, figures
 * and choices, pages and the rule with which they count, the area of an office and those of the
 * business, and the answers of a plan and the form for a quote, which has to take them.
 */
export function checkPlanner(files: readonly Compared[]): Mistake[] {
  const schedules = entriesOf(files, "schedule", "schedules") as Placed<Schedule>[];
  const placedUses = entriesOf(files, "planUse", "uses") as Placed<Use>[];
  const uses = placedUses.map(({ entry }) => entry);
  const rules = entriesOf(files, "rule", "rules") as Placed<Rule>[];
  const starts = entriesOf(files, "planStart", "starts") as Placed<{ answer: string }>[];
  const placedPhases = entriesOf(files, "phase", "phases") as Placed<PhaseEntry>[];
  const phases = placedPhases.map(({ entry }) => {
    const phase = entry as Phase & PhaseEntry;
    return { ...phase, entryId: phase.id };
  });
  const law = files.find(({ kind }) => kind.name === "depositTool")?.data as DepositLaw | undefined;
  const firstOf = (service: string) =>
    schedules.find(({ entry }) => entry.service === service && entry.project === undefined);
  return [
    ...files.flatMap((file) =>
      file.kind.name === "buildRecap" ? recapFaults(file, firstOf, phases) : [],
    ),
    ...phaseFaults(placedPhases),
    ...schedules.flatMap(({ entry, file, path }) =>
      depositFaults(entry, { uses, law }, file, path),
    ),
    ...schedules.flatMap(({ entry, file, path }) => weeksFaults(entry, firstOf, file, path)),
    ...[...schedules, ...placedUses].flatMap(({ entry, file, path }) =>
      answerFaults(files, "property", entry.property, file, [...path, "property"]),
    ),
    ...starts.flatMap(({ entry, file, path }) =>
      answerFaults(files, "start", entry.answer, file, [...path, "answer"]),
    ),
    ...(entriesOf(files, "place", "offices") as Placed<Office>[]).flatMap(
      ({ entry, file, path }) => [
        ...areaFaults(files, entry.area, file, [...path, "area"]),
        ...answerFaults(files, "area", entry.quoteArea, file, [...path, "quoteArea"]),
      ],
    ),
    ...quoteFaults(files, {
      property: [...schedules, ...placedUses].some(({ entry }) => entry.property !== undefined),
      area: (entriesOf(files, "place", "offices") as Placed<Office>[]).length > 0,
      start: starts.length > 0,
    }),
    ...rules.flatMap(({ entry, file, path }) => ruleFaults(entry, file, path)),
    ...calculatorFaults(files, rules),
    ...answeredFaults(files, schedules, uses),
    ...toolFaults(files),
    ...schedules.flatMap(({ entry, file, path }, index) =>
      (entry.impliedBy ?? []).flatMap((name) => {
        const other = schedules
          .slice(0, index)
          .find(({ entry: { impliedBy = [] } }) => impliedBy.includes(name));
        const problem = `says that “${name}” means this project, and so does ${other?.entry.title ?? ""}`;
        return other
          ? [contradiction(file, [...path, "impliedBy"], problem, "take it out of one of the two")]
          : [];
      }),
    ),
    ...(entriesOf(files, "cost", "costs") as Placed<Cost>[]).flatMap(({ entry, file, path }) =>
      costFaults(entry, firstOf, file, path),
    ),
  ];
}

type FindSchedule = (service: string) => { entry: Schedule } | undefined;

/**
 * A recap takes no less than the work on site of its service, and no more than all of it, unless
 * its text leads to the planner.
 */
function recapFaults(recap: Compared, firstOf: FindSchedule, phases: readonly Phase[]): Mistake[] {
  const { related, phases: own = [] } = recap.data as never as {
    related?: { services?: readonly string[] };
    phases?: readonly { weeks: string }[];
  };
  const schedule = firstOf(related?.services?.[0] ?? "")?.entry;
  const weeks = own.flatMap((phase) => weeksIn(phase.weeks) ?? []);
  if (!schedule?.weeks || weeks.length === 0 || /\]\(\/plan\b/.test(recap.body)) return [];
  const spans = spansOf(
    phases,
    schedule.weeks.map(({ phase, beside = null, ...range }) => ({
      ...range,
      beside,
      phase: { entryId: phase },
    })),
  );
  const site = spans.find(({ phase }) => phase.site);
  if (!site) return [];
  const length =
    Math.max(...weeks.map(({ end }) => end)) - Math.min(...weeks.map(({ start }) => start));
  const most = Math.round(lengthOf(spans).max / 7);
  if (length >= site.weeks.min && length <= most) return [];
  const problem = `take ${length} weeks, and ${schedule.title} in content/planner/schedules.yml takes ${site.weeks.min} to ${most}, from the work on site alone to the whole`;
  const remedy = "correct one of the two, or say in the text why they differ, with a link to /plan";
  return [contradiction(recap, ["phases"], problem, remedy)];
}

/** A schedule can take the weeks of a service that has some of its own. */
function weeksFaults(
  { weeksOf }: Schedule,
  firstOf: FindSchedule,
  file: Compared,
  path: readonly PropertyKey[],
): Mistake[] {
  if (weeksOf === undefined || (firstOf(weeksOf)?.entry.weeks ?? []).length > 0) return [];
  const problem = `is “${weeksOf}”, and no schedule of that service has weeks of its own`;
  return [
    contradiction(file, [...path, "weeksOf"], problem, "name another service, or write weeks"),
  ];
}

/** Returns the form that takes plans over: `tools/quote.ts` writes into its draft. */
const quoteForm = (files: readonly Compared[]) =>
  files.find(({ kind, data }) => kind.name === "webForm" && data.id === "contact");

/**
 * The form for a quote has to ask what plans answer, and the browser has to keep those answers
 * until they are sent.
 * @param answered whether plans answer a question, by its name; each is written into the message
 */
function quoteFaults(
  files: readonly Compared[],
  answered: Readonly<Record<string, boolean>>,
): Mistake[] {
  const page = files.find(({ file }) => file === "content/pages/plan/index.md");
  if (!page) return [];
  const form = quoteForm(files);
  if (!form)
    return [
      contradiction(
        page,
        [],
        "hands plans over to the form with id: contact, and no file of content/forms has it",
        "add that form, or take this page out",
      ),
    ];
  const { sections } = form.data as never as Form;
  const fields = sections.flatMap((section, part) =>
    section.fields.map((field, index) => ({ field, path: ["sections", part, "fields", index] })),
  );
  const names = Object.keys(answered).filter((name) => answered[name]);
  return ["message", ...names].flatMap((name) => {
    const asked = fields.find(({ field }) => field.name === name);
    const problem = `has no question with name: ${name}, which the plans of /plan answer`;
    if (!asked)
      return [contradiction(form, ["sections"], problem, `add it, or take out ${page.file}`)];
    const { field, path } = asked;
    if (field.draft === false)
      return [
        contradiction(
          form,
          [...path, "draft"],
          `keeps no answer to “${name}”, which the plans of /plan write into the draft`,
          "take it out",
        ),
      ];
    if (name === "message" && field.kind !== "long") {
      const lines = `is “${field.kind}”, and the plans of /plan have several lines`;
      return [contradiction(form, [...path, "kind"], lines, "write long")];
    }
    if (name === "area" && field.from !== "areas") {
      const areas = "does not offer the areas of content/business.yml, one of which a plan answers";
      return [contradiction(form, [...path, "from"], areas, "write from: areas")];
    }
    return [];
  });
}

/**
 * What a plan answers in the form for a quote has to be one of its options, where the form asks for
 * it.
 */
function answerFaults(
  files: readonly Compared[],
  field: string,
  answer: string | undefined,
  file: Compared,
  path: readonly PropertyKey[],
): Mistake[] {
  const form = quoteForm(files);
  const sent = { services: [], areas: areasOf(files).map((name) => ({ name })) };
  const fields = form ? fieldsOf(formOf("contact", form.data as never, listsOf(sent, sent))) : [];
  const options = fields.find(({ name }) => name === field)?.options ?? [];
  const offered = options.map(({ value }) => value);
  if (answer === undefined || offered.length === 0 || offered.includes(answer)) return [];
  const problem = `is “${answer}”, which ${form?.file ?? ""} does not offer under “${field}”`;
  return [contradiction(file, path, problem, `write one of: ${offered.join("; ")}`)];
}

/** The names of the areas that the business serves. */
const areasOf = (files: readonly Compared[]): string[] => {
  const business = files.find(({ kind }) => kind.name === "business");
  const { areas = [] } = (business?.data ?? {}) as { areas?: readonly { name: string }[] };
  return areas.map(({ name }) => name);
};

/** Work is offered in the places of an office by the name of its area alone. */
function areaFaults(
  files: readonly Compared[],
  area: string | undefined,
  file: Compared,
  path: readonly PropertyKey[],
): Mistake[] {
  const areas = areasOf(files);
  if (area === undefined || areas.includes(area)) return [];
  const problem = `is “${area}”, which content/business.yml does not have under “areas”`;
  const remedy = `write one of: ${areas.join("; ")}; or take it out where no work is offered`;
  return [contradiction(file, path, problem, remedy)];
}

const isFigureName = (name: string): name is FigureName => name in figureUnits;

/**
 * A tool counts with figures by their names: one that it does not find would be left out of the
 * sum.
 * The rule that the calculator counts with needs one of its cap.
 */
function ruleFaults(
  { tool, figures = [] }: Rule,
  file: Compared,
  path: readonly PropertyKey[],
): Mistake[] {
  const isCounted = tool === "deposit";
  const faults = figures.flatMap(({ name, unit }, index) => {
    const place = [...path, "figures", index];
    if (name === undefined) {
      const problem = "has no name, and the calculator counts with the figures of this rule";
      return isCounted ? [contradiction(file, place, problem, "write name: limit or share")] : [];
    }
    const names = isCounted ? ["limit", "share", "bond"] : Object.keys(figureUnits);
    if (!isFigureName(name) || !names.includes(name)) {
      const problem = `is “${name}”, by which no tool counts`;
      return [
        contradiction(file, [...place, "name"], problem, `write one of: ${names.join(", ")}`),
      ];
    }
    if (figures.findIndex((each) => each.name === name) < index) {
      const twice = `is “${name}”, as that of an earlier figure, by which tools count alone`;
      return [contradiction(file, [...place, "name"], twice, "give each figure its own name")];
    }
    const wanted = figureUnits[name];
    const problem = `is ${unit}, and “${name}” counts ${wanted}`;
    const remedy = `write ${wanted}, or give the figure another name`;
    return unit === wanted ? [] : [contradiction(file, [...place, "unit"], problem, remedy)];
  });
  if (!isCounted || figures.some(({ name }) => name === "limit" || name === "share")) return faults;
  const problem = "has no figure named limit or share, with which the calculator counts";
  const remedy = "name its figures, or take tool out";
  return [...faults, contradiction(file, [...path, "tool"], problem, remedy)];
}

/**
 * The planner answers the questions home and owner of the calculator for its visitors: an answer
 * that is not there would leave the cap standing for everything.
 */
function answeredFaults(
  files: readonly Compared[],
  schedules: readonly Placed<Schedule>[],
  uses: readonly Use[],
): Mistake[] {
  const tool = files.find(({ kind }) => kind.name === "depositTool");
  if (!tool) return [];
  const { questions = [] } = tool.data as Partial<DepositLaw>;
  const homes = [...schedules.map(({ entry }) => entry.deposit), ...uses.map((use) => use.deposit)];
  const isOwn = (home: DepositCase | undefined) => home !== undefined && home !== "rented";
  // A home that is rented answers by its owner.
  const wanted: Readonly<Record<string, readonly (string | undefined)[]>> = {
    home: homes.filter(isOwn),
    owner: homes.includes("rented") ? ["others"] : [],
  };
  return Object.entries(wanted).flatMap(([id, answers]) => {
    const at = questions.findIndex((question) => question.id === id);
    const known = questions[at]?.choices.map((choice) => choice.id) ?? [];
    const lost = [...new Set(answers)].filter((answer) => !known.includes(answer ?? ""));
    if (lost.length === 0) return [];
    const [path, problem] =
      at < 0
        ? [["questions"], `has no question “${id}”, which the planner answers`]
        : [
            ["questions", at, "choices"],
            `has no answer ${lost.join(", ")}, which the planner gives`,
          ];
    return [contradiction(tool, path, problem, `add it: ${lost.join(", ")}`)];
  });
}

/** A page that offers a part of the planner leads to what it knows there. */
function toolFaults(files: readonly Compared[]): Mistake[] {
  if (!files.some(({ file }) => file === "content/pages/plan/index.md")) return [];
  const known: Readonly<Record<string, boolean>> = knownParts(files);
  return files.flatMap((file) => {
    const { tools = [], draft } = file.data as { tools?: readonly string[]; draft?: boolean };
    if (draft) return [];
    return tools.flatMap((name, index) => {
      const problem = `is “${name}”, and the planner has nothing on it: no published project, or no data`;
      return known[name] === false
        ? [contradiction(file, ["tools", index], problem, "take it out")]
        : [];
    });
  });
}

/**
 * The page of the calculator has nothing to show without a rule to count with, and without what it
 * asks.
 */
function calculatorFaults(files: readonly Compared[], rules: readonly Placed<Rule>[]): Mistake[] {
  const page = files.find(({ file }) => file === "content/pages/plan/deposit/index.md");
  if (!page) return [];
  const faults: Mistake[] = [];
  const add = (problem: string, remedy: string) =>
    faults.push(contradiction(page, [], problem, `${remedy}, or take the page out`));
  if (!rules.some(({ entry }) => entry.tool === "deposit"))
    add(
      "counts with the rule that has tool: deposit, and no rule in content/rules has",
      "add tool: deposit to a rule",
    );
  if (!files.some(({ kind }) => kind.name === "depositTool"))
    add("asks what stands in content/planner/deposit.yml, which is not there", "add that file");
  return faults;
}

/**
 * The planner answers by project and use, the calculator by the case alone: for one project they
 * have to say the same.
 */
function depositFaults(
  { deposit, uses: ids }: Schedule,
  { uses, law }: { uses: readonly Use[]; law: DepositLaw | undefined },
  file: Compared,
  path: readonly PropertyKey[],
): Mistake[] {
  if (deposit === undefined || !law) return [];
  // In every place: whose rule it is makes no difference here.
  const rule = { jurisdictions: [] };
  return ids.flatMap((id) => {
    const use = uses.find((each) => each.id === id);
    if (!use) return [];
    const owner = use.deposit === "rented" ? "others" : "self";
    const asked = reasonFor({ home: deposit, owner }, law);
    const planned = planDeposit({ deposit }, use, rule, law);
    if (!planned || (planned.kind === asked.kind && planned.by === asked.by)) return [];
    const problem =
      `is “${deposit}”, for which the calculator answers “${asked.kind}”, and for the use “${id}” ` +
      `the planner answers “${planned.kind}” (${planned.by ?? "cap"})`;
    const remedy = `take deposit out, or “${id}” out of uses`;
    return [contradiction(file, [...path, "deposit"], problem, remedy)];
  });
}

/** Ticks and calendars know what there is to do by its id, in whichever phase it stands. */
function phaseFaults(phases: readonly Placed<PhaseEntry>[]): Mistake[] {
  return (["decisions", "inspections"] as const).flatMap((list) => {
    const known = new Set<string>();
    return phases.flatMap(({ entry, file, path }) =>
      entry[list].flatMap(({ id }, index) => {
        const isKnown = known.has(id);
        known.add(id);
        const problem = `is “${id}”, as in an earlier phase`;
        return isKnown
          ? [
              contradiction(
                file,
                [...path, list, index, "id"],
                problem,
                "choose another, which then stays",
              ),
            ]
          : [];
      }),
    );
  });
}

/** A size or finish of a price has to be one that a schedule of its services asks. */
function costFaults(
  { services, ...cost }: Cost,
  firstOf: FindSchedule,
  file: Compared,
  path: readonly PropertyKey[],
): Mistake[] {
  return (["size", "finish"] as const).flatMap((field) => {
    const value = cost[field];
    const asked = services.flatMap(
      (service) => firstOf(service)?.entry[field === "size" ? "sizes" : "finishes"] ?? [],
    );
    if (value === undefined || asked.some(({ id }) => id === value)) return [];
    const problem = `is “${value}”, which no schedule of its services in content/planner/schedules.yml asks`;
    const choices = asked.map(({ id }) => id).join(", ");
    const remedy = choices ? `write one of: ${choices}` : "take it out, or add it there";
    return [contradiction(file, [...path, field], problem, remedy)];
  });
}
