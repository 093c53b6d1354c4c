import { draftDays, forgetDraft, loadDraft, saveDraft } from "../../../../forms/draft";
import { addDays } from "../../../../content/day";
import { keepPlan, withPlan as planned } from "../../tools/quote";

const today = "2026-11-22";
const areas = ["Las Vegas", "Henderson", "Pahrump"];
const place = (name: string, quoteArea: string | null = null) => ({ name, office: { quoteArea } });
const starts = [
  { answer: "As soon as possible", days: 14 },
  { answer: "Within 3 months", days: 92 },
  { answer: "Later", days: null },
];
const plan = {
  text: "My plan, from the planner:\nKitchen remodel: 15 to 34 weeks.\nhttps://site.test/plan?x=y",
};

const withPlan = (
  answers: Record<string, string>,
  own: Partial<Parameters<typeof planned>[2]> = {},
  before = {},
) => planned(answers, before, { ...plan, ...own }, { areas, starts, today }).answers;

it("adds the plan below what was typed, replacing an earlier plan", () => {
  const once = withPlan({ name: "Ana", message: "Two cats." });
  expect(once).toEqual({ name: "Ana", message: `Two cats.\n\n${plan.text}` });
  const text = "Mi plan:\nAnother.\nhttps://site.test/es/plan?x=z";
  const again = withPlan({ message: `${once.message}\n\nCall after six.` }, { text });
  expect(again.message).toBe(`Two cats.\n\nCall after six.\n\n${text}`);
});

it("keeps a plan's address that a visitor has typed in a sentence, and no space around what was typed", () => {
  const typed = "See https://site.test/plan?x=y, but with a bath.";
  const { message } = withPlan({ message: ` \n${typed}\n\n` });
  expect(message).toBe(`${typed}\n\n${plan.text}`);
  expect(withPlan({ message: " \n" }).message).toMatch(/^My plan/);
});

it.each([
  [place("Henderson"), "Henderson"],
  [place("Paradise", "Clark County, outside the cities"), "Clark County, outside the cities"],
  [place("Mesquite"), undefined],
])("uses the form's value for an area: %j", (where, area) => {
  expect(withPlan({}, { place: where }).area).toBe(area);
});

it.each([
  [-400, "As soon as possible"],
  [14, "As soon as possible"],
  [15, "Within 3 months"],
  [92, "Within 3 months"],
  [93, "Later"],
])("uses the form's value for a start in %i days: %s", (days, start) => {
  expect(withPlan({}, { start: addDays(today, days) }).start).toBe(start);
});

it("takes the soonest start that fits, in whatever order the form has them", () => {
  const offered = { areas, starts: [...starts].reverse(), today };
  const own = { ...plan, start: addDays(today, 15) };
  expect(planned({}, {}, own, offered).answers.start).toBe("Within 3 months");
});

it("answers with the options of the form, which have plain spaces", () => {
  // The texts of the site are set with spaces at which no line breaks.
  const set = (text: string) => text.replaceAll(" ", "\u00a0");
  const own = { place: place("Paradise", set("Outside the cities")), property: set("Empty lot") };
  const start = addDays(today, 100);
  const offered = { areas, starts: [{ answer: set("In 3 to 6 months"), days: null }], today };
  expect(planned({}, {}, { ...plan, ...own, start }, offered).answers).toMatchObject({
    start: "In 3 to 6 months",
    area: "Outside the cities",
    property: "Empty lot",
  });
});

it("leaves the start to the form where nothing says how it words it", () => {
  const start = addDays(today, 30);
  const offered = { areas, starts: starts.slice(0, 1), today };
  expect(planned({}, {}, { ...plan, start }, offered).answers.start).toBeUndefined();
});

it("leaves what was chosen in the form, and answers anew what an earlier plan answered", () => {
  const pahrump = { place: place("Pahrump") };
  const chosen = { area: "Henderson" };
  expect(withPlan(chosen, pahrump).area).toBe("Henderson");
  expect(withPlan(chosen, pahrump, { area: "Henderson" }).area).toBe("Pahrump");
});

describe("the draft in this browser", () => {
  const old = { at: Date.now(), answers: { name: "Ana" } };
  const keep = () => keepPlan(plan, { areas, starts, today });
  const kept = () => loadDraft("contact", Date.now());

  beforeEach(() => localStorage.clear());
  afterEach(() => jest.restoreAllMocks());

  it("is one that the form for a quote restores, with the project free to be preselected", () => {
    saveDraft("contact", { ...old, project: "casino" });
    expect(keep()).toBeUndefined();
    expect(kept()).toMatchObject({ answers: { name: "Ana" } });
    expect(kept()?.answers.message).toContain("https://site.test/plan?x=y");
    expect(kept()?.project).toBeUndefined();
  });

  it("gives the message where the browser refuses storage", () => {
    jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new Error("full");
    });
    expect(keep()).toContain("https://site.test/plan?x=y");
  });

  it("is deleted with its request", () => {
    saveDraft("contact", old);
    forgetDraft("contact");
    expect(kept()).toBeUndefined();
  });

  it("does not restore an expired draft", () => {
    saveDraft("contact", { ...old, at: Date.now() - (draftDays + 1) * 86_400_000 });
    keep();
    expect(kept()?.answers.name).toBeUndefined();
  });

  it.each(["{", '{"at":1,"answers":{"name":{}}}'])("replaces an invalid draft: %s", (stored) => {
    sessionStorage.setItem("request-contact", '"K7QD-M2XW"');
    localStorage.setItem("draft-contact-K7QD-M2XW", stored);
    keep();
    expect(kept()?.answers.message).toContain("My plan");
  });
});
