import { mkdtempSync, rmSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { createFormReceiver, type Submission } from "../../scripts/server/form-receiver";
import { eventually } from "./eventually";
import { publicFolder } from "./site";

export interface Receiver {
  /** Handles POST requests; an option of `useSite`. */
  post: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /** What has been received since the test began. */
  submissions: Submission[];
  /** The number of POST requests since the test began, received or not. */
  posts: () => number;
  /** Replaces the handler of POST requests for the rest of the test. */
  answerWith: (other: (request: IncomingMessage, response: ServerResponse) => void) => void;
}

/** Receives the forms of the built site for the tests of one file, in a temporary folder. */
export function useReceiver(): Receiver {
  const folder = mkdtempSync(join(tmpdir(), "submissions-"));
  const submissions: Submission[] = [];
  let posts = 0;
  let instead: ((request: IncomingMessage, response: ServerResponse) => void) | undefined;
  const receive = createFormReceiver({
    root: publicFolder,
    folder,
    onSubmission: (submission) => submissions.push(submission),
  });
  beforeEach(() => {
    submissions.length = 0;
    posts = 0;
    instead = undefined;
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return {
    submissions,
    posts: () => posts,
    answerWith: (other) => {
      instead = other;
    },
    post: async (request, response) => {
      posts += 1;
      if (instead) instead(request, response);
      else await receive(request, response);
    },
  };
}

/** Waits until script has taken over the form. */
export async function enhanced(page: Page): Promise<void> {
  await page.locator("form[data-phase]").waitFor();
}

/** Waits until a form is no longer taken for a robot's because it was filled in too fast. */
export async function pastMinimumFillTime(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.now() > 2_100);
}

export const contactAnswers = {
  name: "O'Brien-Ñúñez 李",
  email: "sam@example.com",
  phone: "+1 (702) 555-0142 ext. 7",
  project: "Kitchen Remodel",
  message:
    'Line one\nLine two 👷🏽‍♀️\n\n  indented & "quoted" + 100 % = a < b\nJane <jane@example.com> <img src=x onerror=alert(1)>',
};

/** Types the answers of the contact form, as a person would. */
export async function fillContact(
  page: Page,
  answers: Partial<typeof contactAnswers> = contactAnswers,
): Promise<void> {
  const form = page.locator("form[name=contact]");
  for (const [name, answer] of Object.entries(answers)) {
    const control = form.locator(`[name="${name}"]`);
    if (name === "project") await control.selectOption(answer);
    else await control.fill(answer);
  }
}

/** Waits until the saved draft of the contact form has these answers. */
export async function draftSaved(page: Page, answers: object = contactAnswers): Promise<void> {
  await eventually(async () => {
    const draft = await page.evaluate(() => localStorage.getItem("draft-contact"));
    expect((JSON.parse(draft ?? "{}") as { answers?: unknown }).answers).toMatchObject(answers);
  });
}

/** Waits until the form has these answers: script restores them a moment after it has taken over. */
export async function answersRestored(page: Page, answers: object = contactAnswers): Promise<void> {
  await eventually(async () => expect(await answersOn(page)).toMatchObject(answers));
}

/** Returns the values of the form's fields. */
export function answersOn(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => {
    const form = document.querySelector<HTMLFormElement>("form[data-phase], form[method]")!;
    const entries = [...new FormData(form)].filter(([, value]) => typeof value === "string");
    return Object.fromEntries(entries) as Record<string, string>;
  });
}

export const sendButton = (page: Page) => page.locator("form button[type=submit]");
