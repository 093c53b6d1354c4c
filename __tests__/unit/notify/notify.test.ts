/** @jest-environment node */
/**
 * What happens when a form has been sent, against a mail server and a receiver of webhooks on this
 * machine.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { resumeAll } from "../../../netlify/notify/deliver";
import {
  deliveryAt,
  handleSubmission,
  testStatus,
  type Runtime,
} from "../../../netlify/notify/handle";
import { forgetHourly, testMark } from "../../../netlify/notify/notify";
import { fileSender } from "../../../netlify/notify/smtp";
import { folderStore, type Store } from "../../../netlify/notify/store";
import { signatureOf } from "../../../netlify/notify/webhook";
import { settingsProject } from "../../support/form-project";
import { mailServer, removeFolders, temporaryFolder, webhookServer } from "../../support/notify";

const office = "office@example.test";

/** What the host says of a request. */
const request = {
  form: "contact",
  "form-name": "contact",
  subject: "Request for a quote %{submissionId}",
  reference: "K7QD-M2XW",
  language: "en",
  name: "Sam Rivera",
  email: "sam@example.com",
  phone: "(702) 555-0142 ext. 3",
  reply: "By email",
  project: "Kitchen Remodel",
  message: "A new kitchen.\nhttps://www.mojavemeridian.example/services/kitchen-remodel",
  area: "Henderson",
  start: "Within 3 months",
  ip: "192.0.2.7",
  user_agent: "Mozilla",
  referrer: "https://www.mojavemeridian.example/contact",
};
const application = {
  form: "employment",
  reference: "A2CD-E4FG",
  language: "es",
  name: "Ana Núñez",
  email: "ana@example.com",
  role: "Carpenter",
  resume: {
    filename: "cv.pdf",
    type: "application/pdf",
    size: 10,
    url: "https://files.test/cv.pdf",
  },
};

let mails: Awaited<ReturnType<typeof mailServer>>;
let hook: Awaited<ReturnType<typeof webhookServer>>;
let root: string;
let lines: string[];

/** A clock that only pauses move on: however slow the machine, no attempt takes its time. */
const stillClock = () => {
  let time = Date.now();
  const sleep = (wait: number) => {
    time += wait;
    return Promise.resolve();
  };
  return { now: () => time, sleep, timer: () => () => undefined };
};

/** How the functions run here. @param folder where they remember */
const runtime = (folder = temporaryFolder(), more: Partial<Runtime> = {}): Runtime => ({
  root,
  env: {
    ...mails.env,
    ...hook.env,
    MAIL_FROM: "site@example.test",
  },
  store: folderStore(folder),
  log: (line) => lines.push(line),
  timing: stillClock(),
  ...more,
});

beforeAll(async () => {
  root = await settingsProject(
    [
      { form: "contact", to: [office], answer: true, webhook: true },
      { form: "employment", to: ["jobs@example.test"], answer: true },
    ],
    { en: "We answer within two days.", es: "Contestamos en dos días." },
  );
});
beforeEach(async () => {
  lines = [];
  [mails, hook] = await Promise.all([mailServer(), webhookServer()]);
});
afterEach(() => Promise.all([mails.close(), hook.close()]));
afterAll(removeFolders);

it("tells the office everything, so that answering writes to the visitor", async () => {
  const photo1 = { filename: "kitchen.jpg", url: "https://files.test/a/kitchen.jpg" };
  await handleSubmission({ ...request, photo1 }, runtime());
  const [{ mail } = { mail: undefined }] = mails.to(office);
  expect(mail?.subject).toBe(
    "Request for a quote: Sam Rivera, Kitchen Remodel, Henderson, Within 3 months",
  );
  expect(mail?.replyTo?.value).toEqual([{ name: "Sam Rivera", address: "sam@example.com" }]);
  expect(mail?.from?.value[0]?.address).toBe("site@example.test");
  for (const part of ["A new kitchen.", "(702) 555-0142 ext. 3", "K7QD-M2XW", photo1.url])
    expect(mail?.text).toContain(part);
  expect(mail?.text).not.toMatch(/192\.0\.2\.7|Mozilla|submissionId/);
});

it("writes an area to the visitor as the form offers it", async () => {
  await handleSubmission({ ...request, area: "Arizona", language: "es" }, runtime());
  const [{ mail } = { mail: undefined }] = mails.to("sam@example.com");
  expect(mail?.text).toMatch(/¿Dónde está\? Arizona: Ahí no ofrecemos obras/);
});

