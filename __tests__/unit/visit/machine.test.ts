import {
  isUnderWay,
  start,
  step,
  type Navigation,
  type NavigationEvent,
  type Surroundings,
} from "../../../src/visit/navigation/machine";

const fair: Surroundings = { now: 0, isOnline: true, mayReload: true, isStray: false };
const guarded = { mayReload: false };

/** An event, with what it finds where that is not fair weather. */
type Happening = readonly [NavigationEvent, Partial<Surroundings>?];

const link = (to: string, now = 0, isRetry = false): Happening => [
  { type: "link", to, isRetry },
  { now },
];
const popstate = (to: string): Happening => [{ type: "popstate", to }];
const asked = (to: string): Happening => [{ type: "asked", to }];
const loaded = (id: number): Happening => [{ type: "loaded", id, isOtherBuild: false }];
const missed = (id: number, found: Partial<Surroundings> = guarded): Happening => [
  { type: "missed", id },
  found,
];
const shown = (path: string): Happening => [{ type: "shown", path }];
const slow = (id: number): Happening => [{ type: "slow", id }];
const over = (id: number): Happening => [{ type: "over", id }];
const bar = (id: number): Happening => [{ type: "bar", id }, { now: 200 }];
const online: Happening = [{ type: "online" }];

const next = (state: Navigation, [event, found]: Happening) =>
  step(state, event, { ...fair, ...found });
const from = (state: Navigation, ...events: Happening[]) =>
  events.reduce<ReturnType<typeof step>>(([before], event) => next(before, event), [state]);
/** The last step of some events, beginning with a new document. */
const after = (...events: Happening[]) => from(start, ...events);

/** The first page is shown, at rest. */
const [home] = after(asked("/"), loaded(1), shown("/"), over(1));
const onHome = (...events: Happening[]) => from(home, ...events);

describe("the first page", () => {
  it("is loaded when Gatsby asks for it, and given, and arrives when it is shown", () => {
    expect(after(asked("/a?b"))).toMatchObject([{ phase: "loading", to: "/a?b" }, "load"]);
    expect(after(asked("/a"), loaded(1))).toMatchObject([{ phase: "rendering" }, "give"]);
    expect(home).toMatchObject({ phase: "idle", shown: "/" });
  });

  it("is loaded as a document where Back was pressed before the script was there", () => {
    const [event] = asked("/a");
    expect(after([event, { isStray: true }])).toMatchObject([{ phase: "leaving" }, "reload"]);
  });

  it("is loaded as a document where Back is pressed before it is shown", () => {
    const [event] = popstate("/b");
    expect(after(asked("/a"), [event, { isStray: true }])).toMatchObject([
      { phase: "leaving" },
      "reload",
    ]);
    const [before] = after(asked("/a"));
    expect(next(before, popstate("/a#x"))).toEqual([before]);
  });

  it.each([
    ["asked for", [asked("/a")]],
    ["given", [asked("/a"), loaded(1)]],
    ["failed", [asked("/a"), missed(1)]],
  ])("has its links opened as documents while it is only %s", (_name, events) => {
    const [before] = after(...events);
    expect(next(before, link("/b?c#d"))).toMatchObject([before, "open", { to: "/b?c#d" }]);
  });
});

describe("a link", () => {
  it("loads, is given, arrives, and is over", () => {
    expect(onHome(link("/a?b#c"))).toMatchObject([
      { phase: "loading", isLink: true, to: "/a?b#c", id: 2 },
      "load",
    ]);
    expect(onHome(link("/a#c"), loaded(2))).toMatchObject([
      { phase: "rendering", shown: "/" },
      "give",
    ]);
    const [arrived] = onHome(link("/a#c"), loaded(2), shown("/a"));
    expect(arrived).toMatchObject({ phase: "arrived", shown: "/a" });
    expect(next(arrived, over(2))).toMatchObject([{ phase: "idle" }]);
  });

  it("is slow, and still loads", () => {
    const [state] = onHome(link("/a"), slow(2));
    expect(state.phase).toBe("slow");
    expect(isUnderWay(state)).toBe(true);
    expect(next(state, loaded(2))).toMatchObject([{ phase: "rendering" }, "give"]);
  });

  it("to a place or a query of the page that is shown changes the address alone", () => {
    const [state, effect, target] = onHome(link("/?a#b"));
    expect([effect, target?.to]).toEqual(["move", "/?a#b"]);
    expect(state).toEqual(home);
  });

  it("to the page that is shown loads it again where it is an error view", () => {
    expect(onHome(link("/", 0, true))).toMatchObject([{ phase: "loading" }, "load"]);
  });

  it("while another document is being loaded is opened as a document", () => {
    const [leaving] = onHome(link("/a"), missed(2, {}));
    expect(next(leaving, link("/b"))).toMatchObject([{ phase: "leaving" }, "open", { to: "/b" }]);
  });
});

describe("Back and Forward", () => {
  it("load the page, for which Gatsby asks as well where it is not in memory", () => {
    const [loading, effect] = onHome(popstate("/a"));
    expect(effect).toEqual("load");
    expect(next(loading, asked("/a"))).toEqual([loading]);
    expect(next(loading, loaded(2))).toMatchObject([{ phase: "rendering" }, "give"]);
  });

  it("stay on the page that is shown", () => {
    expect(onHome(popstate("/#a"))).toEqual([home]);
  });
});

