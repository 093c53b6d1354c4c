import * as constants from "../../../src/visit/constants";

// Those that docs/behavior.md promises.
it.each(
  Object.entries({
    barThrottle: 200,
    barDuration: 5_000,
    barHideDelay: 500,
    slowAfter: 1_000,
    hangAfter: 15_000,
    reloadGuard: 60_000,
    idleTimeout: 2_000,
    observerThrottle: 100,
  }),
)("%s is %d ms", (name, value) => {
  expect(constants[name as keyof typeof constants]).toBe(value);
});
