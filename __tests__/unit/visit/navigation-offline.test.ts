import { connect, page, reloadAt, setUp, spendReload, tick } from "./navigation-fixture";

it("waits for the connection, then continues", async () => {
  const { go, loadPage, navigate, phase } = await setUp();
  connect(false);
  go("/a");
  await jest.advanceTimersByTimeAsync(60_000);
  expect(phase()).toBe("waiting");
  expect(loadPage).not.toHaveBeenCalled();
  connect(true);
  await tick();
  expect(navigate.mock.lastCall?.[0]).toBe("/a");
});

it("resolves Gatsby's request when the connection is back", async () => {
  const { loader } = await setUp();
  connect(false);
  history.pushState(null, "", "/a");
  const asked = loader.loadPage("/a");
  connect(true);
  await expect(asked).resolves.toEqual(page("/a"));
});

it("loads no document while offline", async () => {
  let failing: () => void;
  const failed = new Promise<undefined>((resolve) => (failing = () => resolve(undefined)));
  const { go, phase } = await setUp(() => failed);
  go("/a");
  connect(false);
  failing!();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(phase()).toBe("waiting");
  expect(spendReload).not.toHaveBeenCalled();
  connect(true);
  await tick();
  expect(reloadAt).toHaveBeenCalledTimes(1);
});

it("shows a page in memory", async () => {
  const { go, memory, navigate } = await setUp();
  memory.set("/a", page("/a"));
  connect(false);
  go("/a");
  expect(navigate).toHaveBeenCalledTimes(1);
});

it("drops the waiting page when another is requested", async () => {
  const { go, loadPage } = await setUp();
  connect(false);
  go("/a");
  go("/b");
  connect(true);
  await tick();
  expect(loadPage.mock.calls).toEqual([["/b"]]);
});
