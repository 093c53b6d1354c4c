/** @jest-environment node */
/** Bringing a submission to each destination once, on a clock of the test's own. */
import {
  deliver,
  resumeAll,
  SetupError,
  type Delivery,
  type Destination,
} from "../../../netlify/notify/deliver";
import { folderStore, type Store } from "../../../netlify/notify/store";
import type { Submission } from "../../../netlify/notify/submission";
import { removeFolders, temporaryFolder } from "../../support/notify";

const submission: Submission = {
  key: "0a",
  form: "contact",
  reference: "K7QD-M2XW",
  language: "en",
  answers: {},
  files: {},
  receivedAt: "2026-01-01T00:00:00.000Z",
};

/** A store that nothing waits for. */
function memoryStore(): Store {
  const values = new Map<string, { text: string; version: number }>();
  const put = (key: string, value: unknown) =>
    values.set(key, {
      text: JSON.stringify(value),
      version: (values.get(key)?.version ?? 0) + 1,
    });
  return {
    get: (key) => {
      const found = values.get(key);
      return Promise.resolve(
        found && { value: JSON.parse(found.text) as never, version: String(found.version) },
      );
    },
    create: (key, value) => Promise.resolve(!values.has(key) && Boolean(put(key, value))),
    change: (key, value, version) =>
      Promise.resolve(String(values.get(key)?.version) === version && Boolean(put(key, value))),
    remove: (key) => Promise.resolve(void values.delete(key)),
    keys: (prefix) => Promise.resolve([...values.keys()].filter((key) => key.startsWith(prefix))),
  };
}

const lines: string[] = [];
const delivery = (store: Store, ...destinations: Destination[]): Delivery => ({
  store,
  destinations: () => destinations,
  log: (line) => lines.push(line),
  budget: 9_000,
  pause: 400,
});

/** A destination that counts how often it was told. */
const taking = (name: string, send: (nth: number) => Promise<void> = () => Promise.resolve()) => {
  const told = { count: 0, reported: [] as string[] };
  const destination: Destination = {
    name,
    send: () => send((told.count += 1)),
    report: (_, failed) => Promise.resolve(void told.reported.push(failed)),
  };
  return { told, destination };
};

const never = () => new Promise<never>(() => undefined);

beforeEach(() => {
  lines.length = 0;
  jest.useFakeTimers({ now: new Date("2026-01-01T00:00:00Z") });
});
afterEach(() => jest.useRealTimers());
afterAll(removeFolders);

it("gives up who never answers, and tells the others", async () => {
  const office = taking("office");
  const deaf = taking("webhook", never);
  const run = deliver(submission, delivery(memoryStore(), office.destination, deaf.destination));
  await jest.advanceTimersByTimeAsync(9_000);
  expect(await run).toEqual({ office: "done", webhook: "failed" });
  expect(office.told.reported).toEqual(["webhook"]);
  expect(lines).toContain("K7QD-M2XW: webhook failed (no answer in time)");
});

it("begins no attempt that has no time to be answered", async () => {
  const slow = taking("webhook", never);
  const brief = { ...delivery(memoryStore(), slow.destination), budget: 7_500 };
  const run = deliver(submission, brief);
  await jest.advanceTimersByTimeAsync(9_000);
  await run;
  expect(slow.told.count).toBe(1);
});

it("waits for a destination as long as there is time", async () => {
  const slow = taking("office", () => new Promise((done) => setTimeout(done, 5_500)));
  const run = deliver(submission, delivery(memoryStore(), slow.destination));
  await jest.advanceTimersByTimeAsync(9_000);
  expect(await run).toEqual({ office: "done" });
  expect(slow.told.count).toBe(1);
});

describe("a store that never answers", () => {
  const hanging: Store = {
    get: never,
    create: never,
    change: never,
    remove: never,
    keys: never,
  };

  it("holds up nobody, nor the notices", async () => {
    const office = taking("office");
    const deaf = taking("webhook", never);
    const run = deliver(submission, delivery(hanging, office.destination, deaf.destination));
    const ended = run.catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(office.told.count).toBe(1);
    await jest.advanceTimersByTimeAsync(5_500);
    expect(office.told.reported).toEqual(["webhook"]);
    await jest.advanceTimersByTimeAsync(5_500);
    // The host's log shows a run that has failed.
    expect(await ended).toBeInstanceOf(Error);
  });

  it("fails no run that has told everybody", async () => {
    const office = taking("office");
    const run = deliver(submission, delivery(hanging, office.destination));
    await jest.advanceTimersByTimeAsync(9_000);
    expect(await run).toEqual({ office: "done" });
  });
});

