/** @jest-environment node */
import fc from "fast-check";
import { answersAddress, readAnswers, type Question } from "../../../src/tools/questions";

const questions: readonly Question[] = [
  { name: "price", label: "Price" },
  {
    name: "home",
    label: "Home",
    choices: [
      { value: "house", title: "House" },
      { value: "unit", title: "Unit" },
    ],
  },
  { name: "place", label: "Place", open: "Not sure", choices: [{ value: "x", title: "X" }] },
  { name: "day", label: "Day", type: "date" },
];
const path = "/plan/tool";
const read = (search: string) => readAnswers(search, questions);

it("defaults to the first choice, or to none if the question may be left open", () => {
  expect(read("").state).toEqual({ price: "", home: "house", place: "", day: "" });
  expect(answersAddress(path, questions, read("").state)).toBe(path);
});

it("reads back all answers from their address, which omits defaults", () => {
  const answers = fc.record({
    price: fc.string({ maxLength: 40 }).map((text) => text.trim()),
    home: fc.constantFrom("house", "unit"),
    place: fc.constantFrom("", "x"),
    day: fc.constantFrom("", "2028-02-29"),
  });
  fc.assert(
    fc.property(answers, (state) => {
      const address = answersAddress(path, questions, state);
      expect(read(address.slice(path.length))).toEqual({ state, unknown: [] });
    }),
  );
});

it("reports invalid answers, and accepts the rest", () => {
  const { state, unknown } = read("?home=castle&day=2027-02-30&place=x");
  expect(state).toEqual({ price: "", home: "house", place: "x", day: "" });
  expect(unknown.map(({ label, value }) => [label, value])).toEqual([
    ["Home", "castle"],
    ["Day", "2027-02-30"],
  ]);
});

it("cuts a long answer where it is shown", () => {
  expect(read(`?home=${"x".repeat(5000)}`).unknown[0]?.value).toHaveLength(40);
});