it("answers the visitor in his language, and only once an hour", async () => {
  const all = runtime();
  const photo1 = { filename: "IMG_2031.jpg", url: "https://files.test/a" };
  await handleSubmission({ ...request, photo1, language: "es" }, all);
  const [{ mail } = { mail: undefined }] = mails.to("sam@example.com");
  expect(mail?.subject).toBe("Ya tenemos su solicitud, K7QD-M2XW");
  expect(mail?.text).toContain("Lo que usted mandó");
  expect(mail?.text).toContain("(702)");
  expect(mail?.text).toContain("Contestamos en dos días. La leemos");
  expect(mail?.text).toContain("Remodelación de cocina");
  expect(mail?.text).not.toContain("Kitchen Remodel");
  expect(mail?.text).toContain("https://www.mojavemeridian.example/services/kitchen-remodel");
  for (const part of ["sam@example.com", "IMG_2031.jpg"]) expect(mail?.text).toContain(part);
  expect(mail?.replyTo?.value[0]?.address).toBe(office);
  expect(mail?.headers.get("auto-submitted")).toBe("auto-replied");
  await handleSubmission(
    { ...request, message: "Something else", email: "SAM+x@example.com" },
    all,
  );
  expect(mails.to(office)).toHaveLength(2);
  expect(mails.received).toHaveLength(3);
});

it("knows an address by whatever dots and letters it is written", async () => {
  const all = runtime();
  for (const [index, email] of [
    "sam@exämple.test",
    "sam@EXÄMPLE。test",
    "sam@xn--exmple-cua．test",
  ].entries())
    await handleSubmission({ ...request, message: `Text ${index}`, email }, all);
  expect(mails.received.map(({ to }) => to).filter(([to]) => to !== office)).toHaveLength(1);
});

it("takes the same words on another day for another request where no script has numbered it", async () => {
  const all = runtime();
  const plain = { ...request, reference: "" };
  await handleSubmission(plain, all);
  await handleSubmission(plain, all);
  expect(mails.to(office)).toHaveLength(1);
  const later = Date.now() + 24 * 3_600_000;
  jest.useFakeTimers({ now: later, doNotFake: ["setTimeout", "setImmediate", "nextTick"] });
  try {
    await handleSubmission(plain, all);
  } finally {
    jest.useRealTimers();
  }
  expect(mails.to(office)).toHaveLength(2);
});

it("leaves the visitor his own words", async () => {
  const message = "The leak.Please call J.R.Smith: kitchen.photo.jpg, 3.5 ft";
  await handleSubmission({ ...request, message }, runtime());
  const text = mails.to("sam@example.com")[0]?.mail.text ?? "";
  expect(text.replaceAll("\u200b", "")).toContain(message);
  expect(text).toContain("3.5 ft");
  expect(text).not.toMatch(/leak\.Please|photo\.jpg/);
});

it("says when the office works where the owner promises no time", async () => {
  const plain = await settingsProject([{ form: "contact", to: [office], answer: true }]);
  await handleSubmission(request, runtime(undefined, { root: plain }));
  const [{ mail } = { mail: undefined }] = mails.to("sam@example.com");
  expect(mail?.text).toMatch(/^We read it, and get back to you .* in our hours: 8\sam/m);
  expect(mail?.text).not.toMatch(/[{}]/);
});

it("names a file that is larger than the form takes, and no more files than it asks for", async () => {
  const file = (filename: string, size: number) => ({
    filename,
    size,
    url: "https://files.test/a",
  });
  const photos = { photo1: file("large.jpg", 7_600_000), photo4: file("fourth.jpg", 10) };
  await handleSubmission({ ...request, ...photos }, runtime());
  const [{ raw, mail } = { raw: "", mail: undefined }] = mails.to(office);
  expect(mail?.text).toContain("large.jpg");
  expect(raw).not.toMatch(/files\.test|fourth/);
});

it("signs what it sends to the owner's own list", async () => {
  await handleSubmission(request, runtime());
  const [call] = hook.calls;
  const {
    "webhook-id": id,
    "webhook-timestamp": time,
    "webhook-signature": signature,
  } = call!.headers;
  expect(signature).toBe(
    signatureOf(hook.env.WEBHOOK_SECRET, String(id), Number(time), call!.body),
  );
  expect(call!.data).toMatchObject({
    reference: "K7QD-M2XW",
    form: "contact",
    answers: { name: "Sam Rivera", start: "Within 3 months" },
  });
});

