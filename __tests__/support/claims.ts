/** The claims that the check looks for: content/claims, which is the same for every business. */
import { readdirSync, readFileSync } from "node:fs";
import { claimsIn } from "../../src/content/check/claims";
import { readContent } from "../../src/content/content-file";
import { placeOf } from "../../src/content/paths";

/** Returns the claims in a state. */
export const claimsAt = (state: string) =>
  claimsIn(
    readdirSync("content/claims").map((name) => {
      const place = placeOf(`claims/${name}`)!;
      const file = `content/claims/${name}`;
      const { content, mistakes } = readContent(place, file, [readFileSync(file)]);
      if (!content) throw new Error(mistakes.map(({ problem }) => problem).join());
      return content;
    }),
    state,
  );
