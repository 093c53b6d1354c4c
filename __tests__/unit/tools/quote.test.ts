import { draftDays, loadDraft, saveDraft } from "../../../src/forms/draft";
import { fieldsOf } from "../../../src/forms/form-model";
import { addDays } from "../../../src/content/day";
import { changeContactDraft, withPlan } from "../../../src/tools/quote";
import { contactIn } from "../../support/form-data";

const today = "2026-11-22";
const areas = ["Las Vegas", "Henderson", "Pahrump"];
const place = (name: string, id = "city-of-henderson") => ({
  name,
  office: { id },
});
const plan = {
  heading: "My plan, from the planner:",
  lines: ["Kitchen remodel: 15 to 34 weeks.", "https://site.test/plan?x=y"],
};

const offered = (name: string) =>
  fieldsOf(contactIn("en"))
    .find((field) => field.name === name)
    ?.options?.map(({ value }) => value);

it("adds the plan below what was typed, replacing an earlier plan", () => {
  const once = withPlan({ name: "Ana", message: "Two cats." }, plan, areas, today);
  expect(once).toEqual({
    name: "Ana",
    message: `Two cats.\n\nMy plan, from the planner:\n${plan.lines.join("\n")}`,
  });
  const lines = ["Another.", "https://site.test/es/plan?x=z"];
  const again = withPlan(
    { message: `${once.message}\n\nCall after six.` },
    { ...plan, heading: "Mi plan:", lines },
    areas,
    today,
  );
  expect(again.message).toBe(`Two cats.\n\nCall after six.\n\nMi plan:\n${lines.join("\n")}`);
});

it("keeps a plan's address that a visitor has typed in a sentence, and no space around what was typed", () => {
  const typed = "See https://site.test/plan?x=y, but with a bath.";
  const { message } = withPlan({ message: ` \n${typed}\n\n` }, plan, areas, today);
  expect(message).toBe(`${typed}\n\n${plan.heading}\n${plan.lines.join("\n")}`);
  expect(withPlan({ message: " \n" }, plan, areas, today).message).toMatch(/^My plan/);
});

it.each([
  [place("Henderson"), "Henderson"],
  [place("Paradise", "clark-county"), "Clark County, outside the cities"],
  [place("Mesquite", "city-of-mesquite"), "Not sure"],
])("uses the form's value for an area: %j", (where, area) => {
  expect(withPlan({}, { ...plan, place: where }, areas, today).area).toBe(area);
  expect(offered("area")).toContain(area);
});

it.each([
  [-400, "As soon as possible"],
  [14, "As soon as possible"],
  [15, "Within 3 months"],
  [180, "In 3 to 6 months"],
  [365, "In 6 to 12 months"],
  [367, "Later"],
])("uses the form's value for a start in %i days: %s", (days, start) => {
  const begin = addDays(today, days);
  expect(withPlan({}, { ...plan, begin }, areas, today).start).toBe(start);
  expect(offered("start")).toContain(start);
});

describe("the draft in this browser", () => {
  const old = { at: 0, answers: { name: "Ana" }, reference: "K7QD-M2XW" };

  beforeEach(() => localStorage.clear());

  it("is one that the form for a quote restores", () => {
    changeContactDraft((answers) => ({ ...answers, message: "The plan" }));
    const draft = loadDraft("contact", Date.now());
    expect(draft?.answers).toEqual({ message: "The plan" });
    expect(draft?.reference).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/);
    changeContactDraft((answers) => ({ ...answers, area: "Henderson" }));
    expect(loadDraft("contact", Date.now())?.answers).toEqual({
      message: "The plan",
      area: "Henderson",
    });
  });

  it("lets the link to the form preselect the project", () => {
    saveDraft("contact", { ...old, at: Date.now(), project: "casino" });
    changeContactDraft((answers) => answers);
    expect(loadDraft("contact", Date.now())?.project).toBeUndefined();
    expect(loadDraft("contact", Date.now())?.reference).toBe(old.reference);
  });

  it("does not restore an expired draft", () => {
    saveDraft("contact", { ...old, at: Date.now() - (draftDays + 1) * 86_400_000 });
    changeContactDraft((answers) => ({ ...answers, message: "The plan" }));
    const draft = loadDraft("contact", Date.now());
    expect(draft?.answers).toEqual({ message: "The plan" });
    expect(draft?.reference).not.toBe(old.reference);
  });

  it.each(["{", '{"at":1,"reference":"K7QD-M2XW","answers":{"name":{}}}'])(
    "replaces an invalid draft: %s",
    (stored) => {
      localStorage.setItem("draft-contact", stored);
      changeContactDraft((answers) => ({ ...answers, message: "The plan" }));
      expect(loadDraft("contact", Date.now())?.answers).toEqual({ message: "The plan" });
    },
  );
});