it("sends an application to whom it concerns, without the résumé or a link to it", async () => {
  await handleSubmission(application, runtime());
  const [{ mail, raw } = { mail: undefined, raw: "" }] = mails.to("jobs@example.test");
  expect(mail?.subject).toBe("Job application: Ana Núñez, Carpenter");
  expect(mail?.text).toContain("cv.pdf");
  expect(mail?.attachments).toEqual([]);
  expect(raw).not.toContain("files.test");
  const [{ mail: answer } = { mail: undefined }] = mails.to("ana@example.com");
  expect(answer?.text).toContain("Carpintero");
  // That is promised to who asks for a quote.
  expect(answer?.text).not.toContain("Contestamos en dos días");
  expect(hook.calls).toEqual([]);
});

it("sends the same request once, and one with another text again", async () => {
  const all = runtime();
  await Promise.all([handleSubmission(request, all), handleSubmission(request, all)]);
  await handleSubmission(request, all);
  expect(mails.to(office)).toHaveLength(1);
  expect(hook.taken).toHaveLength(1);
  await handleSubmission({ ...request, message: "With a bath." }, all);
  expect(mails.to(office)).toHaveLength(2);
});

it("tries again, tells the office what did not answer, and logs nothing personal", async () => {
  await hook.close();
  await handleSubmission(request, runtime());
  const subjects = mails.to(office).map(({ mail }) => mail.subject);
  expect(subjects).toContain("K7QD-M2XW: the webhook did not go out");
  expect(lines.join("\n")).toMatch(/^K7QD-M2XW: webhook failed/);
  expect(lines.join("\n")).not.toMatch(/sam|rivera|555|kitchen/i);
  hook = await webhookServer();
});

it("tries a visitor's mail again where nobody can tell when he got the last, and tells the office if it stays so", async () => {
  const store = folderStore(temporaryFolder());
  let failures = 1;
  const create: Store["create"] = (key, value) =>
    key.startsWith("answered/") && failures-- > 0
      ? Promise.reject(new Error("status 503"))
      : store.create(key, value);
  await handleSubmission(request, runtime(undefined, { store: { ...store, create } }));
  expect(mails.to("sam@example.com")).toHaveLength(1);
  failures = Infinity;
  const other = { ...request, message: "Another", email: "ana@example.com" };
  await handleSubmission(other, runtime(undefined, { store: { ...store, create } }));
  expect(mails.to("ana@example.com")).toEqual([]);
  const subjects = mails.to(office).map(({ mail }) => mail.subject);
  expect(subjects).toContain("K7QD-M2XW: the mail to the visitor did not go out");
});

it("delivers within the day what was not set up at first", async () => {
  const folder = temporaryFolder();
  await handleSubmission(request, runtime(folder, { env: {} }));
  await resumeAll(await deliveryAt(runtime(folder)));
  expect(mails.to(office)).toHaveLength(1);
  expect(mails.to("sam@example.com")).toHaveLength(1);
  expect(hook.taken.map(({ type }) => type)).toEqual(["submission.created"]);
});

