/**
 * Tells everybody of a submission: whom content/site.yml names, the visitor, and an address of the
 * owner's.
 */
import { createHmac, randomUUID } from "node:crypto";
import { domainToASCII } from "node:url";
import { fieldsOf } from "../../src/forms/form-model";
import { original } from "../../src/content/language";
import { slugOf } from "../../src/content/slug";
import { addressIn, isEmail } from "../../src/forms/check";
import type { Delivery, Destination } from "./deliver";
import { inOneLine, noticeMail, officeMail, quotedIn, visitorMail } from "./mails";
import type { Settings } from "./settings";
import type { SendMail } from "./smtp";
import { inTime, type Store } from "./store";
import { numberOf, type Submission } from "./submission";
import { sendWebhook } from "./webhook";

/** How long things take where it differs from what is usual. */
export type Timing = Partial<Pick<Delivery, "budget" | "pause" | "now" | "sleep" | "timer">>;

interface Notifying {
  settings: Settings;
  env: NodeJS.ProcessEnv;
  store: Store;
  sendMail: SendMail;
  log: (line: string) => void;
  now?: () => number;
  timing?: Timing;
}

/**
 * How long a run may take: a function has 60 seconds at the host, and only ten in its older plans.
 * In milliseconds.
 */
const usual = { budget: 9_000, pause: 400 };

/**
 * How long a visitor's address waits for the next mail: typing somebody else's address sends them
 * one an hour at most.
 */
const hour = 3_600_000;

