/** Measures one site, or two of them in turns, so that whatever slows the machine affects both alike. */
import { medians, type Values } from "./medians";
import type { Row } from "./tables";

export interface Sample {
  values: Values;
  /** What is wrong, in words. */
  failures?: string[];
}

export interface Plan {
  /** What is measured, for the progress log. */
  name: string;
  /** The sites, by what `measure` knows them by: one, or two to compare. */
  sites: readonly string[];
  routes: readonly string[];
  runs: number;
  measure: (site: string, route: string, run: number) => Promise<Sample>;
  log: (text: string) => void;
}

export interface Measured {
  /** Medians by route. */
  rows: Row[];
  /** What was wrong with the first site, and where. */
  failures: Map<string, Set<string>>;
}

/** A browser on a busy machine may fail once; twice is no accident. */
async function twice<T>(work: () => Promise<T>, log: (text: string) => void): Promise<T> {
  try {
    return await work();
  } catch (error) {
    log(`once more: ${String(error)}`);
    return await work();
  }
}

export async function measurePairs(plan: Plan): Promise<Measured> {
  const { sites, routes, runs, measure, log } = plan;
  const rows: Row[] = [];
  const failures: Measured["failures"] = new Map();
  const take = (site: string, route: string, run: number) =>
    twice(() => measure(site, route, run), log);

  // The first page in a new browser is slower than any other: it doesn't count.
  for (const site of sites) await take(site, routes[0] ?? "/", 0);

  for (const route of routes) {
    const samples = sites.map(() => [] as Values[]);
    for (let run = 0; run < runs; run += 1) {
      for (const [index, site] of sites.entries()) {
        const side = sites.length > 1 ? `, ${["ours", "other"][index] ?? ""}` : "";
        log(`${plan.name} ${route}, run ${run + 1} of ${runs}${side}`);
        const { values, failures: wrong = [] } = await take(site, route, run);
        samples[index]?.push(values);
        if (index > 0) continue;
        for (const what of wrong) failures.set(what, (failures.get(what) ?? new Set()).add(route));
      }
    }
    const [values = {}, other] = samples.map(medians);
    rows.push({ name: `\`${route}\``, values, ...(other && { other }) });
  }
  return { rows, failures };
}