describe("the hourly run", () => {
  /** Submissions that wait, by the order in which they were received. */
  const waiting = async (count: number, tried: (index: number) => number) => {
    const store = folderStore(temporaryFolder());
    for (let index = 0; index < count; index += 1) {
      const key = `${index}`.padStart(2, "0");
      const receivedAt = new Date(1_000_000).toISOString();
      const submission = { key, receivedAt, form: "contact", reference: "", files: {} };
      await store.create(`submission/${key}`, {
        submission: { ...submission, language: "en", answers: {} },
        receivedAt,
        done: [],
        refused: [],
        busyUntil: 0,
        triedAt: tried(index),
      });
    }
    return store;
  };
  let time = 1_000_000;
  const told: string[] = [];
  /** Everything takes four seconds of a clock that nobody waits for. */
  const destination = (name: string, isFirst: boolean) => ({
    name,
    isFirst,
    send: ({ key }: { key: string }) => {
      time += 4_000;
      told.push(`${name} ${key}`);
      return Promise.reject(new Error("status 500"));
    },
  });
  const run = async (store: Store) => {
    [time, told.length] = [1_000_000, 0];
    const destinations = () => [destination("visitor", false), destination("office", true)];
    const usual = { budget: 9_000, pause: 400, now: () => time };
    await resumeAll({ store, destinations, log: () => undefined, ...usual });
  };

  it("begins with the office's mails", async () => {
    await run(await waiting(3, () => 0));
    expect(told.slice(0, 3).sort()).toEqual(["office 00", "office 01", "office 02"]);
    expect(told.length).toBeGreaterThan(3);
  });

  it("begins with what was tried longest ago", async () => {
    await run(await waiting(20, (index) => 20 - index));
    expect(told.filter((one) => one < "office 12")).toEqual([]);
    // Several go on side by side, and the clock of the test may leave one of them no time.
    expect(told[0]).toMatch(/^office 1[5-9]$/);
  });

  it("goes on the next time where it has stopped", async () => {
    const store = await waiting(40, () => 0);
    await run(store);
    const first = new Set(told);
    expect(first.size).toBeLessThan(40);
    await run(store);
    expect(first.has(told[0]!)).toBe(false);
  });
});

describe("a refusal", () => {
  const refused = (address: string, status: number, words: string) =>
    mails.answers((to) => (to === address ? { status, words } : undefined));
  const anHourLater = async (all: Runtime) =>
    resumeAll({ ...(await deliveryAt(all)), now: () => Date.now() + 3_600_000 });

  it.each([
    [553, "5.7.1 Sender address rejected: not owned by user"],
    [554, "5.2.252 SendAsDenied"],
    [550, "5.4.5 Daily user sending limit exceeded"],
    [550, "5.1.1 No such mailbox"],
  ])("of the office's mail is one that its owner can mend: %i %s", async (status, words) => {
    const all = runtime();
    refused(office, status, words);
    await handleSubmission(request, all);
    mails.answers(() => undefined);
    await anHourLater(all);
    expect(mails.to(office).map(({ mail }) => mail.subject)).toEqual([
      expect.stringMatching(/^Request/),
    ]);
  });

  it("of a visitor's mail is tried again where it is not about his address", async () => {
    const all = runtime();
    refused("sam@example.com", 550, "5.4.5 Daily user sending limit exceeded");
    await handleSubmission(request, all);
    const notices = () =>
      mails.to(office).filter(({ mail }) => mail.subject?.includes("did not go out"));
    expect(notices()[0]?.mail.text).toContain("tried again every hour");
    mails.answers(() => undefined);
    await anHourLater(all);
    expect(mails.to("sam@example.com")).toHaveLength(1);
  });

  it("of a visitor's address is final, and the office is told so", async () => {
    const all = runtime();
    refused("sam@example.com", 550, "5.1.1 No such mailbox");
    await handleSubmission(request, all);
    mails.answers(() => undefined);
    await anHourLater(all);
    expect(mails.to("sam@example.com")).toEqual([]);
    const [, notice] = mails.to(office);
    expect(notice?.mail.messageId).toContain(".refused");
    expect(notice?.mail.text).toContain("isn’t tried again");
    expect(await all.store.keys("submission/")).toEqual([]);
  });

  it("asks the server once a run", async () => {
    let asked = 0;
    mails.answers((to) => {
      if (to !== office) return undefined;
      asked += 1;
      return { status: 554, words: "5.7.1 no" };
    });
    await handleSubmission(request, runtime());
    expect(asked).toBe(1);
  });
});

it("brings an office's mail to each of its addresses by itself", async () => {
  const boss = "boss@example.test";
  const both = await settingsProject([{ form: "contact", to: [office, boss], answer: false }]);
  const all = runtime(undefined, { root: both });
  mails.answers((to) => (to === boss ? { status: 451 } : undefined));
  const outcome = await handleSubmission(request, all);
  expect(outcome).toEqual({
    "mail to the office": "done",
    "mail to the office, address 2": "failed",
  });
  expect(mails.to(office).map(({ mail }) => mail.subject)).toEqual([
    expect.stringMatching(/^Request/),
    "K7QD-M2XW: the mail to the office, address 2 did not go out",
  ]);
  mails.answers(() => undefined);
  await resumeAll({ ...(await deliveryAt(all)), now: () => Date.now() + 3_600_000 });
  expect(mails.to(boss)).toHaveLength(1);
  expect(mails.to(office)).toHaveLength(2);
});