describe("the later navigation wins", () => {
  const later = onHome(link("/a"), link("/b", 50))[0];

  it.each<[string, Happening]>([
    ["slow", slow(2)],
    ["loaded", loaded(2)],
    ["missed", missed(2)],
    ["bar", bar(2)],
    ["over", over(2)],
  ])("over %s of an earlier one", (_name, event) => {
    expect(next(later, event)).toEqual([later]);
  });

  it("where an earlier one is shown meanwhile", () => {
    expect(next(later, shown("/a"))[0]).toEqual({ ...later, shown: "/a" });
  });

  it.each([
    ["a link to a place on it", link("/#x")],
    ["Forward to it", popstate("/")],
  ])("and so does staying on the page that is shown, by %s", (_name, event) => {
    const [staying] = onHome(link("/a"), event);
    expect(staying).toMatchObject({ phase: "arrived", id: 3 });
    expect(next(staying, loaded(2))).toEqual([staying]);
  });
});

describe("a page that does not come", () => {
  it("is cured by a reload at the address that was asked for", () => {
    expect(onHome(link("/a?b#c"), missed(2, {}))).toMatchObject([
      { phase: "leaving" },
      "cure",
      { to: "/a?b#c" },
    ]);
  });

  it("is cured by a reload where the visitor is, for Back and for the first page", () => {
    const away = popstate("/a");
    expect(onHome(away, missed(2, {})).slice(1)).toEqual(["cure", undefined]);
    expect(after(asked("/a"), missed(1, {})).slice(1)).toEqual(["cure", undefined]);
  });

  it("is the error view within the guarded minute, which is no arrival", () => {
    const [failed, effect] = onHome(link("/a"), missed(2));
    expect(effect).toEqual("fail");
    expect(next(failed, shown("/a"))).toEqual([{ ...failed, shown: "/a", phase: "failed" }]);
    expect(next(failed, over(2))[0].phase).toBe("idle");
  });

  it("waits for the connection without a bar, and goes on", () => {
    const [waiting] = onHome(link("/a"), bar(2), missed(2, { isOnline: false }));
    expect(waiting).toMatchObject({ phase: "waiting", bar: undefined });
    expect(next(waiting, slow(2))).toEqual([waiting]);
    expect(next(waiting, missed(2))).toEqual([waiting]);
    expect(next(waiting, online)).toMatchObject([{ phase: "loading" }, "load"]);
  });

  it("comes too late after it has failed", () => {
    const [failed] = onHome(link("/a"), missed(2));
    expect(next(failed, loaded(2))).toEqual([failed]);
  });
});

describe("a page of another build", () => {
  const other: NavigationEvent = { type: "loaded", id: 2, isOtherBuild: true };

  it("comes with its document", () => {
    expect(onHome(link("/a#b"), [other])).toMatchObject([
      { phase: "leaving" },
      "cure",
      { to: "/a#b" },
    ]);
  });

  it.each([
    ["offline", { isOnline: false }],
    ["within the guarded minute", guarded],
  ])("is better than none %s", (_name, found) => {
    expect(onHome(link("/a"), [other, found])[1]).toEqual("give");
  });
});

it("a part of the page that is shown did not come: reloads, or shows the error view", () => {
  expect(onHome([{ type: "broken" }])).toMatchObject([{ phase: "leaving" }, "cure"]);
  expect(onHome([{ type: "broken" }, guarded])).toEqual([home, "showError"]);
});

it("when leaving, nothing but a document happens any more", () => {
  const [leaving] = onHome(link("/a"), missed(2, {}));
  const broken: Happening = [{ type: "broken" }];
  for (const event of [popstate("/b"), asked("/b"), shown("/b"), online, broken])
    expect(next(leaving, event)).toEqual([leaving]);
});

describe("the bar", () => {
  const [withBar] = onHome(link("/a"), bar(2));

  it("is there from the time at which it appeared until the end has been seen", () => {
    expect(withBar.bar).toEqual({ since: 200, state: "loading" });
    const [arrived] = from(withBar, loaded(2), shown("/a"));
    expect(arrived.bar).toEqual({ since: 200, state: "finished" });
    expect(next(arrived, over(2))[0].bar).toBeUndefined();
  });

  it.each([
    ["with the error view", guarded],
    ["before a reload", {}],
  ])("tells of a failure, %s", (_name, found) => {
    expect(next(withBar, missed(2, found))[0].bar?.state).toBe("failed");
  });

  it("does not appear for a page that has come, nor for the first", () => {
    expect(onHome(link("/a"), loaded(2), bar(2))[0].bar).toBeUndefined();
    expect(after(asked("/"), bar(1))[0].bar).toBeUndefined();
  });

  it("starts again from nothing when another navigation begins", () => {
    const restarted = { since: 900, state: "loading" };
    expect(next(withBar, link("/b", 900))[0].bar).toEqual(restarted);
    const [failed] = next(withBar, missed(2));
    expect(next(failed, link("/b", 900))[0].bar).toEqual(restarted);
  });
});
