/**
 * Builds and crawls the fixture businesses: `npm test -- businesses` all of them, and the first
 * with each of its extras switched off; `npm test -- without-map` that alone, `npm test --
 * smallest` the smallest. What the tests of any site look at (`npm test -- site`) holds for each,
 * and no site names the business of another.
 */
import { join } from "node:path";
import {
  businesses,
  extrasOf,
  foreignIn,
  prepareBusiness,
  smallest,
  tracesOf,
  type Business,
  type Extra,
} from "../__tests__/support/businesses";
import { browserTests, count, jestTests, sum, type Count } from "./counted";
import { printError, run } from "./run";

interface Variant {
  business: Business;
  /** An extra that is switched off. */
  off?: Extra | undefined;
}

/** Counts a list of faults as a single check, and prints them. */
function check(title: string, faults: readonly string[]): Count {
  if (faults.length > 0) printError([`✗ ${title}:`, ...faults].join("\n    "));
  return count(faults.length === 0);
}

/** Builds a business, and returns its folder; undefined where the build failed. */
export async function buildBusiness(
  { business, off }: Variant,
  env: NodeJS.ProcessEnv = {},
): Promise<string | undefined> {
  const folder = await prepareBusiness(business, { off });
  const built = await run(["--import", "tsx", "scripts/build.ts"], env, folder);
  return built === 0 ? folder : undefined;
}

/** Builds a business and looks at its pages. */
async function checkVariant(variant: Variant, inBrowser: boolean): Promise<Count> {
  const { business, off } = variant;
  const title = off ? `${business} without ${off}` : business;
  console.log(`\n${title}`);
  const folder = await buildBusiness(variant);
  if (!folder) return check(`${title} is built`, [`its content stays in .businesses/${business}`]);
  const dist = join(folder, "dist");
  const results = [
    check(`${title} names no other business`, await foreignIn(business, dist)),
    check(`${title} has no trace of ${off}`, off ? await tracesOf(off, dist) : []),
    await jestTests("site", folder),
  ];
  if (inBrowser) results.push(await browserTests(["site"], folder));
  return sum(results);
}

/** Builds and crawls the smallest business, without a browser. */
export const checkSmallest = () => checkVariant({ business: smallest }, false);

/** Builds and crawls the first business without one of its extras, without a browser. */
export const checkWithout = (off: Extra) => checkVariant({ business: businesses[0], off }, false);

/** Builds and crawls every business, in a browser too, and the first without each of its extras. */
export async function checkBusinesses(): Promise<Count> {
  const results: Count[] = [];
  for (const business of businesses) results.push(await checkVariant({ business }, true));
  for (const off of extrasOf(businesses[0])) results.push(await checkWithout(off));
  return sum(results);
}
