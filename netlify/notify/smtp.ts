/** Sends mails by SMTP, or writes them as files where a site runs on its developer's machine. */
import { once } from "node:events";
import { mkdir, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import path from "node:path";
import { createTransport, type SendMailOptions } from "nodemailer";
import { FinalError, SetupError } from "./deliver";

export interface Mail {
  /** The same for the same mail, however often it is sent: mail programs then show it once. */
  id: string;
  to: readonly string[];
  replyTo?: { name: string; address: string } | undefined;
  subject: string;
  text: string;
  html: string;
  /** Whether it answers by itself, so that no vacation notice answers it in turn. */
  isAutomatic?: boolean;
}

export type SendMail = (mail: Mail, signal: AbortSignal) => Promise<void>;

interface From {
  name: string;
  address: string;
}

/** Header fields are built from parts, which nodemailer encodes: nobody can add one. */
const messageOf = (mail: Mail, from: From): SendMailOptions => ({
  from,
  to: [...mail.to],
  replyTo: mail.replyTo,
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  messageId: `<${mail.id}@${from.address.split("@").at(-1) ?? ""}>`,
  ...(mail.isAutomatic && {
    headers: { "Auto-Submitted": "auto-replied", "X-Auto-Response-Suppress": "All" },
  }),
  // What visitors have typed reads no file and no address.
  disableFileAccess: true,
  disableUrlAccess: true,
});

/** Returns what sends mails by the server that the environment names. */
export function smtpSender(env: NodeJS.ProcessEnv, from: From): SendMail {
  const { SMTP_HOST: host, SMTP_USER: user, SMTP_PASSWORD: pass } = env;
  const port = Number(env.SMTP_PORT ?? 465);
  return async (mail, signal) => {
    if (!host) throw new SetupError("not set up: SMTP_HOST");
    const isHere = host === "localhost" || host === "127.0.0.1";
    // A connection of our own, which ends with the attempt: nodemailer would go on with a mail that is sent again meanwhile.
    const connection = connect({ host, port });
    const end = () => connection.destroy();
    signal.addEventListener("abort", end);
    const transport = createTransport({
      connection,
      host,
      port,
      secure: port === 465,
      // A password never travels in the open.
      requireTLS: !isHere,
      ignoreTLS: isHere,
      ...(user && { auth: { user, pass: pass ?? "" } }),
    });
    try {
      await once(connection, "connect", { signal });
      await transport.sendMail(messageOf(mail, from));
    } catch (error) {
      const { responseCode = 0, code } = error as { responseCode?: number; code?: string };
      // RFC 5321, 4.2.1: 5yz is a refusal for good. That of a password is the owner's to correct.
      const isRefused = responseCode >= 500 && (code === "EENVELOPE" || code === "EMESSAGE");
      throw isRefused ? Object.assign(new FinalError("refused"), { code, responseCode }) : error;
    } finally {
      signal.removeEventListener("abort", end);
      transport.close();
    }
  };
}

/** Returns what writes each mail as a file that mail programs open, and says where. */
export function fileSender(
  folder: string,
  from: From,
  say: (line: string) => void = () => undefined,
): SendMail {
  return async (mail) => {
    const transport = createTransport({ streamTransport: true, buffer: true });
    const { message } = await transport.sendMail(messageOf(mail, from));
    await mkdir(folder, { recursive: true });
    const file = path.join(folder, `${mail.id}.eml`);
    await writeFile(file, message as Buffer);
    // Without the address, which a visitor may have typed.
    say(`A mail: ${path.relative(process.cwd(), file)}`);
  };
}