it("writes to no visitor twice whose server has the mail and says so too late", async () => {
  let goOn: () => void = () => undefined;
  const until = new Promise<void>((done) => (goOn = done));
  mails.answers((to) => (to === "sam@example.com" ? { until } : undefined));
  const all = runtime();
  /** Calls an attempt off once the mail has arrived; what stores have five seconds for goes on. */
  const timer = (act: () => void, time: number) => {
    if (time <= 5_000) return () => undefined;
    const look = setInterval(() => {
      if (mails.to("sam@example.com").length > 0) act();
    }, 10);
    return () => clearInterval(look);
  };
  const outcome = await handleSubmission(request, { ...all, timing: { ...stillClock(), timer } });
  goOn();
  expect(outcome).toMatchObject({ "mail to the visitor": "done" });
  await resumeAll({ ...(await deliveryAt(all)), now: () => Date.now() + 3_600_000 });
  expect(mails.to("sam@example.com")).toHaveLength(1);
});

it("says how to answer who has an address that no reply can go to", async () => {
  await handleSubmission({ ...request, email: "josé@example.com" }, runtime());
  const [{ mail, raw } = { mail: undefined, raw: "" }] = mails.to(office);
  expect(mail?.replyTo).toBeUndefined();
  expect(mail?.text).toMatch(/^Write to the sender at the address below/);
  expect(raw.slice(0, raw.indexOf("\r\n\r\n"))).not.toMatch(/[^\s!-~]/);
  const long = `${"a".repeat(64)}@${"b".repeat(60)}.${"c".repeat(140)}.test`;
  await handleSubmission({ ...request, email: long }, runtime());
  const last = mails.to(office).at(-1)?.mail;
  expect(last?.text?.startsWith("Answer this email")).toBe(last?.replyTo !== undefined);
});

it("says that a text was too long for a mail", async () => {
  await handleSubmission({ ...request, message: "a ".repeat(5_000) }, runtime());
  expect(mails.to(office)[0]?.mail.text).not.toContain("too long for an email");
  await handleSubmission({ ...request, message: "a ".repeat(50_000) }, runtime());
  expect(mails.to(office)[1]?.mail.text).toContain("too long for an email");
});

describe("a file", () => {
  const url = "https://files.test/a/kitchen.jpg";

  it.each<[string, unknown, string]>([
    ["whose size is a text", { filename: "a.jpg", size: "10", url }, `a.jpg\n${url}`],
    ["without an address", { filename: "a.jpg", size: 10, url: null }, "a.jpg\n"],
    ["without a name", { filename: null, size: 10, url }, `kitchen.jpg\n${url}`],
    ["of which the host says the name", "a.jpg", "a.jpg\n"],
    ["that is the text of an address", "https://evil.test/a.jpg", "https://evil.test/a.jpg\n"],
    ["with a long address", { filename: "a.jpg", url: `${url}${"%E5".repeat(2_000)}` }, "a.jpg\n"],
  ])("%s is named", async (_what, photo1, line) => {
    await handleSubmission({ ...request, photo1 }, runtime());
    expect(mails.to(office)[0]?.mail.text).toContain(`Photo 1: ${line}`);
  });

  it("that was sent as a text stands there and is no link", async () => {
    await handleSubmission({ ...request, photo1: "https://evil.test/a.jpg" }, runtime());
    const html = String(mails.to(office)[0]?.mail.html);
    expect(html).toContain("https://evil.test/a.jpg");
    expect(html).not.toContain('href="https://evil');
  });

  it("is linked by its address, which is shown whole, and not by its name", async () => {
    const address = "https://files.test/kitchen";
    const photo1 = { filename: "kitchen.jpg", size: 10, url: address };
    await handleSubmission({ ...request, photo1 }, runtime());
    const html = String(mails.to(office)[0]?.mail.html);
    expect(html).toContain(`kitchen.jpg<br><a href="${address}">${address}</a>`);
  });

  it("that nobody has chosen is not named", async () => {
    const photo1 = { filename: "", size: 0, url: "https://files.test/" };
    await handleSubmission({ ...request, photo1, photo2: { filename: null } }, runtime());
    expect(mails.to(office)[0]?.mail.text).not.toContain("Photo");
  });

  it("is another one where only its size differs", async () => {
    const all = runtime();
    for (const size of [10, 99_999])
      await handleSubmission({ ...request, photo1: { filename: "image.jpg", size, url } }, all);
    expect(mails.to(office)).toHaveLength(2);
  });
});

