import type { LoadResult } from "../../../src/visit/gatsby-window";
import { connect, mayReload, page, setUp, tick } from "./navigation-fixture";

/** Begins a navigation whose page arrives on demand. */
async function begun() {
  let load: (result: LoadResult) => void;
  const loading = new Promise<LoadResult>((resolve) => (load = resolve));
  const visit = await setUp(() => loading);
  await jest.advanceTimersByTimeAsync(1_000);
  visit.go("/a");
  const arrive = async (result: LoadResult) => {
    load(result);
    await tick();
    visit.send({ type: "shown", path: "/a" });
  };
  return { ...visit, arrive };
}

it("shows the bar after 200 ms", async () => {
  const { bar } = await begun();
  jest.advanceTimersByTime(199);
  expect(bar()).toBeUndefined();
  jest.advanceTimersByTime(1);
  expect(bar()).toEqual({ percent: 0, state: "loading" });
});

it("advances the bar evenly to 100 % in 5,000 ms, where it waits", async () => {
  const { bar } = await begun();
  jest.advanceTimersByTime(200);
  const percents = [1_000, 1_500, 1_250, 1_250, 4_000].map((time) => {
    jest.advanceTimersByTime(time);
    return bar()?.percent;
  });
  expect(percents).toEqual([20, 50, 75, 100, 100]);
});

it("is slow after a second", async () => {
  const { phase } = await begun();
  jest.advanceTimersByTime(999);
  expect(phase()).toBe("loading");
  jest.advanceTimersByTime(1);
  expect(phase()).toBe("slow");
});

it.each([
  ["the page", page("/a"), "finished"],
  ["nothing", undefined, "failed"],
] as const)(
  "keeps the bar at 100 %% for 500 ms after %s has arrived",
  async (_name, result, state) => {
    mayReload.mockReturnValue(false);
    const { arrive, bar, phase } = await begun();
    jest.advanceTimersByTime(700);
    await arrive(result);
    expect(bar()).toEqual({ percent: 100, state });
    jest.advanceTimersByTime(499);
    expect(bar()).toEqual({ percent: 100, state });
    jest.advanceTimersByTime(1);
    expect(bar()).toBeUndefined();
    expect(phase()).toBe("idle");
  },
);

it("shows no bar for a page that arrives sooner", async () => {
  const { arrive, bar } = await begun();
  jest.advanceTimersByTime(150);
  await arrive(page("/a"));
  jest.advanceTimersByTime(10_000);
  expect(bar()).toBeUndefined();
});

it("restarts the clock for another navigation", async () => {
  const { bar, go } = await begun();
  jest.advanceTimersByTime(150);
  go("/b");
  jest.advanceTimersByTime(199);
  expect(bar()).toBeUndefined();
  jest.advanceTimersByTime(1);
  expect(bar()).toBeDefined();
});

it("shows no bar while it waits for the connection", async () => {
  connect(false);
  const { bar, phase } = await begun();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(phase()).toBe("waiting");
  connect(true);
  jest.advanceTimersByTime(200);
  expect(bar()).toEqual({ percent: 0, state: "loading" });
});

it("calls its listener only on changes", async () => {
  const { arrive, listener, send } = await begun();
  listener.mockClear();
  send({ type: "slow", id: 0 });
  expect(listener).not.toHaveBeenCalled();
  await arrive(page("/a"));
  expect(listener.mock.calls.map(([{ phase }]) => phase)).toEqual(["rendering", "arrived"]);
});