it("writes down at its end what it could not write at its beginning", async () => {
  const store = memoryStore();
  let failures = 1;
  const create: Store["create"] = (key, value) =>
    failures-- > 0 ? Promise.reject(new Error("status 503")) : store.create(key, value);
  const office = taking("office", (nth) =>
    nth > 1 ? Promise.resolve() : Promise.reject(new SetupError("down")),
  );
  const all = delivery({ ...store, create }, office.destination);
  expect(await deliver(submission, all)).toEqual({ office: "failed" });
  jest.setSystemTime(Date.now() + 3_600_000);
  await resumeAll(all);
  expect(office.told.count).toBe(2);
  expect(await store.keys("submission/")).toEqual([]);
});

it("keeps for two weeks what the office lacks, and tells who was reached that it is given up", async () => {
  const store = memoryStore();
  const fail = () => Promise.reject(new SetupError("down"));
  const [office, visitor, webhook] = [
    taking("office", fail),
    taking("visitor", fail),
    taking("webhook"),
  ];
  office.destination.isFirst = true;
  const all = delivery(store, office.destination, visitor.destination, webhook.destination);
  const finals: string[] = [];
  webhook.destination.report = (_, failed, isFinal) => {
    if (isFinal) finals.push(failed);
    return Promise.resolve();
  };
  await deliver(submission, all);
  const round = async (days: number) => {
    jest.setSystemTime(new Date(`2026-01-01T01:00:00Z`).getTime() + days * 24 * 3_600_000);
    await resumeAll(all);
  };
  await round(1);
  expect(finals).toEqual(["visitor"]);
  await round(13);
  expect(await store.keys("submission/")).toHaveLength(1);
  const { count } = visitor.told;
  await round(14);
  expect(visitor.told.count).toBe(count);
  expect(finals).toEqual(["visitor", "office"]);
  expect(await store.keys("submission/")).toEqual([]);
});

it("keeps a submission of which nobody is to be told, and goes on when somebody is", async () => {
  const store = memoryStore();
  await deliver(submission, delivery(store));
  const office = taking("office");
  jest.setSystemTime(Date.now() + 3_600_000);
  await resumeAll(delivery(store, office.destination));
  expect(office.told.count).toBe(1);
});

it("logs the number of what was sent before", async () => {
  const all = delivery(memoryStore(), taking("office").destination);
  await deliver(submission, all);
  await deliver(submission, all);
  expect(lines).toContain("K7QD-M2XW: was sent before");
});

it("ends an hourly run within the host's 30 seconds, with a slow store and much that waits", async () => {
  const store = memoryStore();
  for (let index = 0; index < 300; index += 1) {
    const key = index.toString(16).padStart(3, "0");
    const { receivedAt } = submission;
    await store.create(`submission/${key}`, {
      submission: { ...submission, key },
      receivedAt,
      done: [],
      refused: [],
      busyUntil: 0,
    });
  }
  const slowly =
    <Given extends unknown[], Result>(act: (...given: Given) => Promise<Result>, time: number) =>
    async (...given: Given) => {
      await new Promise((done) => setTimeout(done, time));
      return act(...given);
    };
  const slow: Store = {
    get: slowly(store.get, 400) as Store["get"],
    create: slowly(store.create, 400),
    change: slowly(store.change, 400),
    remove: slowly(store.remove, 400),
    keys: slowly(store.keys, 2_000),
  };
  const office = taking("office", never);
  office.destination.isFirst = true;
  const start = Date.now();
  let end = Infinity;
  const run = resumeAll(delivery(slow, office.destination)).then(() => (end = Date.now()));
  await jest.advanceTimersByTimeAsync(60_000);
  await run;
  expect(end - start).toBeLessThan(30_000);
  expect(office.told.count).toBeGreaterThan(7);
  expect(lines.some((line) => /^\d+ submissions wait for the next hour$/.test(line))).toBe(true);
});

