/** Query results for the tools, written by hand. */
import { render } from "@testing-library/react";
import type { ReactElement } from "react";
import { places } from "../../../../../__tests__/support/places";
import type { PlannerData } from "../../tools/plan";

/** Returns references to records, as queries answer them. */
export const ids = (...names: string[]) => names.map((entryId) => ({ entryId }));

/** Renders a tool at an address. */
export function showAt(address: string, tool: ReactElement) {
  window.history.replaceState(null, "", address);
  return render(tool);
}

/** A rule that caps deposits. */
export const depositRule: NonNullable<Queries.DepositPageQuery["rule"]> = {
  checked: "2026-11-22",
  title: "Deposit cap",
  path: "/somewhere/permits#deposit-cap",
  citation: "Section 1 of this test",
  sentence: "The deposit may not exceed the cap.",
  checkedNote: "Checked on November 22, 2026.",
  figures: [
    { value: 100_000, name: "bond" },
    { value: 10, name: "share" },
    { value: 1000, name: "limit" },
  ],
};

const choice = (id: string, title: string, answer: string | null = null, why = "") => ({
  id,
  title,
  answer,
  why: answer && why,
  notFor: [] as readonly string[],
});

/** What the calculator of these tests asks, and what follows: no state has such a law. */
export const depositLaw: NonNullable<Queries.DepositPageQuery["depositTool"]> = {
  home: "a home of this test",
  why: "The law of this test covers it.",
  questions: [
    {
      id: "home",
      label: "What is it?",
      choices: [
        choice("house", "A house"),
        choice("unit", "A unit"),
        choice("accessory", "A casita", "ask", "Nobody has said of casitas."),
        choice("garage", "A garage", "ask", "Nobody has said of garages."),
        choice("business", "A business", "none", "A business is not covered."),
      ],
    },
    {
      id: "owner",
      label: "Who lives there?",
      choices: [
        choice("self", "I do"),
        choice("others", "Others do", "none", "A home of others is not covered."),
        choice("company", "It belongs to a company", "ask", "Nobody has said of companies."),
      ],
    },
    {
      id: "rented",
      label: "Is it rented?",
      choices: [
        choice("no", "No"),
        choice("yes", "Yes", "none", "A home of others is not covered."),
        choice("part", "A part of it", "ask", "Nobody has said of parts."),
      ],
    },
    {
      id: "built",
      label: "Is it built?",
      choices: [
        choice("yes", "Yes"),
        {
          ...choice("no", "No", "none", "A new home is not covered."),
          notFor: ["accessory", "garage"],
        },
      ],
    },
    {
      id: "bond",
      label: "Is there a bond?",
      choices: [choice("no", "No"), choice("yes", "Yes", "lifted", "A bond lifts it.")],
    },
  ],
  answers: {
    none: "There is no cap here.",
    ask: "Ask the board of this test.",
    lifted: "The bond lifts the cap.",
  },
  notes: ["Pay for what is finished."],
  cases: [{ title: "No cap", text: "A new home." }],
};

const rule = (
  entryId: string,
  jurisdictions: string[],
  sentence = `What ${entryId} says.`,
): PlannerData["rules"][number] => ({
  entryId,
  tool: entryId === "deposit-cap" ? "deposit" : null,
  path: `/somewhere/permits#${entryId}`,
  title: `Rule ${entryId}`,
  sentence,
  grade: "text",
  checkedNote: "Checked.",
  open: [],
  jurisdictions: ids(...jurisdictions),
  figures: [],
});

/** Rules on second homes, of the state and of places. */
export const casitaRules: PlannerData["rules"] = [
  rule("casita-state", ["clark-county-outside-cities", "henderson"]),
  {
    ...rule("casita-clark", ["clark-county-outside-cities"]),
    grade: "reported",
    figures: [
      { value: 4000, name: "smallest-lot" },
      { value: 75, name: "largest-share" },
      { value: 10_000, name: "share-below-lot" },
    ],
  },
  { ...rule("casita-henderson", ["henderson"]), grade: "ask" },
];

