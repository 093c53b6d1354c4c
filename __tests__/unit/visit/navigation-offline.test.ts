import { connect, page, reloadAt, setUp, spendReload, tick } from "./navigation-fixture";

it("waits, and goes on by itself", async () => {
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

it("answers what Gatsby asked for when the connection was away", async () => {
  const { loader } = await setUp();
  connect(false);
  history.pushState(null, "", "/a");
  const asked = loader.loadPage("/a");
  connect(true);
  await expect(asked).resolves.toEqual(page("/a"));
});

it("never loads a document", async () => {
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

it("shows a page that is in memory", async () => {
  const { go, memory, navigate } = await setUp();
  memory.set("/a", page("/a"));
  connect(false);
  go("/a");
  expect(navigate).toHaveBeenCalledTimes(1);
});

it("waits no longer when another page was asked for", async () => {
  const { go, loadPage } = await setUp();
  connect(false);
  go("/a");
  go("/b");
  connect(true);
  await tick();
  expect(loadPage.mock.calls).toEqual([["/b"]]);
});
