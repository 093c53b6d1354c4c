import type { Conditions } from "../../../src/visit/navigation/machine";
import { failure, guarded, link, next, onHome, online, type Happening } from "./machine-fixture";

describe("while there is no connection, part of the page that did not load", () => {
  const broken: Happening = [{ type: "broken" }, { isOnline: false }];
  const back = (found: Partial<Conditions>): Happening => [{ type: "online" }, found];

  it("waits for the connection", () => {
    const [waiting, ...effects] = onHome(broken);
    expect([waiting.phase, ...effects]).toEqual(["idle"]);
    expect(next(waiting, online)).toMatchObject([{ phase: "leaving" }, "recover"]);
    const [shownError, effect] = next(waiting, back(guarded));
    expect(effect).toBe("showError");
    expect(next(shownError, online)).toEqual([shownError]);
  });

  it("is left behind for the page that waits too", () => {
    const [waiting] = onHome(broken, link("/a"), failure(2, { isOnline: false }));
    const [loading, effect] = next(waiting, online);
    expect([loading.phase, effect]).toEqual(["loading", "load"]);
    expect(next(loading, online)).toEqual([loading]);
  });
});
