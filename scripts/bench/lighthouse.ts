/** Lighthouse, simulating either a phone or a desktop with its default throttling. */
import type { Category, Result } from "lighthouse";
import { bytesByKind, kinds } from "./bytes";
import type { Values } from "./medians";
import { columns } from "./tables";

export type Device = "mobile" | "desktop";

const categories = {
  performance: "Performance",
  accessibility: "Accessibility",
  "best-practices": "Best practices",
  seo: "SEO",
};

const times = {
  "first-contentful-paint": "FCP, ms",
  "largest-contentful-paint": "LCP, ms",
  "total-blocking-time": "TBT, ms",
};

const shift = { "cumulative-layout-shift": "CLS" };

export const scoreColumns = [
  ...columns("score", categories),
  ...columns("milliseconds", times),
  ...columns("shift", shift),
];

/** Metrics that also mean something on a page without script. */
export const limitColumns = columns("milliseconds", times)
  .slice(0, 2)
  .concat(columns("shift", shift));

export const byteColumns = columns(
  "kilobytes",
  Object.fromEntries([...kinds, "total"].map((kind) => [kind, `${kind}, KB`])),
);

interface Audited {
  values: Values;
  /** Audits that keep a category below 100, e.g. "seo: meta-description". */
  failures: string[];
}

function failuresOf(name: string, { auditRefs }: Category, audits: Result["audits"]): string[] {
  return auditRefs
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${name}: ${id}`);
}

/**
 * Runs Lighthouse once. For a first visit, pass an address with a new port: a new origin has nothing in the cache.
 * @param port Chromium's remote debugging port
 */
export async function audit(address: string, device: Device, port: number): Promise<Audited> {
  const { default: lighthouse, desktopConfig } = await import("lighthouse");
  const flags = {
    port,
    logLevel: "error",
    onlyCategories: Object.keys(categories),
    // Only Lighthouse's HTML report shows it.
    disableFullPageScreenshot: true,
  } as const;
  const output = await lighthouse(address, flags, device === "desktop" ? desktopConfig : undefined);
  const result = output?.lhr;
  if (!result || result.runtimeError) {
    throw new Error(`Lighthouse failed at ${address}: ${result?.runtimeError?.message ?? "?"}`);
  }
  const { audits } = result;
  const values: Record<string, number> = {
    ...bytesByKind(audits["network-requests"]?.details?.items ?? []),
  };
  for (const name of Object.keys({ ...times, ...shift })) {
    const value = audits[name]?.numericValue;
    if (value === undefined) throw new Error(`Lighthouse gave no value for ${name} at ${address}.`);
    values[name] = value;
  }
  const failures: string[] = [];
  for (const name of Object.keys(categories)) {
    const category = result.categories[name];
    if (category?.score == null) {
      throw new Error(`Lighthouse gave no score for ${name} at ${address}.`);
    }
    values[name] = Math.round(category.score * 100);
    if (category.score < 1) failures.push(...failuresOf(name, category, audits));
  }
  return { values, failures };
}