it("forgets the result of a test that nobody asks for, and addresses after an hour", async () => {
  const all = runtime();
  await handleSubmission(request, all);
  await handleSubmission({ ...request, message: `${testMark} A test` }, all);
  const kept = async () => [
    ...(await all.store.keys("test/")),
    ...(await all.store.keys("answered/")),
  ];
  await forgetHourly(all.store, () => undefined);
  expect(await kept()).toHaveLength(2);
  await forgetHourly(all.store, () => undefined, Date.now() + 2 * 3_600_000);
  expect(await kept()).toEqual([]);
});

it("tells the webhook where the office's mail is refused", async () => {
  mails.answers((to) => (to === office ? { status: 550 } : undefined));
  await handleSubmission(request, runtime());
  expect(hook.taken.map(({ type }) => type)).toEqual(["submission.created", "delivery.failed"]);
  expect(hook.taken[1]?.data).toEqual({
    reference: "K7QD-M2XW",
    form: "contact",
    failed: "mail to the office",
    final: false,
  });
});

/** `REQUESTS=200 npx jest notify` takes half a minute. */
const count = Number(process.env.REQUESTS ?? 20);

it(`loses none of ${count} requests and sends none twice, with one destination down, one slow and one that fails twice`, async () => {
  await hook.close();
  hook = await webhookServer((nth) => (nth <= 2 ? 500 : 200));
  mails.answers((to) => (to === office ? { wait: 100 } : { status: 451 }));
  const folder = temporaryFolder();
  const all = Array.from({ length: count }, (_, index) => ({
    ...request,
    email: `visitor${index}@example.com`,
    message: `Request ${index}`,
  }));
  await Promise.all(all.map((one) => handleSubmission(one, runtime(folder))));
  mails.answers(() => undefined);
  await resumeAll(await deliveryAt(runtime(folder)));
  const requests = mails
    .to(office)
    .filter(({ mail }) => (mail.subject ?? "").startsWith("Request"));
  expect(new Set(requests.map(({ mail }) => mail.messageId)).size).toBe(count);
  expect(requests).toHaveLength(count);
  const events = hook.taken.filter(({ type }) => type === "submission.created");
  expect(new Set(events.map(({ headers }) => headers["webhook-id"])).size).toBe(count);
  expect(events).toHaveLength(count);
  for (const [index] of all.entries())
    expect(mails.to(`visitor${index}@example.com`)).toHaveLength(1);
}, 120_000);

