/** Handles a request and is killed as soon as the office has its mail. Arguments: the project, and where it remembers. */
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
  ...{ root, store },
  env: { ...env, WEBHOOK_URL: "http://127.0.0.1:9/" },
  sendMail: async (mail, signal) => {
    if (!mail.id.endsWith(".office")) return never;
    await send(mail, signal);
    // Once it is written down.
    setTimeout(() => process.kill(process.pid, "SIGKILL"), 300);
  },
});
