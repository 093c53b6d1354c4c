/** Which steps of `npm test` look at what another step makes. Pure. */

const needs: Readonly<Record<string, string>> = {
  // The types of queries are those of the last build: after one that failed, correct code would be
  // red.
  types: "build",
  lint: "build",
  "site-files": "build",
  "site-browser": "build",
  sample: "build",
  "sample-browser": "build",
  built: "fixtures",
  browser: "fixtures",
  engines: "fixtures",
};

/**
 * Returns the failed step without which another one has nothing to look at; undefined where it can
 * run.
 */
export function missingFor(name: string, failed: readonly string[]): string | undefined {
  const needed = needs[name];
  return needed !== undefined && failed.includes(needed) ? needed : undefined;
}
