/**
 * Brings a submission to every destination, to each once. What was reached is written down at once,
 * so that another run goes on where one has ended: the host calls a function once and does not ask
 * how it went.
 */
import { inTime, startTimer, type Store, type Timer } from "./store";
import { numberOf, type Submission } from "./submission";

/** Somebody, or something, that is told of a submission. */
export interface Destination {
  /** Its name in logs and notices. */
  name: string;
  /** Whether it is told before others when there is little time. */
  isFirst?: boolean;
  /** Tells it. Throws where that fails; a failure that is `final` will not end by waiting. */
  send: (submission: Submission, signal: AbortSignal) => Promise<void>;
  /**
   * Tells it that another destination could not be reached, and whether that is not tried again.
   */
  report?: (
    submission: Submission,
    failed: string,
    isFinal: boolean,
    signal: AbortSignal,
  ) => Promise<void>;
}

/** A failure that another attempt would only repeat. */
export class FinalError extends Error {}

/**
 * A failure that the owner can mend, or that passes, but not at once: another attempt is made in an
 * hour.
 */
export class SetupError extends Error {}

/** What is recorded about a submission. */
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
  /**
   * When it was tried last, in milliseconds since the epoch; journals of older versions do not say.
   */
  triedAt?: number;
}

/** How submissions are delivered: where to, and within what time. */
export interface Delivery {
  store: Store;
  destinations: (submission: Submission) => readonly Destination[];
  /** Writes a line without anything personal. */
  log: (line: string) => void;
  /** How long one run may take, in milliseconds. */
  budget: number;
  /** How long to wait before the second attempt; then twice as long each time. */
  pause: number;
  now?: () => number;
  /** Waits between two attempts, in milliseconds. */
  sleep?: (time: number) => Promise<void>;
  /**
   * Does something when an attempt has taken its time, in milliseconds; returns what calls it off.
   */
  timer?: Timer;
}

/** What is not told everybody yet. */
const prefix = "submission/";
/**
 * What is: looked at seldom, so that the many that are told do not take the time of the few that
 * wait.
 */
const finished = "finished/";

/**
 * How much of a run's time is kept for telling those that were reached of the others, in
 * milliseconds.
 */
const timeOfNotices = 3_000;

/**
 * How long the hourly run tells somebody at most, in milliseconds from when it is called. The host
 * stops a scheduled function after 30 seconds, and what was done is written down afterwards.
 */
const roundTime = 25_000;
/**
 * Until when it reads what waits, and begins with those who come first, and with the rest; what is
 * begun has six seconds at least.
 */
const lookUntil = 7_000;
const beginFirst = 12_000;
const beginRest = 18_000;
/**
 * How long it waits for a destination at most: servers that look closely at a mail take many
 * seconds.
 */
const patience = 16_000;
/** How many submissions are at work at once. */
const lanes = 8;

/**
 * How much time an attempt needs to be begun: one that is cut short may have been taken, and is
 * made again. In milliseconds.
 */
const least = 1_000;

/**
 * Until when a run is at work: writing down takes a while beside the attempts. In milliseconds
 * since the epoch.
 */
const busyFrom = (now: number, budget: number) => now + 2 * budget;

const day = 24 * 3_600_000;
/**
 * For how long somebody is tried again: who comes first lacks the request, for the others it grows
 * old. It stays in the host's list.
 */
const giveUpAfter = ({ isFirst = false }: Destination): number => (isFirst ? 14 : 1) * day;
/** For how long it is remembered that a submission was delivered. */
const rememberFor = 30 * day;

/** What became of each destination, by its name; `undefined` where another run has it. */
export type Outcome = Readonly<Record<string, "done" | "failed">> | undefined;

/** A delivery whose store is not waited for. */
const hasty = (delivery: Delivery): Delivery => ({
  ...delivery,
  store: inTime(delivery.store, delivery.timer),
});

/**
 * Delivers a submission, unless it was delivered before or is being delivered.
 * @throws where something is left to do and cannot be written down: the host's log is all that
 * knows of it
 */
