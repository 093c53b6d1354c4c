/** @jest-environment node */
import fc from "fast-check";
import { textIn } from "../../../../i18n";
import {
  answersAddress,
  placeIn,
  placeQuestion,
  readAnswers,
  type Question,
} from "../../tools/questions";

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
      expect(read(address.slice(path.length))).toMatchObject({ state, unknown: [], strange: [] });
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

it("reads names and choices in any case, and tells of a name that is no question's", () => {
  const { state, unknown, strange } = read("?PLACE=X&Home=UNIT&colour=red&utm_source=mail&gclid=1");
  expect(state).toMatchObject({ place: "x", home: "unit" });
  expect([unknown, strange]).toEqual([[], ["colour"]]);
});

it("asks what goes with an answer, and leaves an answer out that no longer matters", () => {
  const growing = (given: Record<string, string>): Question[] => [
    questions[1]!,
    { name: "floor", label: "Floor", hidden: given.home !== "unit" },
  ];
  expect(readAnswers("?home=unit&floor=3", growing).state).toEqual({ home: "unit", floor: "3" });
  expect(readAnswers("?home=house&floor=3", growing)).toMatchObject({
    state: { home: "house", floor: "" },
    unknown: [],
  });
  expect(answersAddress(path, growing, { home: "house", floor: "3" })).toBe(path);
});

it("calls a part of a place as the language does, and names it alike in every address", () => {
  const office = { id: "county", government: "Condado" };
  const also = [{ id: "the-strip", name: "El Strip" }];
  const paradise = { entryId: "paradise", name: "Paradise", also, office };
  const winchester = { entryId: "winchester", name: "Winchester", also: [], office };
  const { choices } = placeQuestion(textIn("es").t, [paradise, winchester]);
  expect(choices).toContainEqual({ value: "the-strip", title: "El Strip (Paradise)" });
  expect(placeIn([winchester, paradise], "the-strip")).toBe(paradise);
});
