/**
 * Middleware: pure functions that run before a page is shown, on the first load and at every navigation. A page names them in
 * its front matter, or as `middleware` on its component.
 */
import type { MiddlewareName } from "../../content/middleware-names";

interface Visit {
  path: string;
  query: URLSearchParams;
}

/** What middleware can tell the page. */
export interface PageFacts {
  /** Slug of the service that the address names. */
  projectType?: string;
}

type Outcome =
  /** The page is shown, with these facts. */
  | { pass: PageFacts }
  /** Another page is shown. */
  | { redirect: string }
  /** The error view is shown. */
  | { error: { message: string; status: number } };

export type Middleware = (visit: Visit) => Outcome;

/** Reads the service that the visitor asks about from the query: `/contact?project=casino`. Ignores anything but a slug. */
export const projectType: Middleware = ({ query }) => {
  const slug = query.get("project") ?? "";
  return { pass: /^[a-z\d-]{1,99}$/.test(slug) ? { projectType: slug } : {} };
};

const all: Record<MiddlewareName, Middleware> = { "project-type": projectType };

/** Runs a page's middleware in order, until one does not pass. docs/behavior.md gives the message for an unknown name. */
export function runMiddleware(
  names: readonly string[],
  visit: Visit,
  available: Readonly<Record<string, Middleware>> = all,
): Outcome {
  const facts: PageFacts = {};
  for (const name of names) {
    const run = Object.hasOwn(available, name) ? available[name] : undefined;
    if (!run) return { error: { message: `Unknown middleware ${name}`, status: 500 } };
    const outcome = run(visit);
    if (!("pass" in outcome)) return outcome;
    Object.assign(facts, outcome.pass);
  }
  return { pass: facts };
}