export async function deliver(submission: Submission, given: Delivery): Promise<Outcome> {
  const delivery = hasty(given);
  const { store, log, budget, now = Date.now } = delivery;
  const start = now();
  const key = prefix + submission.key;
  const { receivedAt } = submission;
  const journal: Journal = {
    submission,
    receivedAt,
    done: [],
    refused: [],
    busyUntil: busyFrom(start, budget),
    triedAt: start,
  };
  let isNew = true;
  let isWritten = false;
  try {
    isNew = await store.create(key, journal);
    isWritten = true;
  } catch (error) {
    // Telling somebody twice is better than not at all.
    log(`${numberOf(submission)}: nothing can be written down (${reasonOf(error)})`);
  }
  // Where this fails, the hourly run goes on with what has been written.
  const isRepeat = isNew && isWritten && (await isFinished(key, store));
  if (!isNew || isRepeat) log(`${numberOf(submission)}: was sent before`);
  // In this order: what is finished is written there before it is taken away here.
  if (isRepeat) {
    await store.remove(key);
    return undefined;
  }
  return isNew
    ? run(submission, journal, writer(key, journal, delivery), delivery, { start })
    : resume(key, delivery);
}

/** Which part of a submission's destinations a run is about. */
interface Scope {
  /** Only those who come first. */
  firstOnly?: boolean;
  /** Names of those that were tried a moment ago. */
  tried?: readonly string[];
  /** When its time began, in milliseconds since the epoch. */
  start?: number;
}

/** Goes on with what an earlier run has left. */
async function resume(key: string, delivery: Delivery, scope: Scope = {}): Promise<Outcome> {
  const { store, budget, now = Date.now } = delivery;
  const start = now();
  const stored = await store.get<Journal>(key);
  if (!stored?.value.submission || stored.value.busyUntil > now()) return undefined;
  const busyUntil = busyFrom(now(), budget);
  const journal = { ...stored.value, busyUntil, triedAt: now() };
  if (!(await store.change(key, journal, stored.version))) return undefined;
  const write = writer(key, journal, delivery);
  return run(stored.value.submission, journal, write, delivery, { start, ...scope });
}

/**
 * Goes on with everything that was left, and forgets what is old. The host calls it once an hour.
 * What was tried longest ago comes first, so that nothing waits forever behind what keeps failing;
 * those who come first are told of everything before the others of anything.
 */
export async function resumeAll(given: Delivery): Promise<void> {
  const delivery = hasty(given);
  const { store, log, now = Date.now } = delivery;
  const start = now();
  // Another sixteenth of all each hour: keys begin with any digit of sixteen.
  const digit = (Math.floor(start / 3_600_000) % 16).toString(16);
  const waiting: { key: string; lacksFirst: boolean; triedAt: number }[] = [];
  const caught = (keys: Iterable<string>, act: (key: string) => Promise<void>) =>
    inLanes([...keys], (key) =>
      act(key).catch((error: unknown) =>
        log(`${key}: cannot be gone on with (${reasonOf(error)})`),
      ),
    );
  const keys = (await store.keys(prefix)).sort();
  const isLater = (key: string) => key >= prefix + digit;
  let unseen = 0;
  // Each hour begins elsewhere, so that nothing is always too late to be looked at.
  const inOrder = [...keys.filter(isLater), ...keys.filter((key) => !isLater(key))];
  await caught(inOrder, async (key) => {
    if (now() - start > lookUntil) {
      unseen += 1;
      return undefined;
    }
    const journal = (await store.get<Journal>(key))?.value;
    if (!journal) return undefined;
    const { submission, done, refused, triedAt = 0 } = journal;
    if (!submission) return putAway(key, journal, store);
    // Sent once more, by a run that could not see that.
    if (await isFinished(key, store)) return store.remove(key);
    const lacksFirst = delivery
      .destinations(submission)
      .some(({ name, isFirst }) => isFirst && ![...done, ...refused].includes(name));
    waiting.push({ key, lacksFirst, triedAt });
    return undefined;
  });
  if (unseen > 0) log(`${unseen} submissions wait for the next hour`);
  waiting.sort((a, b) => a.triedAt - b.triedAt);
  const tried = new Map<string, string[]>();
  const goOn = (chosen: typeof waiting, until: number, firstOnly: boolean) =>
    caught(
      chosen.map(({ key }) => key),
      async (key) => {
        if (now() - start > until) return;
        const budget = Math.min(patience + timeOfNotices, start + roundTime - now());
        // One attempt an hour each: what fails would take the time of the others.
        const brief = { ...delivery, budget, pause: Infinity };
        const outcome = await resume(key, brief, { firstOnly, tried: tried.get(key) ?? [] });
        if (firstOnly) tried.set(key, Object.keys(outcome ?? {}));
      },
    );
  await goOn(
    waiting.filter(({ lacksFirst }) => lacksFirst),
    beginFirst,
    true,
  );
  await goOn(waiting, beginRest, false);
  await caught(await store.keys(finished + digit), async (key) => {
    if (now() - start > roundTime) return;
    const { receivedAt = "" } = (await store.get<Journal>(key))?.value ?? {};
    if (now() - Date.parse(receivedAt) > rememberFor) await store.remove(key);
  });
}

