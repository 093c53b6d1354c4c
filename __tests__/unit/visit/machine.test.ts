import { isUnderWay, type NavigationEvent } from "../../../src/visit/navigation/machine";
import {
  guarded,
  link,
  popstate,
  requested,
  loaded,
  failure,
  shown,
  slow,
  ended,
  bar,
  online,
  next,
  from,
  after,
  home,
  onHome,
  type Happening,
} from "./machine-fixture";

describe("the first page", () => {
  it("is loaded when Gatsby requests it, then handed over, and arrives when it is shown", () => {
    expect(after(requested("/a?b"))).toMatchObject([{ phase: "loading", to: "/a?b" }, "load"]);
    expect(after(requested("/a"), loaded(1))).toMatchObject([{ phase: "rendering" }, "show"]);
    expect(home).toMatchObject({ phase: "idle", shown: "/" });
  });

  it("is loaded as a document if Back was pressed before the script ran", () => {
    const [event] = requested("/a");
    expect(after([event, { isOtherPage: true }])).toMatchObject([{ phase: "leaving" }, "reload"]);
  });

  it("leaves Back to first.ts before it is shown", () => {
    const [before] = after(requested("/a"));
    expect(next(before, popstate("/a#x"))).toEqual([before]);
  });

  it.each([
    ["requested", [requested("/a")]],
    ["handed over", [requested("/a"), loaded(1)]],
    ["failed", [requested("/a"), failure(1)]],
  ])("opens links as documents while it is only %s", (_name, events) => {
    const [before] = after(...events);
    expect(next(before, link("/b?c#d"))).toMatchObject([before, "open", { to: "/b?c#d" }]);
  });
});

describe("a link", () => {
  it("loads, is handed over, arrives and ends", () => {
    expect(onHome(link("/a?b#c"))).toMatchObject([
      { phase: "loading", isLink: true, to: "/a?b#c", id: 2 },
      "load",
    ]);
    expect(onHome(link("/a#c"), loaded(2))).toMatchObject([
      { phase: "rendering", shown: "/" },
      "show",
    ]);
    const [arrived] = onHome(link("/a#c"), loaded(2), shown("/a"));
    expect(arrived).toMatchObject({ phase: "arrived", shown: "/a" });
    expect(next(arrived, ended(2))).toMatchObject([{ phase: "idle" }]);
  });

  it("still loads when it is slow", () => {
    const [state] = onHome(link("/a"), slow(2));
    expect(state.phase).toBe("slow");
    expect(isUnderWay(state)).toBe(true);
    expect(next(state, loaded(2))).toMatchObject([{ phase: "rendering" }, "show"]);
  });

  it("to a hash or query of the page that is shown only changes the address", () => {
    const [state, effect, target] = onHome(link("/?a#b"));
    expect([effect, target?.to]).toEqual(["move", "/?a#b"]);
    expect(state).toEqual(home);
  });

  it("to a page that failed to load before is opened as a document", () => {
    expect(onHome(link("/", 0, true))).toMatchObject([{ phase: "idle" }, "open", { to: "/" }]);
    expect(onHome(link("/a", 0, true))).toMatchObject([home, "open", { to: "/a" }]);
  });

  it("is opened as a document while another document is being loaded", () => {
    const [leaving] = onHome(link("/a"), failure(2, {}));
    expect(next(leaving, link("/b"))).toMatchObject([{ phase: "leaving" }, "open", { to: "/b" }]);
  });
});

describe("Back and Forward", () => {
  it("load the page, which Gatsby requests as well if it is not in memory", () => {
    const [loading, effect] = onHome(popstate("/a"));
    expect(effect).toEqual("load");
    expect(next(loading, requested("/a"))).toEqual([loading]);
    expect(next(loading, loaded(2))).toMatchObject([{ phase: "rendering" }, "show"]);
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
    ["failed", failure(2)],
    ["bar", bar(2)],
    ["ended", ended(2)],
  ])("over the event %s of an earlier one", (_name, event) => {
    expect(next(later, event)).toEqual([later]);
  });

  it("if an earlier one is shown meanwhile", () => {
    expect(next(later, shown("/a"))[0]).toEqual({ ...later, shown: "/a" });
  });

  it.each([
    ["a link to a hash on it", link("/#x")],
    ["Forward to it", popstate("/")],
  ])("and so does staying on the page that is shown, by %s", (_name, event) => {
    const [staying] = onHome(link("/a"), event);
    expect(staying).toMatchObject({ phase: "arrived", id: 3 });
    expect(next(staying, loaded(2))).toEqual([staying]);
  });
});

