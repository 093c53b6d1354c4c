/**
 * Brings a submission to every destination, to each once. What was reached is written down at once, so that another run goes on where
 * one has ended: the host calls a function once and does not ask how it went.
 */
import type { Store } from "./store";
import { numberOf, type Submission } from "./submission";

/** Somebody, or something, that is told of a submission. */
export interface Destination {
  /** Its name in logs and notices. */
  name: string;
  /** Tells it. Throws where that fails; a failure that is `final` will not end by waiting. */
  send: (submission: Submission, signal: AbortSignal) => Promise<void>;
  /** Tells it that another destination could not be reached. */
  report?: (submission: Submission, failed: string, signal: AbortSignal) => Promise<void>;
}

/** A failure that another attempt would only repeat. */
export class FinalError extends Error {}

/** What is written down of a submission. */
interface Journal {
  /** Until everything is done: whoever goes on needs it. Nothing personal stays afterwards. */
  submission?: Submission;
  receivedAt: string;
  /** Names of destinations that were reached, and of notices that were given. */
  done: string[];
  /** Names of destinations that have refused it for good. */
  refused: string[];
  /** Until when a run is at work on it, in milliseconds since the epoch. */
  busyUntil: number;
}

export interface Delivery {
  store: Store;
  destinations: (submission: Submission) => readonly Destination[];
  /** Writes a line without anything personal. */
  log: (line: string) => void;
  /** How long one run may take, in milliseconds. */
  budget: number;
  /** How long one attempt may take. */
  patience: number;
  /** How long to wait before the second attempt; then twice as long each time. */
  pause: number;
  now?: () => number;
}

const prefix = "submission/";

/** For how long a request that cannot be delivered is tried again. It stays in the host's own list. */
const giveUpAfter = 24 * 3_600_000;
/** For how long it is remembered that a submission was delivered. */
const rememberFor = 30 * 24 * 3_600_000;

/** What became of each destination, by its name; `undefined` where another run has it. */
export type Outcome = Readonly<Record<string, "done" | "failed">> | undefined;

/** Delivers a submission, unless it was delivered before or is being delivered. */
export async function deliver(submission: Submission, delivery: Delivery): Promise<Outcome> {
  const { store, log, budget, now = Date.now } = delivery;
  const key = prefix + submission.key;
  const { receivedAt } = submission;
  const journal: Journal = {
    ...{ submission, receivedAt, done: [], refused: [] },
    busyUntil: now() + budget,
  };
  try {
    if (!(await store.create(key, journal))) return await resume(key, delivery);
  } catch (error) {
    // Twice is better than never.
    log(`${numberOf(submission)}: nothing can be written down (${reasonOf(error)})`);
    return run(submission, journal, () => Promise.resolve(), delivery);
  }
  return run(submission, journal, writer(key, delivery), delivery);
}

/** Goes on with what an earlier run has left. */
async function resume(key: string, delivery: Delivery): Promise<Outcome> {
  const { store, budget, now = Date.now } = delivery;
  const stored = await store.get<Journal>(key);
  if (!stored?.value.submission || stored.value.busyUntil > now()) return undefined;
  const journal = { ...stored.value, busyUntil: now() + budget };
  if (!(await store.change(key, journal, stored.version))) return undefined;
  return run(stored.value.submission, journal, writer(key, delivery), delivery);
}

/** Goes on with everything that was left, and forgets what is old. The host calls it once an hour. */
export async function resumeAll(delivery: Delivery): Promise<void> {
  const { store, log, now = Date.now } = delivery;
  for (const key of await store.keys(prefix)) {
    const stored = await store.get<Journal>(key);
    const { submission, receivedAt = "" } = stored?.value ?? {};
    const age = now() - Date.parse(receivedAt);
    if (submission && age > giveUpAfter) {
      log(`${numberOf(submission)}: given up; it is in the host's list of submissions`);
      await store.remove(key);
    } else if (submission) await resume(key, delivery);
    else if (age > rememberFor) await store.remove(key);
  }
}

/** Returns a function that writes a journal down, one change after the other. */
function writer(key: string, { store }: Delivery) {
  let last = Promise.resolve();
  return (journal: Journal) => {
    last = last.then(async () => {
      const stored = await store.get<Journal>(key);
      if (stored) await store.change(key, journal, stored.version);
    });
    return last;
  };
}

async function run(
  submission: Submission,
  journal: Journal,
  write: (journal: Journal) => Promise<void>,
  delivery: Delivery,
): Promise<Outcome> {
  const { destinations, log, budget, now = Date.now } = delivery;
  const until = now() + budget;
  const all = destinations(submission);
  const number = numberOf(submission);
  const record = async (list: "done" | "refused", name: string) => {
    journal[list] = [...journal[list], name];
    await write(journal).catch((error: unknown) =>
      log(`${number}: ${name} cannot be written down (${reasonOf(error)})`),
    );
  };
  /** Does something once, over all runs. Returns whether it is done. */
  const once = async (name: string, act: (signal: AbortSignal) => Promise<void>) => {
    if (journal.done.includes(name)) return true;
    if (journal.refused.includes(name)) return false;
    const error = await attempt(act, until, delivery);
    if (error) log(`${number}: ${name} failed (${reasonOf(error)})`);
    if (!error) await record("done", name);
    else if (error instanceof FinalError) await record("refused", name);
    return !error;
  };
  const reached = await Promise.all(
    all.map((one) => once(one.name, (signal) => one.send(submission, signal))),
  );
  const failed = all.filter((_, index) => !reached[index]);
  for (const { name } of failed)
    for (const { name: other, report } of all.filter((_, index) => reached[index]))
      if (report)
        await once(`${other}, told of ${name}`, (signal) => report(submission, name, signal));
  journal.busyUntil = 0;
  const isOver = ({ name }: Destination) =>
    journal.done.includes(name) || journal.refused.includes(name);
  if (all.every(isOver)) delete journal.submission;
  await write(journal).catch(() => undefined);
  return Object.fromEntries(
    all.map(({ name }, index) => [name, reached[index] ? "done" : "failed"]),
  );
}

/** Tries until it succeeds, or the time is over; returns the last failure. */
async function attempt(
  act: (signal: AbortSignal) => Promise<void>,
  until: number,
  { patience, pause, now = Date.now }: Delivery,
): Promise<Error | undefined> {
  for (let wait = pause; ; wait *= 2) {
    try {
      const left = Math.max(1, Math.min(patience, until - now()));
      await within(left, act);
      return undefined;
    } catch (error) {
      if (error instanceof FinalError || now() + wait >= until)
        return error instanceof Error ? error : new Error(String(error));
    }
    await new Promise((done) => setTimeout(done, wait));
  }
}

/** Does something, and gives up after a time, whether or not it heeds the signal. */
async function within(time: number, act: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const abort = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => {
      abort.abort();
      fail(new Error("no answer in time"));
    }, time);
  });
  try {
    await Promise.race([act(abort.signal), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Why something failed, in words that hold nothing personal: errors of servers may quote addresses. */
function reasonOf(error: unknown): string {
  const { code, responseCode, message } = error as {
    code?: string;
    responseCode?: number;
    message?: string;
  };
  const status = responseCode === undefined ? "" : ` ${responseCode}`;
  if (code !== undefined) return `${code}${status}`;
  const isOwn = /^(?:no answer in time|status \d+|not set up: [A-Z_]+)$/.test(message ?? "");
  return isOwn ? (message ?? "") : "unknown";
}
