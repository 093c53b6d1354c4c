/** The claims that the check looks for: content/claims, which is the same for every business. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { claimsIn } from "../../src/content/check/claims";
import { readContent } from "../../src/content/content-file";
import { placeOf } from "../../src/content/paths";

/** An adoption in another state puts the law of the sample's away: scripts/adopt. */
const folders = ["drafts/content/claims", "content/claims"].filter((folder) => existsSync(folder));

/** The files of claims, by their paths below `content/`: where each stands. */
export const claimFiles: ReadonlyMap<string, string> = new Map(
  folders.flatMap((folder) =>
    readdirSync(folder).map((name) => [`claims/${name}`, path.join(folder, name)] as const),
  ),
);

/** Returns the claims in a state. */
export const claimsAt = (state: string) =>
  claimsIn(
    [...claimFiles].map(([name, place]) => {
      const file = `content/${name}`;
      const { content, mistakes } = readContent(placeOf(name)!, file, [readFileSync(place)]);
      if (!content) throw new Error(mistakes.map(({ problem }) => problem).join());
      return content;
    }),
    state,
  );