/** What houses of some years may hide. */
export const houseYears: PlannerData["years"] = [
  {
    checked: "2026-11-22",
    title: "Lead paint",
    built: "before 1978",
    from: null,
    to: 1977,
    look: "A test decides.",
    grade: "text",
    source: { title: "The agency", url: "https://agency.example" },
  },
  {
    checked: "2026-11-22",
    title: "Post-tension slab",
    built: "about the 1980s and later",
    from: 1980,
    to: null,
    look: "Look for the stamp.",
    grade: "orientation",
    source: null,
  },
];

/** What a show asks for, before its move-in and before it opens. */
export const showDates: PlannerData["shows"] = [
  {
    entryId: "book",
    checked: "2026-11-22",
    title: "Book the space",
    before: "move-in",
    most: 120,
    least: 90,
    first: true,
    note: null,
    grade: "orientation",
  },
  {
    entryId: "plans",
    checked: "2026-11-22",
    title: "Send plans",
    before: "opening",
    most: 45,
    least: 45,
    first: null,
    note: "One show asked for it.",
    grade: "reported",
  },
];

/** Where the business works, and where it says that it does not. */
export const servedAreas = [
  { name: "Las Vegas", type: "City", notice: null },
  { name: "Henderson", type: "City", notice: null },
  { name: "Arizona", type: "State", notice: "Nothing is offered there without a license." },
];

const phase = (entryId: string, decisions: string[] = []) => ({
  entryId,
  title: `Phase ${entryId}`,
  beside: false,
  permit: null,
  site: entryId === "build",
  opens: false,
  decisions: decisions.map((what) => ({ id: "scope", what })),
  inspections:
    entryId === "build" ? [{ id: "walls", at: 0.5, what: "Inspections inside walls" }] : [],
});

/** What the planner knows, in small. */
export const plannerData = {
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
      opening: null,
      weeksNote: null,
      weeksOf: null,
      longerAnswered: [{ fact: "stays", longer: "the wiring is old" }],
      inUses: [],
      cuts: [{ what: "leave the walls", notFact: null }],
      asks: ["built"],
      impliedBy: [],
      facts: [],
      uses: ids("own-house", "rented"),
      longest: [{ fact: "stays", phases: ids("build"), uses: [] }],
      tower: null,
      sizes: [],
      finishes: [],
      prices: [],
      weeks: [
        { min: 3, max: 8, beside: null, phase: { entryId: "design" } },
        { min: 5, max: 10, beside: null, phase: { entryId: "build" } },
      ],
      decisions: [
        { id: "cabinets", what: "Choose cabinets", phase: { entryId: "build" } },
        { id: "tile", what: "Choose tile", phase: { entryId: "build" } },
      ],
      papers: ["Photos of every wall"],
      approvals: ids("association"),
      localRules: ids("local-henderson"),
      lotRules: [],
      service: {
        slug: "kitchen-remodel",
        path: "/services/kitchen-remodel",
        title: "Kitchen Remodel",
        group: "residential",
        questions: [{ question: "What stays where it is?", resident: null }],
        rules: ids("county-office", "deposit-cap"),
      },
    },
  ],
  approvals: [
    {
      entryId: "association",
      what: "Your association",
      before: { entryId: "build" },
      workdays: null,
      uses: [],
      notUses: [],
      fact: null,
      notFact: null,
    },
  ],
  uses: [
    {
      entryId: "own-house",
      title: "I own it and live in it",
      property: "Single-family house",
      deposit: "house",
      rules: [],
    },
    { entryId: "rented", title: "Rented to others", property: null, deposit: "rented", rules: [] },
  ],
  deposit: depositLaw,
  rules: [
    rule("deposit-cap", ["nevada"], "The deposit may not exceed the cap."),
    rule("county-office", ["clark-county-outside-cities"]),
    rule("local-henderson", ["henderson"]),
    rule("az-roc", ["arizona"], "Arizona asks for a license first."),
  ],
  years: houseYears,
  shows: showDates,
  costs: [],
  holidays: [],
  starts: [{ answer: "Later", days: null }],
  places,
  groups: [{ id: "residential", name: "Residential" }],
  wide: ["united-states", "nevada"],
} satisfies PlannerData;
