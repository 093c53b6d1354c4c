import * as constants from "../../../src/visit/constants";

it.each(
  Object.entries({
    barThrottle: 200,
    barDuration: 5_000,
    barHideDelay: 500,
    barTick: 100,
    slowAfter: 1_000,
    hangAfter: 15_000,
    reloadGuard: 60_000,
    idleTimeout: 2_000,
    observerThrottle: 100,
    onlineNotice: 3_000,
    layoutDataTimeout: 2_000,
  }),
)("%s is %d ms", (name, value) => {
  expect(constants[name as keyof typeof constants]).toBe(value);
});

it("has no other", () => {
  expect(Object.values(constants).filter((value) => typeof value === "number")).toHaveLength(11);
});
