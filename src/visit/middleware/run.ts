import type { MiddlewareName } from "../../content/middleware-names";
import type { Middleware, Outcome, PageFacts, Visit } from "./outcome";
import { projectType } from "./project-type";

const all: Record<MiddlewareName, Middleware> = { "project-type": projectType };

/** Runs what a page names, in its order, until one does not let it pass. docs/behavior.md has the words for an unknown name. */
export function runMiddleware(
  names: readonly string[],
  visit: Visit,
  known: Readonly<Record<string, Middleware>> = all,
): Outcome {
  const facts: PageFacts = {};
  for (const name of names) {
    const run = Object.hasOwn(known, name) ? known[name] : undefined;
    if (!run) return { error: { message: `Unknown middleware ${name}`, status: 500 } };
    const outcome = run(visit);
    if (!("pass" in outcome)) return outcome;
    Object.assign(facts, outcome.pass);
  }
  return { pass: facts };
}
