/**
 * What happens locally when a form is sent: the function of the host runs, and each mail becomes a
 * file.
 */
import { join } from "node:path";
import { handleSubmission, testStatus, type Runtime } from "../netlify/notify/handle";
import { readSettings } from "../netlify/notify/settings";
import { fileSender } from "../netlify/notify/smtp";
import { folderStore } from "../netlify/notify/store";
import { honeypot } from "../src/content/form-limits";
import { root } from "./setup.mjs";

/** Where `npm run check:forms` asks whether its test was delivered, here as at the host. */
export const statusPath = "/.netlify/functions/delivery-status";

const folder = join(root, ".netlify/forms");

const store = folderStore(join(folder, "store"));

/** Returns what the host says of a form: texts, and of files where they can be opened. */
const dataOf = (form: FormData) =>
  Object.fromEntries<unknown>(
    [...form].map(([name, value]) => {
      if (typeof value === "string") return [name, value] as const;
      const { name: filename, type, size } = value;
      const url = `https://files.invalid/${encodeURIComponent(filename)}`;
      return [name, filename ? { filename, type, size, url } : ""] as const;
    }),
  );

/**
 * Runs the function for a form that was sent. Mails go by the server in SMTP_HOST, or else become
 * files.
 * @param say prints a line; nothing of what was sent stands in it
 */
export async function runForm(form: FormData, say = console.log): Promise<void> {
  if (form.get(honeypot)) {
    say("A form was sent with the trap for robots filled in: the host throws it away.");
    return;
  }
  const settings = await readSettings(root);
  const from = { name: settings.name, address: settings.email };
  const toFiles = process.env.SMTP_HOST === undefined;
  const runtime: Runtime = {
    root,
    store,
    log: say,
    env: process.env,
    ...(toFiles && { sendMail: fileSender(join(folder, "mails"), from, say) }),
  };
  const outcome = await handleSubmission(dataOf(form), runtime);
  if (!outcome) say("The same form was sent before: nobody is told of it again.");
}

/** Answers `npm run check:forms`. @param address of the request */
export const formStatus = (address: string): Promise<Response> =>
  testStatus(new Request(new URL(address, "http://localhost")), store);