describe("an hour later", () => {
  /** Goes on with what one run has left, a minute of the clock long. */
  const later = async (all: Delivery) => {
    jest.setSystemTime(Date.now() + 3_600_000);
    const round = resumeAll(all);
    await jest.advanceTimersByTimeAsync(60_000);
    await round;
  };

  it("it waits for longer, and tries each destination once", async () => {
    const after = (time: number) => () => new Promise<void>((done) => setTimeout(done, time));
    const office = taking("office", never);
    office.destination.isFirst = true;
    const slow = taking("visitor", after(6_500));
    const all = delivery(memoryStore(), office.destination, slow.destination);
    const run = deliver(submission, all);
    await jest.advanceTimersByTimeAsync(9_000);
    await run;
    await later(all);
    expect(office.told.count).toBe(2);
    office.destination.send = after(15_000);
    await later(all);
    await later(all);
    expect(lines.filter((line) => line.includes("office failed"))).toHaveLength(2);
    expect(slow.told.count).toBe(3);
    expect(await all.store.keys("submission/")).toEqual([]);
  });

  it("the few that wait do not wait behind the many that are delivered", async () => {
    const store = memoryStore();
    const office = taking("office");
    for (let index = 0; index < 100; index += 1)
      await deliver(
        { ...submission, key: index.toString(16) },
        delivery(store, office.destination),
      );
    expect(await store.keys("submission/")).toEqual([]);
    await deliver({ ...submission, key: "1" }, delivery(store, office.destination));
    expect(office.told.count).toBe(100);
  });

  it("what was delivered is forgotten after thirty days", async () => {
    const store = memoryStore();
    const office = taking("office");
    const all = delivery(store, office.destination);
    await deliver(submission, all);
    await deliver({ ...submission, key: "f1" }, all);
    jest.setSystemTime(Date.now() + 29 * 24 * 3_600_000);
    for (let hour = 0; hour < 16; hour += 1) await later(all);
    expect(await store.keys("")).toHaveLength(2);
    jest.setSystemTime(Date.now() + 24 * 3_600_000);
    for (let hour = 0; hour < 16; hour += 1) await later(all);
    expect(await store.keys("")).toEqual([]);
  });

  it("a submission that cannot be gone on with holds up no other", async () => {
    const store = memoryStore();
    const office = taking("office", (nth) =>
      nth > 2 ? Promise.resolve() : Promise.reject(new SetupError("not set up: SMTP_HOST")),
    );
    const all = delivery(store, office.destination);
    for (const key of ["0a", "0b"]) await deliver({ ...submission, key }, all);
    const destinations = ({ key }: Submission) => {
      if (key === "0a") throw new Error("There is no form");
      return [office.destination];
    };
    await later({ ...all, destinations });
    expect(office.told.count).toBe(3);
    expect(lines).toContain("submission/0a: cannot be gone on with (unknown)");
  });
});

