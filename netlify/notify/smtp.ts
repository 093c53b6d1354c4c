/** Sends mails by SMTP, or writes them as files where a site runs on its developer's machine. */
import { once } from "node:events";
import { mkdir, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import path from "node:path";
import { createTransport, type SendMailOptions } from "nodemailer";
import { FinalError, SetupError } from "./deliver";

/** A mail to be sent. */
export interface Mail {
  /** The same for the same mail, however often it is sent: mail programs then show it once. */
  id: string;
  to: readonly string[];
  /** Who of them it is sent to; all, when left out. */
  recipient?: string;
  replyTo?: { name: string; address: string } | undefined;
  subject: string;
  text: string;
  html: string;
  /** Whether it answers by itself, so that no vacation notice answers it in turn. */
  isAutomatic?: boolean;
}

/** Sends a mail. Rejects where it was not taken, or the signal is aborted. */
export type SendMail = (mail: Mail, signal: AbortSignal) => Promise<void>;

interface From {
  name: string;
  address: string;
}

/** Header fields are built from parts, which nodemailer encodes: nobody can add one. */
const messageOf = (mail: Mail, from: From): SendMailOptions => ({
  from,
  to: [...mail.to],
  ...(mail.recipient && { envelope: { from: from.address, to: mail.recipient } }),
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

/**
 * What a failure means. A refusal is no reason to try again at once, and nothing is final for the
 * office: its owner can mend the password, the sender and the address, and limits pass. Only the
 * address that a visitor has typed may be none.
 */
function meaningOf(error: unknown, isToVisitor: boolean): unknown {
  const { responseCode = 0, response, code, command } = error as SMTPError;
  // RFC 5321, 4.2.3, and RFC 3463, 3.2: of the codes for a recipient those that are about the
  // address itself.
  const isAboutAddress = command === "RCPT TO" && /^55[013][ -]5\.1\.\d/.test(response ?? "");
  const parts = { code, responseCode };
  if (isToVisitor && isAboutAddress) return Object.assign(new FinalError("refused"), parts);
  return responseCode >= 500 ? Object.assign(new SetupError("refused"), parts) : error;
}

interface SMTPError {
  responseCode?: number;
  response?: string;
  code?: string;
  command?: string;
}

/** Returns what sends mails by the server that the environment names. */
export function smtpSender(env: NodeJS.ProcessEnv, from: From): SendMail {
  const { SMTP_HOST: host, SMTP_USER: user, SMTP_PASSWORD: pass } = env;
  const port = Number(env.SMTP_PORT ?? 465);
  return async (mail, signal) => {
    if (!host) throw new SetupError("not set up: SMTP_HOST");
    const isHere = host === "localhost" || host === "127.0.0.1";
    const isToVisitor = mail.isAutomatic === true;
    const progress = { isHandedOver: false };
    const logged = (entry?: { tnx?: string }) => {
      // Said when the whole message has been written: from then on the server may take it, whether
      // or not we hear of that.
      if (entry?.tnx === "message") progress.isHandedOver = true;
    };
    // A connection of our own, which ends with the attempt: nodemailer would go on with a mail that
    // is sent again meanwhile.
    const connection = connect({ host, port });
    let end: () => void = () => undefined;
    const ended = new Promise<never>((_, fail) => {
      end = () => {
        fail(signal.reason as Error);
        connection.destroy();
      };
    });
    signal.addEventListener("abort", end);
    const transport = createTransport({
      connection,
      host,
      port,
      secure: port === 465,
      // A password never travels in the open.
      requireTLS: !isHere,
      ignoreTLS: isHere,
      logger: { info: logged },
      ...(user && { auth: { user, pass: pass ?? "" } }),
    });
    const deliver = async () => {
      await once(connection, "connect", { signal });
      await transport.sendMail(messageOf(mail, from));
    };
    try {
      await Promise.race([ended, deliver()]);
    } catch (error) {
      const { responseCode } = error as SMTPError;
      // A visitor rather gets no answer than one an hour; the office rather gets one twice than
      // none.
      if (isToVisitor && progress.isHandedOver && responseCode === undefined) return;
      throw meaningOf(error, isToVisitor);
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
