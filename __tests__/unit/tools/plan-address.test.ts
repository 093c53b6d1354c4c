import fc from "fast-check";
import {
  planAddress,
  planQuestions,
  readPlan,
  type PlanState,
} from "../../../src/tools/plan-address";
import { planner } from "../../../src/words/en/pages/plan";
import { tools } from "../../../src/words/en/tools";

const choices = {
  project: ["kitchen-remodel", "casino"],
  place: ["henderson", "pahrump"],
  use: ["own-house", "business"],
};
const offered = (values: readonly string[]) => values.map((value) => ({ value, title: value }));
const questions = planQuestions(
  {
    project: offered(choices.project),
    place: offered(choices.place),
    use: offered(choices.use),
  },
  planner,
  tools,
);
const read = (search: string) => readPlan(search, questions, tools);
const emptyPlan: PlanState = {
  project: "",
  place: "",
  use: "",
  stay: "",
  when: "begin",
  date: "",
};

const plans = fc.record<PlanState>({
  project: fc.constantFrom("", ...choices.project),
  place: fc.constantFrom("", ...choices.place),
  use: fc.constantFrom("", ...choices.use),
  stay: fc.constantFrom("", "yes", "no"),
  when: fc.constantFrom("begin", "done"),
  date: fc.constantFrom("", "2028-02-29", "2027-12-31"),
});

it("reads back every plan from its address", () => {
  fc.assert(
    fc.property(plans, (state) => {
      const address = planAddress(state);
      expect(address).toMatch(/^\/plan(\?[a-z\d=&-]+)?$/);
      const { state: back, notes } = read(address.slice("/plan".length));
      expect(notes).toEqual([]);
      // Without a date `when` has no meaning.
      expect(back).toEqual(state.date ? state : { ...state, when: "begin" });
    }),
  );
});

it("reads what a form without script sends", () => {
  const { state } = read("?project=casino&place=&use=business&stay=yes&when=done&date=2027-06-01");
  expect(state).toEqual({
    project: "casino",
    place: "",
    use: "business",
    stay: "yes",
    when: "done",
    date: "2027-06-01",
  });
});

it("accepts the valid parts of an address, and reports the others", () => {
  const { state, notes } = read("?project=kitchn&place=henderson&date=2027-02-30&stay=maybe");
  expect(state).toEqual({ ...emptyPlan, place: "henderson" });
  expect(notes).toHaveLength(3);
  expect(notes[0]).toContain("“kitchn”");
});

it("accepts any address", () => {
  fc.assert(
    fc.property(fc.string(), (search) => {
      const { state } = read(`?${search}`);
      expect(planAddress(state)).toMatch(/^\/plan/);
    }),
  );
});
