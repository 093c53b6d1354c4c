/**
 * Tells an address of the owner's, signed as Standard Webhooks has it:
 * https://www.standardwebhooks.com
 */
import { createHmac } from "node:crypto";
import { FinalError, SetupError } from "./deliver";

/** What the owner's address is told. */
export interface WebhookEvent {
  /** The same for the same event, however often it is sent. */
  id: string;
  type: "submission.created" | "delivery.failed";
  data: object;
}

/** Returns the signature of an event, as its receiver computes it again. */
export const signatureOf = (secret: string, id: string, time: number, body: string): string => {
  // A secret as other senders of such events make them, `whsec_` and base64; any other is taken as
  // it is.
  const key = secret.startsWith("whsec_") ? Buffer.from(secret.slice(6), "base64") : secret;
  return `v1,${createHmac("sha256", key).update(`${id}.${time}.${body}`).digest("base64")}`;
};

/**
 * Sends an event to the address in the environment. Throws where it does not answer with success.
 */
export async function sendWebhook(
  env: NodeJS.ProcessEnv,
  { id, type, data }: WebhookEvent,
  signal: AbortSignal,
): Promise<void> {
  const { WEBHOOK_URL: url, WEBHOOK_SECRET: secret } = env;
  if (!url) throw new SetupError("not set up: WEBHOOK_URL");
  if (!secret) throw new SetupError("not set up: WEBHOOK_SECRET");
  const isHere = /^http:\/\/(?:localhost|127\.0\.0\.1):/.test(url);
  if (!url.startsWith("https://") && !isHere) throw new SetupError("not set up: WEBHOOK_URL");
  const now = new Date();
  const time = Math.floor(now.getTime() / 1000);
  const body = JSON.stringify({ type, timestamp: now.toISOString(), data });
  const response = await fetch(url, {
    method: "POST",
    // What was typed goes to the address that the owner has named, and nowhere else.
    redirect: "error",
    signal,
    body,
    headers: {
      "content-type": "application/json",
      "webhook-id": id,
      "webhook-timestamp": String(time),
      "webhook-signature": signatureOf(secret, id, time, body),
    },
  });
  await response.body?.cancel();
  // 410: the receiver wants no more of them.
  if (response.status === 410) throw new FinalError("status 410");
  if (!response.ok) throw new Error(`status ${response.status}`);
}
