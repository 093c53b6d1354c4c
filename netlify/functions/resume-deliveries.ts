/**
 * Goes on, once an hour, with what `submission-created` could not bring to everybody; and forgets
 * what is old.
 */
import { resumeAll } from "../notify/deliver";
import { deliveryAt } from "../notify/handle";
import { forgetHourly } from "../notify/notify";
import { blobStore } from "../notify/blob-store";

export default async (): Promise<void> => {
  const store = blobStore();
  const delivery = await deliveryAt({ root: process.cwd(), env: process.env, store });
  await Promise.all([resumeAll(delivery), forgetHourly(store, delivery.log)]);
};

/** When the host runs the function. */
export const config = { schedule: "@hourly" };
