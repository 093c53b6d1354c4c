/**
 * What is remembered from one run of a function to the next: small values by key, each with a
 * version.
 */
import { createHash, randomUUID } from "node:crypto";
import { link, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";

/** A value as it was read; a change names the version that it changes. */
export interface Stored<Value> {
  value: Value;
  version: string;
}

/** Where values are kept. Each method rejects where the store does not answer. */
export interface Store {
  /** Returns undefined where there is no such key. What is stored is what was written there. */
  get: <Value>(key: string) => Promise<Stored<Value> | undefined>;
  /** Stores a value under a key that is new; returns whether it was. */
  create: (key: string, value: unknown) => Promise<boolean>;
  /**
   * Stores a value in place of the version that was read; returns whether nobody else had changed
   * it.
   */
  change: (key: string, value: unknown, version: string) => Promise<boolean>;
  remove: (key: string) => Promise<void>;
  /** Returns the keys that begin with a prefix. */
  keys: (prefix: string) => Promise<string[]>;
}

/**
 * How long a store is waited for, and for a list of its keys, in milliseconds: the host's own
 * client goes on for half a minute.
 */
const patience = { one: 1_000, list: 5_000 };

/** Does something when a time is over, in milliseconds; returns what calls it off. */
export type Timer = (act: () => void, time: number) => () => void;

/** The timer of Node. */
export const startTimer: Timer = (act, time) => {
  const started = setTimeout(act, time);
  return () => clearTimeout(started);
};

/**
 * Returns a store that fails where it does not answer in time. What it was told, it may still do.
 */
export function inTime(store: Store, timer: Timer = startTimer): Store {
  const limited = async <Result>(answer: Promise<Result>, time: number): Promise<Result> => {
    let stop: () => void = () => undefined;
    const late = new Promise<never>((_, fail) => {
      stop = timer(() => fail(new Error("no answer in time")), time);
    });
    try {
      return await Promise.race([answer, late]);
    } finally {
      stop();
    }
  };
  return {
    get: (key) => limited(store.get(key), patience.one),
    create: (key, value) => limited(store.create(key, value), patience.one),
    change: (key, value, version) => limited(store.change(key, value, version), patience.one),
    remove: (key) => limited(store.remove(key), patience.one),
    keys: (prefix) => limited(store.keys(prefix), patience.list),
  };
}

/** A folder, for `npm start` and tests. One process at a time writes to a key. */
export function folderStore(folder: string): Store {
  const fileOf = (key: string) => path.join(folder, `${key.replaceAll("/", "~")}.json`);
  const versionOf = (text: string) => createHash("sha256").update(text).digest("hex");
  const read = (key: string) => readFile(fileOf(key), "utf8").catch(() => undefined);
  /** Writes a value beside its file, so that nobody reads half of it. */
  const draftOf = async (key: string, value: unknown) => {
    const draft = `${fileOf(key)}.${randomUUID()}`;
    await writeFile(draft, JSON.stringify(value));
    return draft;
  };
  let last: Promise<unknown> = Promise.resolve();
  /** Does one thing after the other: between reading a version and changing it nobody else does. */
  const inTurn = <Result>(act: () => Promise<Result>): Promise<Result> => {
    const next = last.then(act, act);
    last = next;
    return next;
  };
  return {
    get: async (key: string) => {
      const text = await read(key);
      if (text === undefined) return undefined;
      return { value: JSON.parse(text) as never, version: versionOf(text) };
    },
    create: async (key, value) => {
      await mkdir(folder, { recursive: true });
      const draft = await draftOf(key, value);
      try {
        await link(draft, fileOf(key));
        return true;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
        throw error;
      } finally {
        await rm(draft);
      }
    },
    change: (key, value, version) =>
      inTurn(async () => {
        const text = await read(key);
        if (text === undefined || versionOf(text) !== version) return false;
        await rename(await draftOf(key, value), fileOf(key));
        return true;
      }),
    remove: (key) => rm(fileOf(key), { force: true }),
    keys: async (prefix) =>
      (await readdir(folder).catch(() => []))
        .filter((name) => name.endsWith(".json"))
        .map((name) => name.slice(0, -".json".length).replaceAll("~", "/"))
        .filter((key) => key.startsWith(prefix)),
  };
}