it("loses none of 200 and sends none twice, with one destination down, one slow, one that fails twice and runs that end between two", async () => {
  const store = memoryStore();
  const keys = Array.from({ length: 200 }, (_, index) => index.toString(16).padStart(3, "0"));
  const taken = { office: [] as string[], visitor: [] as string[], webhook: [] as string[] };
  let isDown = true;
  const tries = new Map<string, number>();
  const office: Destination = {
    name: "office",
    isFirst: true,
    send: async ({ key }) => {
      await new Promise((done) => setTimeout(done, 5_000));
      taken.office.push(key);
    },
  };
  const visitor: Destination = {
    name: "visitor",
    send: ({ key }) =>
      isDown
        ? Promise.reject(new Error("status 451"))
        : Promise.resolve(void taken.visitor.push(key)),
  };
  const webhook: Destination = {
    name: "webhook",
    send: ({ key }) => {
      tries.set(key, (tries.get(key) ?? 0) + 1);
      if (tries.get(key)! <= 2) return Promise.reject(new Error("status 500"));
      return Promise.resolve(void taken.webhook.push(key));
    },
  };
  const all = delivery(store, office, visitor, webhook);
  /** Ends once the office has it, for good: no time passes for it any more. */
  const ended: Delivery = {
    ...all,
    destinations: () => [office, ...[visitor, webhook].map((one) => ({ ...one, send: never }))],
    timer: () => () => undefined,
  };
  const runs = keys.flatMap((key, index) => {
    const run = deliver({ ...submission, key }, index % 8 === 0 ? ended : all);
    return index % 8 === 0 ? [] : [run];
  });
  await jest.advanceTimersByTimeAsync(9_000);
  const outcomes = await Promise.all(runs);
  expect(outcomes[0]).toEqual({ office: "done", visitor: "failed", webhook: "done" });
  isDown = false;
  for (let hour = 0; hour < 3; hour += 1) {
    jest.setSystemTime(Date.now() + 3_600_000);
    const round = resumeAll(all);
    await jest.advanceTimersByTimeAsync(60_000);
    await round;
  }
  for (const received of Object.values(taken)) expect(received.sort()).toEqual(keys);
  expect(await store.keys("submission/")).toEqual([]);
});

it("writes down what was reached although one note of it has failed", async () => {
  const store = memoryStore();
  const office = taking("office");
  const hook = taking("webhook", () => Promise.reject(new Error("status 500")));
  let failures = 1;
  const shaky: Store = {
    ...store,
    change: (...change) =>
      failures-- > 0 ? Promise.reject(new Error("status 503")) : store.change(...change),
  };
  const run = deliver(submission, delivery(shaky, office.destination, hook.destination));
  await jest.advanceTimersByTimeAsync(9_000);
  await run;
  jest.setSystemTime(Date.now() + 3_600_000);
  const later = resumeAll(delivery(store, office.destination, hook.destination));
  await jest.advanceTimersByTimeAsync(30_000);
  await later;
  expect(office.told.count).toBe(1);
  expect(hook.told.count).toBeGreaterThan(1);
});

it("keeps what each of two runs has reached where one took the other for dead", async () => {
  const store = memoryStore();
  let answer: () => void = () => undefined;
  // Frozen by the host, with its mail under way.
  const office = taking("office", () => new Promise((done) => (answer = done)));
  const frozen = { ...delivery(store, office.destination), timer: () => () => undefined };
  const hook = taking("webhook");
  const chat = taking("chat", () => Promise.reject(new Error("status 500")));
  const first = deliver(submission, {
    ...frozen,
    destinations: () => [office.destination],
  });
  await jest.advanceTimersByTimeAsync(0);
  jest.setSystemTime(Date.now() + 3_600_000);
  const second = resumeAll(delivery(store, hook.destination, chat.destination));
  await jest.advanceTimersByTimeAsync(30_000);
  await second;
  answer();
  await first;
  const journal = await store.get<{ done: string[] }>("finished/0a");
  expect(journal?.value.done).toEqual(expect.arrayContaining(["office", "webhook"]));
});

it("leaves to another run what it cannot read", async () => {
  const store = memoryStore();
  const office = taking("office");
  const all = delivery(store, office.destination);
  await deliver(submission, all);
  const unreadable: Store = { ...store, get: () => Promise.reject(new Error("status 503")) };
  await expect(deliver(submission, { ...all, store: unreadable })).rejects.toThrow("status 503");
  expect(office.told.count).toBe(1);
});

it("lets one of many who change the same version of a value do so, and shows nobody half a value", async () => {
  jest.useRealTimers();
  const store = folderStore(temporaryFolder());
  const value = "x".repeat(100_000);
  const all = Array.from({ length: 20 }, (_, index) => index);
  const created = await Promise.all(
    all.map(async () => {
      const isNew = await store.create("a", value);
      expect((await store.get("a"))?.value).toBe(value);
      return isNew;
    }),
  );
  expect(created.filter(Boolean)).toHaveLength(1);
  const { version } = (await store.get("a"))!;
  const changed = await Promise.all(all.map((index) => store.change("a", index, version)));
  expect(changed.filter(Boolean)).toHaveLength(1);
  expect(await store.keys("")).toEqual(["a"]);
});
