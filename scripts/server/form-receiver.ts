import { randomBytes } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { basename, join } from "node:path";
import { formsOfSite, type BuiltForm } from "./built-forms";
import { readForm, TooLargeError, UnreadableError, type PostedForm } from "./form-body";

interface FormReceiverOptions {
  /** The built site, whose forms are accepted. */
  root: string;
  /** The forms to accept instead, where no site is built. */
  forms?: () => ReadonlyMap<string, BuiltForm>;
  /** Where submissions are written, each into a folder of its own. */
  folder: string;
  /** Called after each submission. */
  onSubmission?: (submission: Submission) => void;
}

export interface Submission {
  form: string;
  /** Its folder. */
  path: string;
  receivedAt: string;
  answers: Record<string, string>;
  files: Record<
    string,
    { name: string; type: string; bytes: number; sha256: string; path: string }
  >;
  /** Posted, but not a field of the built form: Netlify drops these. */
  ignored: string[];
}

/** 8 MB, the whole request counted. */
const requestLimit = 8_000_000;

type Post = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * Returns a handler that stands in for Netlify Forms on this machine, so that `npm start` and the tests see a real round trip. As on Netlify
 * (https://docs.netlify.com/manage/forms/setup/, /spam-filters/), the forms are those of the built HTML, other names get 404, a filled
 * honeypot is answered like a success and discarded, and a request may have 8 MB at most.
 */
export function createFormReceiver({
  root,
  // Read each time, because the site may have been rebuilt.
  forms = () => formsOfSite(root),
  folder,
  onSubmission,
}: FormReceiverOptions): Post {
  return async (request, response) => {
    let posted: PostedForm;
    try {
      posted = await readForm(request, requestLimit);
    } catch (error) {
      if (error instanceof TooLargeError) answer(response, 413, "Larger than 8 MB");
      else if (error instanceof UnreadableError) answer(response, 400, "Unreadable form");
      else throw error;
      return;
    }
    const name = posted.answers.find(([field]) => field === "form-name")?.[1] ?? "";
    const form = forms().get(name);
    if (!form) {
      answer(response, 404, "No form of this name in the built site");
      return;
    }
    if (!isTrapped(form, posted)) {
      const submission = await save(form, posted, folder);
      onSubmission?.(submission);
    }
    succeed(request, response);
  };
}

function isTrapped(form: BuiltForm, { answers }: PostedForm): boolean {
  return answers.some(([name, value]) => name === form.honeypot && value !== "");
}

async function save(form: BuiltForm, posted: PostedForm, folder: string): Promise<Submission> {
  const receivedAt = new Date().toISOString();
  const id = `${receivedAt.replace(/[:.]/g, "-")}-${form.name}-${randomBytes(3).toString("hex")}`;
  const home = join(folder, id);
  const submission: Submission = {
    form: form.name,
    path: home,
    receivedAt,
    answers: {},
    files: {},
    ignored: [],
  };
  await mkdir(home, { recursive: true });
  for (const [name, value] of posted.answers) {
    if (!form.fields.has(name)) submission.ignored.push(name);
    else if (name !== "form-name" && name !== form.honeypot) submission.answers[name] = value;
  }
  for (const { field, name, type, sha256, content } of posted.files) {
    if (!form.fields.has(field)) {
      submission.ignored.push(field);
      continue;
    }
    // Anyone may have chosen the name, so only its harmless characters are used on disk.
    const safe = basename(name)
      .replace(/[^\p{L}\p{N}._-]/gu, "_")
      .slice(-100);
    const path = join(home, `${field}-${safe}`);
    await writeFile(path, content);
    submission.files[field] = { name, type, bytes: content.length, sha256, path };
  }
  await writeFile(join(home, "submission.json"), `${JSON.stringify(submission, null, 2)}\n`);
  return submission;
}

/** Redirects a browser that sent the form itself to the page it was sent to, in its language; a script only needs the status. */
function succeed(request: IncomingMessage, response: ServerResponse): void {
  const { headers } = request;
  const isNavigation = headers["sec-fetch-mode"]
    ? headers["sec-fetch-mode"] === "navigate"
    : (headers.accept ?? "").includes("text/html");
  if (isNavigation) response.writeHead(303, { location: request.url ?? "/" }).end();
  else answer(response, 200, "Received");
}

function answer(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { "content-type": "text/plain;charset=utf-8" }).end(`${text}\n`);
}
