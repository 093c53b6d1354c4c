import { doneOf, keepDone, ticksIn } from "../../tools/ticks";

const key = "plan-done";
beforeEach(() => localStorage.clear());

it("keeps what has been done of each plan apart", () => {
  keepDone("/plan?project=a", ["design-1", "build-2"]);
  keepDone("/plan?project=b", ["design-1"]);
  expect(doneOf("/plan?project=a")).toEqual(["design-1", "build-2"]);
  expect(doneOf("/plan?project=b")).toEqual(["design-1"]);
  expect(doneOf("/plan?project=c")).toEqual([]);
});

it("keeps nothing where nothing has been done, and at most twenty plans", () => {
  keepDone("/plan?project=a", ["design-1"]);
  keepDone("/plan?project=a", []);
  expect(localStorage.getItem(key)).toBeNull();
  for (let index = 0; index < 25; index += 1) keepDone(`/plan?place=${index}`, ["x"]);
  expect(doneOf("/plan?place=4")).toEqual([]);
  expect(doneOf("/plan?place=5")).toEqual(["x"]);
});

it.each(["{", "null", '{"answers":null}', "[1]", '[["a"]]', '[["a",[1]]]', '[["a","b"]]'])(
  "deletes what is no list of ticks, and goes on: %s",
  (kept) => {
    localStorage.setItem(key, kept);
    expect(doneOf("/plan")).toEqual([]);
    expect(localStorage.getItem(key)).toBeNull();
    expect(keepDone("/plan", ["x"])).toBe(true);
    expect(doneOf("/plan")).toEqual(["x"]);
  },
);

it("knows what is a list of ticks", () => {
  expect(ticksIn([["/plan?project=a", ["design-1"]]])).toBeDefined();
  expect(ticksIn({ a: ["x"] })).toBeUndefined();
});