const finishedKey = (key: string) => finished + key.slice(prefix.length);

/** Whether everybody knows of a submission. */
const isFinished = async (key: string, store: Store): Promise<boolean> =>
  (await store.get(finishedKey(key))) !== undefined;

/**
 * Puts the journal of a submission that everybody knows of where it is out of the way. Nothing
 * personal is in it.
 */
async function putAway(key: string, journal: Journal, store: Store): Promise<void> {
  await store.create(finishedKey(key), journal);
  await store.remove(key);
}

/** Does something with each of a list, with several at once, in their order. */
async function inLanes<One>(all: readonly One[], act: (one: One) => Promise<void>): Promise<void> {
  const rest = all.values();
  const lane = async () => {
    for (const one of rest) await act(one);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

/**
 * Returns a function that writes down what a run has done, one change after the other. What another
 * run has done meanwhile, which took this one for dead, is kept. What could not be written at the
 * beginning is written now.
 */
function writer(key: string, journal: Journal, { store }: Delivery) {
  const { busyUntil } = journal;
  const write = async () => {
    for (let tries = 0; tries < 5; tries += 1) {
      const stored = await store.get<Journal>(key);
      if (!stored) {
        if (!journal.submission || (await isFinished(key, store))) return;
        if (await store.create(key, journal)) return;
        continue;
      }
      const { value, version } = stored;
      journal.done = [...new Set([...value.done, ...journal.done])];
      journal.refused = [...new Set([...value.refused, ...journal.refused])];
      if (!value.submission) delete journal.submission;
      const { busyUntil: other, triedAt } = value;
      const next = other === busyUntil ? journal : { ...journal, busyUntil: other, triedAt };
      if (await store.change(key, next, version)) return;
    }
    throw new Error("others change it");
  };
  let last = Promise.resolve();
  let waiting: Promise<void> | undefined;
  const next = () => {
    waiting = undefined;
    return write();
  };
  // All that is done until a change begins is written with it.
  return (): Promise<void> => {
    waiting ??= last.then(next, next);
    last = waiting;
    return waiting;
  };
}

async function run(
  submission: Submission,
  journal: Journal,
  write: () => Promise<void>,
  delivery: Delivery,
  { firstOnly = false, tried = [], start: began }: Scope = {},
): Promise<Outcome> {
  const { store, destinations, log, budget, now = Date.now } = delivery;
  const start = began ?? now();
  const all = destinations(submission);
  const number = numberOf(submission);
  const notes: Promise<void>[] = [];
  /** Nobody waits for a note: it takes no time from who is still to be told. */
  const record = (list: "done" | "refused", name: string) => {
    journal[list] = [...journal[list], name];
    notes.push(
      write().catch((error: unknown) =>
        log(`${number}: ${name} cannot be written down (${reasonOf(error)})`),
      ),
    );
  };
  /** Does something once, over all runs. Returns whether it is done. */
  const once = async (
    name: string,
    time: number,
    act: (signal: AbortSignal) => Promise<void>,
  ): Promise<boolean> => {
    if (journal.done.includes(name)) return true;
    if (journal.refused.includes(name) || tried.includes(name)) return false;
    const error = await attempt(act, start + time, delivery);
    if (error) log(`${number}: ${name} failed (${reasonOf(error)})`);
    if (!error) record("done", name);
    else if (error instanceof FinalError) record("refused", name);
    return !error;
  };
  const chosen = all.filter(({ isFirst }) => isFirst === true || !firstOnly);
  const isOver = ({ name }: Destination) =>
    journal.done.includes(name) || journal.refused.includes(name);
  const age = now() - Date.parse(journal.receivedAt);
  // Not while others cannot be told of it.
  for (const one of firstOnly ? [] : chosen)
    if (!isOver(one) && age > giveUpAfter(one)) {
      log(`${number}: ${one.name} given up; it is in the host's list of submissions`);
      record("refused", one.name);
    }
  const reached = await Promise.all(
    chosen.map((one) =>
      once(one.name, budget - timeOfNotices, (signal) => one.send(submission, signal)),
    ),
  );
  const told = chosen.filter((_, index) => reached[index]);
  const failed = chosen.filter((_, index) => !reached[index]);
  const notices = failed.flatMap(({ name }) =>
    told.map(async ({ name: other, report }) => {
      const isFinal = journal.refused.includes(name);
      const tell = (signal: AbortSignal) =>
        report?.(submission, name, isFinal, signal) ?? Promise.resolve();
      const what = isFinal ? `${name}, refused` : name;
      if (report) await once(`${other}, told of ${what}`, budget, tell);
    }),
  );
  await Promise.all(notices);
  await Promise.all(notes);
  journal.busyUntil = 0;
  // Where nobody is to be told, somebody has to say whom.
  if (all.length > 0 && all.every(isOver)) delete journal.submission;
  try {
    await write();
    if (!journal.submission) await putAway(prefix + submission.key, journal, store);
  } catch (error) {
    log(`${number}: what was done cannot be written down (${reasonOf(error)})`);
    if (journal.submission) throw error;
  }
  return Object.fromEntries(
    chosen.map(({ name }, index) => [name, reached[index] ? "done" : "failed"]),
  );
}

/**
 * Tries until it succeeds, or too little time is left; returns the last failure. Each attempt has
 * all the time that is left.
 */
async function attempt(
  act: (signal: AbortSignal) => Promise<void>,
  until: number,
  { pause, now = Date.now, sleep = delay, timer = startTimer }: Delivery,
): Promise<Error | undefined> {
  let failure = new Error("no time left");
  for (let wait = pause; until - now() >= least; wait *= 2) {
    try {
      await within(until - now(), act, timer);
      return undefined;
    } catch (error) {
      failure = error instanceof Error ? error : new Error(String(error));
    }
    const isHopeless = failure instanceof FinalError || failure instanceof SetupError;
    if (isHopeless || now() + wait + least > until) return failure;
    await sleep(wait);
  }
  return failure;
}

const delay = (time: number) => new Promise<void>((done) => setTimeout(done, time));

/** Does something, and gives up after a time, whether or not it heeds the signal. */
async function within(
  time: number,
  act: (signal: AbortSignal) => Promise<void>,
  timer: Timer,
): Promise<void> {
  const abort = new AbortController();
  let stop: () => void = () => undefined;
  const late = new Promise<never>((_, fail) => {
    stop = timer(() => {
      const error = new Error("no answer in time");
      abort.abort(error);
      // What heeds the signal says itself how far it has come.
      setTimeout(fail, 0, error);
    }, time);
  });
  try {
    await Promise.race([act(abort.signal), late]);
  } finally {
    stop();
  }
}

/**
 * Why something failed, in words that hold nothing personal: errors of servers may quote addresses.
 */
function reasonOf(error: unknown): string {
  const { code, responseCode, message } = error as {
    code?: string;
    responseCode?: number;
    message?: string;
  };
  const status = responseCode === undefined ? "" : ` ${responseCode}`;
  if (code !== undefined) return `${code}${status}`;
  const isOwn = /^(?:no answer in time|no time left|status \d+|not set up: [A-Z_]+)$/.test(
    message ?? "",
  );
  return isOwn ? (message ?? "") : "unknown";
}
