import { createStore } from "../../../src/browser/navigation/store";
import { barAt } from "../../../src/browser/progress-bar";

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

function startedStore() {
  const store = createStore();
  const id = store.begin("link", "/a");
  return { store, id, bar: () => barAt(store.get(), performance.now()) };
}

it("shows the bar after 200 ms", () => {
  const { bar } = startedStore();
  jest.advanceTimersByTime(199);
  expect(bar()).toBeUndefined();
  jest.advanceTimersByTime(1);
  expect(bar()).toEqual({ percent: 0, state: "loading" });
});

it("advances the bar evenly to 100 % in 5,000 ms, where it waits", () => {
  const { bar } = startedStore();
  jest.advanceTimersByTime(200);
  const percents = [1_000, 1_500, 1_250, 1_250, 4_000].map((time) => {
    jest.advanceTimersByTime(time);
    return bar()?.percent;
  });
  expect(percents).toEqual([20, 50, 75, 100, 100]);
});

it("is slow after a second", () => {
  const { store } = startedStore();
  jest.advanceTimersByTime(999);
  expect(store.get().phase).toBe("loading");
  jest.advanceTimersByTime(1);
  expect(store.get().phase).toBe("slow");
});

it.each([
  ["arrived", "finished"],
  ["failed", "failed"],
] as const)("after %s leaves the bar at 100 %% for 500 ms, %s", (type, state) => {
  const { store, id, bar } = startedStore();
  jest.advanceTimersByTime(700);
  store.send({ type, id });
  expect(bar()).toEqual({ percent: 100, state });
  jest.advanceTimersByTime(499);
  expect(bar()).toEqual({ percent: 100, state });
  jest.advanceTimersByTime(1);
  expect(bar()).toBeUndefined();
  expect(store.get().phase).toBe("idle");
});

it("shows no bar for a page that comes sooner", () => {
  const { store, id, bar } = startedStore();
  jest.advanceTimersByTime(150);
  store.send({ type: "arrived", id });
  jest.advanceTimersByTime(10_000);
  expect(bar()).toBeUndefined();
});

it("forgets the clock of a navigation that another has overtaken", () => {
  const { store, bar } = startedStore();
  jest.advanceTimersByTime(150);
  store.begin("link", "/b");
  jest.advanceTimersByTime(199);
  expect(bar()).toBeUndefined();
  jest.advanceTimersByTime(1);
  expect(bar()).toBeDefined();
});

it("stops the clock while it waits for the connection", () => {
  const { store, id, bar } = startedStore();
  store.send({ type: "waiting", id });
  jest.advanceTimersByTime(60_000);
  expect(store.get().phase).toBe("waiting");
  store.send({ type: "loading", id });
  jest.advanceTimersByTime(200);
  expect(bar()).toEqual({ percent: 0, state: "loading" });
});

it("tells its listeners of changes only", () => {
  const { store, id } = startedStore();
  const listener = jest.fn();
  store.subscribe(listener);
  store.send({ type: "arrived", id: id - 1 });
  expect(listener).not.toHaveBeenCalled();
  store.send({ type: "arrived", id });
  expect(listener).toHaveBeenCalledTimes(1);
});
