/**
 * Runs when a form of the site has been sent and the host has found it to be no spam. The event has
 * two spellings: the name of this file, and of its handler.
 * https://docs.netlify.com/build/functions/trigger-on-events/
 */
import { blobStore } from "../notify/blob-store";
import { handleSubmission } from "../notify/handle";

interface FormSubmittedEvent {
  /** What was sent, by the names of the fields. */
  data: unknown;
}

const context = () => ({ root: process.cwd(), env: process.env, store: blobStore() });

export default {
  formSubmitted: async ({ data }: FormSubmittedEvent): Promise<void> => {
    await handleSubmission(data, context());
  },
  /**
   * The older spelling, by the host or `netlify dev`. The header keeps out who calls it by mistake;
   * it proves nothing (docs/forms.md).
   */
  fetch: async (request: Request): Promise<Response> => {
    const isEvent = request.headers.get("x-netlify-event") === "submission_created";
    if (!isEvent && process.env.NETLIFY_DEV !== "true") return new Response(null, { status: 404 });
    const { payload } = (await request.json()) as { payload?: { data?: unknown } };
    await handleSubmission(payload?.data, context());
    return new Response(null, { status: 204 });
  },
};