/** Returns the address that the visitor has typed; undefined where it is none, or more than one. */
function addressOf(submission: Submission, settings: Settings): string | undefined {
  const fields = fieldsOf(settings.formIn(submission.form, submission.language));
  const field = fields.find(({ kind }) => kind === "email");
  const typed = submission.answers[field?.name ?? ""] ?? "";
  const address = addressIn(typed);
  if (!isEmail(address) || /[\s,;"]/.test(address)) return undefined;
  const at = address.lastIndexOf("@");
  // One address has many spellings: other dots, other letters, capital ones.
  const domain = domainToASCII(address.slice(at + 1));
  const one = `${address.slice(0, at)}@${domain}`;
  return domain && one.length <= 254 ? one : undefined;
}

/**
 * Whether a submission was sent by `npm run check:forms`, which asks afterwards whether it was
 * delivered.
 */
export const isTest = ({ answers }: Pick<Submission, "answers">): boolean =>
  Object.values(answers).some((answer) => answer.startsWith(testMark));

/** Where the results of tests are kept. */
export const testPrefix = "test/";

/** Stands in an answer of each test that `npm run check:forms` sends. */
export const testMark = "[check:forms]";

/** Returns how a submission is delivered. */
export function notifying(parts: Notifying): Delivery {
  const { settings, env, sendMail, log, now = Date.now } = parts;
  const store = inTime(parts.store, parts.timing?.timer);
  const destinations = (submission: Submission): Destination[] => {
    const { form, key, language } = submission;
    const delivery = settings.deliveryOf(form);
    if (!delivery) {
      log(`${numberOf(submission)}: content/site.yml says nothing of the form ${form}`);
      return [];
    }
    const address = addressOf(submission, settings);
    // An answer goes to a header field, which holds nothing but ASCII before the @.
    const isAnswerable = address !== undefined && /^[\x21-\x7e]+@/.test(address);
    /** Each address by itself: a server may take one and refuse the other. */
    const office = (recipient: string, index: number): Destination => ({
      name: index === 0 ? "mail to the office" : `mail to the office, address ${index + 1}`,
      isFirst: true,
      send: async (_, signal) => {
        const ownForm = settings.formIn(form, original);
        const words = officeMail(ownForm, submission, settings.senderIn(original), isAnswerable);
        const name = fieldsOf(ownForm).find(({ autoComplete }) => autoComplete === "name")?.name;
        const replyTo = isAnswerable && {
          name: inOneLine(submission.answers[name ?? ""] ?? "").slice(0, 100),
          address,
        };
        await sendMail(
          {
            ...words,
            id: `${key}.office`,
            to: delivery.to,
            recipient,
            ...(replyTo && { replyTo }),
          },
          signal,
        );
      },
      report: async (_, failed, isFinal, signal) => {
        const id = `${key}.notice.${slugOf(failed)}${isFinal ? ".refused" : ""}`;
        const words = noticeMail(submission, failed, isFinal);
        await sendMail({ ...words, id, to: delivery.to, recipient }, signal);
      },
    });
    const visitor: Destination = {
      name: "mail to the visitor",
      send: async (_, signal) => {
        if (!address || !(await mayAnswer(address, key))) return;
        const words = visitorMail(
          settings.formIn(form, language),
          submission,
          settings.senderIn(language),
        );
        const replyTo = { name: settings.name, address: delivery.to[0] ?? settings.email };
        await sendMail(
          { ...words, id: `${key}.visitor`, to: [address], replyTo, isAutomatic: true },
          signal,
        );
      },
    };
    const webhook: Destination = {
      name: "webhook",
      send: (_, signal) =>
        sendWebhook(env, { id: key, type: "submission.created", data: dataOf(submission) }, signal),
      report: (_, failed, isFinal, signal) => {
        const data = { reference: numberOf(submission), form, failed, final: isFinal };
        const id = `${key}.${slugOf(failed)}${isFinal ? ".refused" : ""}`;
        return sendWebhook(env, { id, type: "delivery.failed", data }, signal);
      },
    };
    const isAnswered = delivery.answer && !isTest(submission);
    return [
      ...delivery.to.map(office),
      ...(isAnswered ? [visitor] : []),
      ...(delivery.webhook ? [webhook] : []),
    ];
  };

  const dataOf = (submission: Submission) => {
    const { form, language, receivedAt, answers, files, cut } = submission;
    const quoted = quotedIn(submission, settings.senderIn(language));
    const { hidesFiles } = settings.formIn(form, language);
    const shown = Object.fromEntries(
      Object.entries(files).map(([field, { name, url }]) => [
        field,
        { name, ...(hidesFiles ? {} : { url }) },
      ]),
    );
    return {
      reference: numberOf(submission),
      form,
      language,
      receivedAt,
      answers,
      files: shown,
      ...Object.fromEntries(quoted.map(({ name, address }) => [name, address])),
      ...(cut && { cut }),
    };
  };

  /**
   * Whether an address may get a mail now. What is written down tells nobody whose address it is.
   * @throws where the store does not answer: nobody can tell how many mails there were, and it is
   *   tried again
   */
  const mayAnswer = async (address: string, key: string): Promise<boolean> => {
    const secret = env.WEBHOOK_SECRET ?? env.SMTP_PASSWORD ?? (await ownSecret(store));
    const bare = address.toLowerCase().replace(/\+[^@]*@/, "@");
    const slot = `answered/${createHmac("sha256", `answered${secret}`).update(bare).digest("hex")}`;
    const taken = { at: now(), key };
    if (await store.create(slot, taken)) return true;
    const last = await store.get<typeof taken>(slot);
    // An earlier attempt of the same mail.
    if (last?.value.key === key) return true;
    if (last && now() - last.value.at < hour) return false;
    return last ? await store.change(slot, taken, last.version) : false;
  };

  return { store: parts.store, log, destinations, now, ...usual, ...parts.timing };
}

/** Returns a secret of this site's own, for one whose mail server asks for no password. */
async function ownSecret(store: Store): Promise<string> {
  const key = "secret";
  await store.create(key, randomUUID());
  return (await store.get<string>(key))?.value ?? "";
}

/**
 * Forgets what counts for an hour: to which addresses a mail was sent, and what became of tests
 * that nobody has asked for.
 */
export async function forgetHourly(
  given: Store,
  log: (line: string) => void,
  now = Date.now(),
): Promise<void> {
  const store = inTime(given);
  const start = Date.now();
  const forget = async (key: string) => {
    const stored = await store.get<{ at?: number }>(key);
    if (stored && now - (stored.value.at ?? 0) > hour) await store.remove(key);
  };
  for (const prefix of ["answered/", testPrefix])
    for (const key of await store.keys(prefix))
      // The host stops a scheduled function after 30 seconds; the rest is forgotten in an hour.
      if (Date.now() - start < 15_000)
        await forget(key).catch(() => log(`${key}: cannot be forgotten`));
}