describe("a page that does not load", () => {
  it("is reloaded at the address that was asked for", () => {
    expect(onHome(link("/a?b#c"), failure(2, {}))).toMatchObject([
      { phase: "leaving" },
      "recover",
      { to: "/a?b#c" },
    ]);
  });

  it("is reloaded where the visitor is, after Back and on the first load", () => {
    const away = popstate("/a");
    expect(onHome(away, failure(2, {})).slice(1)).toEqual(["recover", undefined]);
    expect(after(requested("/a"), failure(1, {})).slice(1)).toEqual(["recover", undefined]);
  });

  it("is replaced by the error view within the guarded minute, which is not an arrival", () => {
    const [failed, effect] = onHome(link("/a"), failure(2));
    expect(effect).toEqual("fail");
    expect(next(failed, shown("/a"))).toEqual([{ ...failed, shown: "/a", phase: "failed" }]);
    expect(next(failed, ended(2))[0].phase).toBe("idle");
  });

  it("waits for the connection without a bar, then loads", () => {
    const [waiting] = onHome(link("/a"), bar(2), failure(2, { isOnline: false }));
    expect(waiting).toMatchObject({ phase: "waiting", bar: undefined });
    expect(next(waiting, slow(2))).toEqual([waiting]);
    expect(next(waiting, failure(2))).toEqual([waiting]);
    expect(next(waiting, online)).toMatchObject([{ phase: "loading" }, "load"]);
  });

  it("is ignored if it arrives after it has failed", () => {
    const [failed] = onHome(link("/a"), failure(2));
    expect(next(failed, loaded(2))).toEqual([failed]);
  });
});

describe("a page of another build", () => {
  const other: NavigationEvent = { type: "loaded", id: 2, isOtherBuild: true };

  it("is loaded as a document", () => {
    expect(onHome(link("/a#b"), [other])).toMatchObject([
      { phase: "leaving" },
      "recover",
      { to: "/a#b" },
    ]);
  });

  it.each([
    ["offline", { isOnline: false }],
    ["within the guarded minute", guarded],
  ])("is shown all the same %s", (_name, found) => {
    expect(onHome(link("/a"), [other, found])[1]).toEqual("show");
  });
});

it("reloads, or shows the error view, if part of the page that is shown did not load", () => {
  expect(onHome([{ type: "broken" }])).toMatchObject([{ phase: "leaving" }, "recover"]);
  expect(onHome([{ type: "broken" }, guarded])).toEqual([home, "showError"]);
});

it("ignores everything but links while another document is being loaded", () => {
  const [leaving] = onHome(link("/a"), failure(2, {}));
  const broken: Happening = [{ type: "broken" }];
  for (const event of [popstate("/b"), requested("/b"), shown("/b"), online, broken])
    expect(next(leaving, event)).toEqual([leaving]);
});

describe("the bar", () => {
  const [withBar] = onHome(link("/a"), bar(2));

  it("remembers when it appeared, and stays until its end has been seen", () => {
    expect(withBar.bar).toEqual({ since: 200, state: "loading" });
    const [arrived] = from(withBar, loaded(2), shown("/a"));
    expect(arrived.bar).toEqual({ since: 200, state: "finished" });
    expect(next(arrived, ended(2))[0].bar).toBeUndefined();
  });

  it.each([
    ["with the error view", guarded],
    ["before a reload", {}],
  ])("shows a failure, %s", (_name, found) => {
    expect(next(withBar, failure(2, found))[0].bar?.state).toBe("failed");
  });

  it("appears neither for a page that has loaded nor for the first one", () => {
    expect(onHome(link("/a"), loaded(2), bar(2))[0].bar).toBeUndefined();
    expect(after(requested("/"), bar(1))[0].bar).toBeUndefined();
  });

  it("restarts when another navigation begins", () => {
    const restarted = { since: 900, state: "loading" };
    expect(next(withBar, link("/b", 900))[0].bar).toEqual(restarted);
    const [failed] = next(withBar, failure(2));
    expect(next(failed, link("/b", 900))[0].bar).toEqual(restarted);
  });
});