it("says by its ids that it is the same, to who has taken it and not said so", async () => {
  await hook.close();
  hook = await webhookServer((nth) => (nth === 1 ? 0 : 200));
  mails.answers((to) => {
    const isFirst = mails.to(to).length === 0;
    return isFirst ? { afterwards: 451 } : undefined;
  });
  await handleSubmission(request, runtime());
  expect(hook.taken).toHaveLength(2);
  expect(new Set(hook.taken.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
  expect(mails.to(office)).toHaveLength(2);
  expect(new Set(mails.to(office).map(({ mail }) => mail.messageId)).size).toBe(1);
});

it("goes on where a process was killed between two destinations", async () => {
  const folder = temporaryFolder();
  const child = spawn(
    process.execPath,
    ["--import", "tsx", path.resolve("__tests__/support/killed-run.ts"), root, folder],
    { env: { ...process.env, ...mails.env, ...hook.env, REQUEST: JSON.stringify(request) } },
  );
  const [, signal] = (await once(child, "exit")) as [number | null, string | null];
  expect(signal).toBe("SIGKILL");
  expect(mails.to(office)).toHaveLength(1);
  expect(mails.to("sam@example.com")).toHaveLength(0);
  const later = await deliveryAt(runtime(folder));
  await resumeAll({ ...later, now: () => Date.now() + 3_600_000 });
  expect(mails.to(office)).toHaveLength(1);
  expect(mails.to("sam@example.com")).toHaveLength(1);
  expect(hook.taken).toHaveLength(1);
}, 60_000);

it("keeps nothing of what was sent once everybody knows, and gives up the office after two weeks", async () => {
  const folder = temporaryFolder();
  const all = runtime(folder);
  await handleSubmission(request, all);
  const keys = await all.store.keys("");
  const values = await Promise.all(keys.map((key) => all.store.get(key)));
  expect(JSON.stringify([keys, values])).not.toMatch(/sam|rivera|kitchen|555-0142/i);
  mails.answers(() => ({ status: 451 }));
  await handleSubmission({ ...request, message: "Another" }, all);
  const weeks = 15 * 24 * 3_600_000;
  await resumeAll({ ...(await deliveryAt(all)), now: () => Date.now() + weeks });
  expect(lines).toContain(
    "K7QD-M2XW: mail to the office given up; it is in the host's list of submissions",
  );
});

it.each<[string, Record<string, unknown>]>([
  ["a header in the name", { name: "Sam\r\nBcc: victim@example.com\r\n\r\nBuy" }],
  ["a header in the address", { email: "sam@example.com\r\nBcc: victim@example.com" }],
  ["several addresses", { email: "sam@example.com, victim@example.com" }],
  ["HTML", { message: '<img src=x onerror="alert(1)"><script>alert(1)</script>' }],
  ["100 KB", { message: "a ".repeat(50_000) }],
  ["emoji and half of one", { name: "👷🏽‍♀️\ud83d", message: "🏠".repeat(100) }],
  ["right to left", { name: "\u202egnp.exe", message: "שלום \u202e evil" }],
  ["a form's list of something else", { message: ["a", "b"], name: { toString: "x" } }],
  [
    "links in what the visitor gets",
    {
      message:
        "https://evil.example/x www.evil.example evil.example/win //evil.example ftp://evil.example " +
        "EVIL.example. sam@evil.example evil.example:8080 mailto:x@evil.example",
    },
  ],
])("takes %s as text", async (_what, answers) => {
  await handleSubmission({ ...request, ...answers }, runtime());
  const [{ mail, raw } = { mail: undefined, raw: "" }] = mails.to(office);
  expect(mail).toBeDefined();
  expect(mail?.text?.startsWith("Answer this email")).toBe(mail?.replyTo !== undefined);
  expect(mails.received.flatMap(({ to }) => to)).not.toContain("victim@example.com");
  expect(raw.slice(0, raw.indexOf("\r\n\r\n"))).not.toMatch(/^Bcc:/im);
  for (const { mail: one } of mails.received) {
    expect(String(one.html)).not.toMatch(/<(img|script)/i);
    expect(`${one.subject} ${one.replyTo?.text}`).not.toMatch(/[\r\n\u202e]/);
    expect(String(one.html)).not.toContain("\u202e");
    expect((one.text ?? "").length).toBeLessThan(30_000);
  }
  for (const { mail: answer } of mails.to("sam@example.com"))
    expect(`${answer.text}${String(answer.html)}`).not.toMatch(/evil\.example/i);
});

it("refuses what is no form of the site", async () => {
  await expect(handleSubmission({ name: "Sam" }, runtime())).rejects.toThrow(/no form/);
  await expect(handleSubmission("text", runtime())).rejects.toThrow();
  expect(mails.received).toEqual([]);
});

it("says in the log what is not set up", async () => {
  await handleSubmission(request, runtime(undefined, { env: {} }));
  expect(lines).toContain("K7QD-M2XW: mail to the office failed (not set up: SMTP_HOST)");
});

it("answers what became of a test, once, and writes to no visitor for it", async () => {
  const all = runtime();
  await handleSubmission({ ...request, message: `${testMark} A test` }, all);
  expect(mails.received.map(({ to }) => to)).toEqual([[office]]);
  const ask = (reference: string) =>
    testStatus(new Request(`https://site.test/?reference=${reference}`), all.store);
  expect(await (await ask("K7QD-M2XW")).json()).toEqual({
    "mail to the office": "done",
    webhook: "done",
  });
  expect((await ask("K7QD-M2XW")).status).toBe(404);
  expect((await ask("../x")).status).toBe(404);
});

it("writes mails as files where there is no server", async () => {
  const folder = temporaryFolder();
  const from = { name: "Site", address: "site@example.test" };
  await handleSubmission(
    request,
    runtime(undefined, { sendMail: fileSender(folder, from, (line) => lines.push(line)) }),
  );
  expect(lines.filter((line) => line.endsWith(".eml"))).toHaveLength(2);
});
