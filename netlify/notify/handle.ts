/** What the functions do, wherever they run. */
import path from "node:path";
import { deliver, type Delivery, type Outcome } from "./deliver";
import { isTest, notifying, testPrefix, type Timing } from "./notify";
import { readSettings } from "./settings";
import { smtpSender, type SendMail } from "./smtp";
import type { Store } from "./store";
import { readSubmission } from "./submission";

/** What a function is given by whatever runs it. */
export interface Runtime {
  /** Folder of the project, or of those of its files that are deployed with the function. */
  root: string;
  env: NodeJS.ProcessEnv;
  store: Store;
  /** In place of SMTP. */
  sendMail?: SendMail;
  log?: (line: string) => void;
  timing?: Timing;
}

const statusKey = (reference: string) => testPrefix + reference;

interface TestResult {
  /** In milliseconds since the epoch. */
  at: number;
  outcome: Outcome;
}

async function prepared({ root, env, store, sendMail, log = console.log, timing }: Runtime) {
  const settings = await readSettings(path.resolve(root));
  const from = { name: settings.name, address: env.MAIL_FROM ?? settings.email };
  const send = sendMail ?? smtpSender(env, from);
  const parts = { settings, env, store, sendMail: send, log, ...(timing && { timing }) };
  return { settings, delivery: notifying(parts) };
}

/** Returns how submissions are delivered. */
export const deliveryAt = async (runtime: Runtime): Promise<Delivery> =>
  (await prepared(runtime)).delivery;

/**
 * Tells everybody of what a form has received.
 * @param data what was sent, by the names of the fields
 */
export async function handleSubmission(data: unknown, runtime: Runtime): Promise<Outcome> {
  const { settings, delivery } = await prepared(runtime);
  const submission = readSubmission(data, settings.fileFields, new Date());
  const outcome = await deliver(submission, delivery);
  const { reference } = submission;
  if (outcome && reference && isTest(submission))
    await runtime.store.create(statusKey(reference), {
      at: Date.now(),
      outcome,
    } satisfies TestResult);
  return outcome;
}

/** Answers what became of a test: `?reference=K7QD-M2XW`. Once asked for, it is forgotten. */
export async function testStatus(request: Request, store: Store): Promise<Response> {
  const reference = new URL(request.url).searchParams.get("reference") ?? "";
  const isOne = /^[A-Z0-9]{4}-[A-Z0-9]{4}$/.test(reference);
  const status = isOne ? await store.get<TestResult>(statusKey(reference)) : undefined;
  if (!status) return Response.json({}, { status: 404 });
  await store.remove(statusKey(reference));
  return Response.json(status.value.outcome);
}
