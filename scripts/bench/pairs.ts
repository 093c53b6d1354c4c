/** Measures one site, or two in alternation, so that whatever slows the machine down affects both alike. */
import { medians, type Values } from "./medians";
import type { Row } from "./tables";

export interface Sample {
  values: Values;
  /** What keeps the page from a perfect score, e.g. "seo: meta-description". */
  failures?: string[];
}

export interface Plan {
  /** What is measured, for the progress log. */
  name: string;
  /** One site, or two to compare: a folder or an address, whichever `measure` takes. */
  sites: readonly string[];
  routes: readonly string[];
  runs: number;
  measure: (site: string, route: string, run: number) => Promise<Sample>;
  log: (text: string) => void;
}

export interface Measured {
  /** Medians by route. */
  rows: Row[];
  /** The failures of the first site, each with its routes. */
  failures: Map<string, Set<string>>;
}

/** Retries once: a browser on a busy machine may fail, but hardly twice in a row. */
async function withRetry<T>(work: () => Promise<T>, log: (text: string) => void): Promise<T> {
  try {
    return await work();
  } catch (error) {
    log(`retrying after ${String(error)}`);
    return await work();
  }
}

export async function measurePairs(plan: Plan): Promise<Measured> {
  const { sites, routes, runs, measure, log } = plan;
  const rows: Row[] = [];
  const failures: Measured["failures"] = new Map();
  const sample = (site: string, route: string, run: number) =>
    withRetry(() => measure(site, route, run), log);

  // A warm-up: the first page in a new browser is slower than any other.
  for (const site of sites) await sample(site, routes[0] ?? "/", 0);

  for (const route of routes) {
    const samples = sites.map(() => [] as Values[]);
    for (let run = 0; run < runs; run += 1) {
      for (const [index, site] of sites.entries()) {
        const side = sites.length > 1 ? `, ${["ours", "other"][index] ?? ""}` : "";
        log(`${plan.name} ${route}, run ${run + 1} of ${runs}${side}`);
        const { values, failures: failed = [] } = await sample(site, route, run);
        samples[index]?.push(values);
        if (index > 0) continue;
        for (const name of failed) failures.set(name, (failures.get(name) ?? new Set()).add(route));
      }
    }
    const [values = {}, other] = samples.map(medians);
    rows.push({ name: `\`${route}\``, values, ...(other && { other }) });
  }
  return { rows, failures };
}
