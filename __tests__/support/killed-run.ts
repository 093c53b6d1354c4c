/**
 * Handles a request and is killed once it is written down that the office has its mail. Arguments:
 * the project, and where it remembers.
 */
import { handleSubmission } from "../../netlify/notify/handle";
import { smtpSender } from "../../netlify/notify/smtp";
import { folderStore } from "../../netlify/notify/store";

const [, , root = "", folder = ""] = process.argv;
const { env } = process;
const store = folderStore(folder);
const send = smtpSender(env, { name: "Site", address: "site@example.test" });
/** Others wait: it is killed between two destinations. */
const never = new Promise<void>(() => setInterval(() => undefined, 1_000));

void handleSubmission(JSON.parse(env.REQUEST ?? "{}"), {
  root,
  store: {
    ...store,
    change: async (key, value, version) => {
      const isChanged = await store.change(key, value, version);
      const { done } = value as { done: string[] };
      if (done.includes("mail to the office")) process.kill(process.pid, "SIGKILL");
      return isChanged;
    },
  },
  timing: { budget: 60_000 },
  env: { ...env, WEBHOOK_URL: "http://127.0.0.1:9/" },
  sendMail: async (mail, signal) => {
    if (!mail.id.endsWith(".office")) return never;
    await send(mail, signal);
  },
});
