/** Keeps the files that are made from src/brand/brand.ts in step with it whenever a site is built or developed. */
import { access, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { typeface } from "../../brand/brand";
import { latinFile, typefaceFile } from "../../brand/font-faces";
import { brandTokens } from "../../brand/tokens";

/**
 * Renews the styles' colors where the brand has changed.
 * @throws Error when the files of its typeface were not made yet
 */
export async function renewBrand(root: string): Promise<void> {
  for (const address of [typefaceFile, latinFile]) {
    await access(path.join(root, "static", address)).catch(() => {
      throw new Error(
        `src/brand/brand.ts names the typeface “${typeface.name}”, but there is no static${address}. Make it: npm run generate`,
      );
    });
  }
  const tokens = path.join(root, "src", "brand", "tokens.css");
  const written = await readFile(tokens, "utf8").catch(() => undefined);
  if (written !== brandTokens) await writeFile(tokens, brandTokens);
}
