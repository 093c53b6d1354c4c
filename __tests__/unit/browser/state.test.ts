import { atRest, reduce, type Navigation, type Step } from "../../../src/browser/navigation/state";

const after = (...steps: Step[]): Navigation => steps.reduce(reduce, atRest);
const begin = (to = "/a", now = 0): Step => ({ type: "begin", kind: "link", to, now });

describe("a navigation", () => {
  it("is loading, then slow, then arrived, then nothing", () => {
    expect(after(begin())).toMatchObject({ phase: "loading", to: "/a", id: 1 });
    expect(after(begin(), { type: "slow", id: 1 }).phase).toBe("slow");
    expect(after(begin(), { type: "slow", id: 1 }, { type: "arrived", id: 1 }).phase).toBe(
      "arrived",
    );
    expect(after(begin(), { type: "arrived", id: 1 }, { type: "idle", id: 1 }).phase).toBe("idle");
  });

  it("can fail, and then does not arrive: the error view is no success", () => {
    const failed = after(begin(), { type: "failed", id: 1 });
    expect(failed.phase).toBe("failed");
    expect(reduce(failed, { type: "arrived", id: 1 })).toBe(failed);
  });

  it("waits for the connection without a bar, and goes on", () => {
    const waiting = after(begin(), { type: "show", id: 1, now: 200 }, { type: "waiting", id: 1 });
    expect(waiting).toMatchObject({ phase: "waiting", barSince: undefined });
    expect(reduce(waiting, { type: "loading", id: 1 }).phase).toBe("loading");
    expect(reduce(waiting, { type: "slow", id: 1 })).toBe(waiting);
  });
});

describe("a later navigation wins", () => {
  const later = after(begin("/a"), begin("/b", 50));

  it.each(["slow", "waiting", "arrived", "failed", "idle"] as const)(
    "over %s of an earlier one",
    (type) => {
      expect(reduce(later, { type, id: 1 })).toBe(later);
    },
  );

  it("and so does staying", () => {
    const staying = after(begin(), { type: "stay" });
    expect(staying).toMatchObject({ phase: "arrived", id: 2 });
    expect(reduce(staying, { type: "failed", id: 1 })).toBe(staying);
    expect(reduce(atRest, { type: "stay" })).toBe(atRest);
  });
});

describe("the bar", () => {
  const shown = after(begin(), { type: "show", id: 1, now: 200 });

  it("is there from the time at which it appeared until the navigation settles", () => {
    expect(shown.barSince).toBe(200);
    const arrived = reduce(shown, { type: "arrived", id: 1 });
    expect(arrived.barSince).toBe(200);
    expect(reduce(arrived, { type: "idle", id: 1 }).barSince).toBeUndefined();
  });

  it("does not appear for a page that has arrived, nor for the first", () => {
    expect(
      after(begin(), { type: "arrived", id: 1 }, { type: "show", id: 1, now: 200 }).barSince,
    ).toBe(undefined);
    const first: Step = { type: "begin", kind: "first", to: "/", now: 0 };
    expect(after(first, { type: "show", id: 1, now: 200 }).barSince).toBeUndefined();
  });

  it("starts again from nothing when another navigation begins", () => {
    expect(reduce(shown, begin("/b", 900)).barSince).toBe(900);
    const leaving = reduce(shown, { type: "arrived", id: 1 });
    expect(reduce(leaving, begin("/b", 900)).barSince).toBe(900);
  });
});
