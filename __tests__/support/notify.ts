/**
 * Stand-ins for what a function talks to: a mail server and an address that takes webhooks, both on
 * this machine.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { simpleParser, type ParsedMail } from "mailparser";
import { SMTPServer } from "smtp-server";

interface Received {
  to: string[];
  raw: string;
  mail: ParsedMail;
}

/** What the mail server answers to a recipient. */
type Answer = (to: string) =>
  | {
      /** Status of an error, and the words after it. */
      status?: number;
      words?: string;
      /** In milliseconds. */
      wait?: number;
      /** Waits until it is told to go on, and has kept the mail by then. */
      until?: Promise<void>;
      /** Status of an error once it has kept the mail. */
      afterwards?: number;
    }
  | undefined;

/** Starts a mail server that keeps what it receives. */
export async function mailServer(answer: Answer = () => undefined) {
  const received: Received[] = [];
  const current = { answer };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    logger: false,
    onRcptTo: ({ address }, _session, done) => {
      const { status, words = "no" } = current.answer(address) ?? {};
      done(status === undefined ? null : Object.assign(new Error(words), { responseCode: status }));
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        const { wait = 0, until, afterwards } = current.answer(to[0] ?? "") ?? {};
        const raw = Buffer.concat(chunks).toString();
        setTimeout(() => {
          void simpleParser(raw).then(async (mail) => {
            received.push({ to, raw, mail });
            await until;
            const late = Object.assign(new Error("late"), { responseCode: afterwards });
            done(afterwards === undefined ? null : late);
          });
        }, wait);
      });
    },
  });
  server.on("error", () => undefined);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.server.address() as AddressInfo;
  return {
    received,
    env: { SMTP_HOST: "127.0.0.1", SMTP_PORT: String(port) },
    /** Changes how it answers from now on. */
    answers: (next: Answer) => {
      current.answer = next;
    },
    /** Returns the mails to an address. */
    to: (address: string) => received.filter(({ to }) => to.includes(address)),
    close: () => new Promise<void>((done) => server.close(done)),
  };
}

interface Call {
  headers: IncomingHttpHeaders;
  body: string;
  data: Record<string, unknown>;
  type: string;
}

/**
 * Starts a receiver of webhooks. @param statusOf what it answers to the nth request with an id; 0
 * takes it and cuts the connection
 */
export async function webhookServer(statusOf: (nth: number) => number = () => 200) {
  const calls: Call[] = [];
  /** Those that it keeps. */
  const taken: Call[] = [];
  const counts = new Map<string, number>();
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      const id = String(request.headers["webhook-id"]);
      const nth = (counts.get(id) ?? 0) + 1;
      counts.set(id, nth);
      const { data, type } = JSON.parse(body) as Pick<Call, "data" | "type">;
      const call = { headers: request.headers, body, data, type };
      calls.push(call);
      const status = statusOf(nth);
      if (status < 300) taken.push(call);
      if (status === 0) request.socket.destroy();
      else response.writeHead(status).end();
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  return {
    calls,
    taken,
    env: { WEBHOOK_URL: `http://127.0.0.1:${port}/hook`, WEBHOOK_SECRET: "a secret of 24 signs" },
    close: () => new Promise<void>((done) => server.close(() => done())),
  };
}

/** Makes a folder that is gone after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "forms-"));
  folders.push(folder);
  return folder;
}

const folders: string[] = [];

/** Removes the folders that tests have made. */
export const removeFolders = () => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
};
