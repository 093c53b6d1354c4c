/** Keeps the files generated from src/brand/brand.ts up to date in every build and during development. */
import { access, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { typeface } from "../../src/brand/brand";
import { latinFile, typefaceFile } from "../../src/brand/font-faces";
import { brandTokens } from "../../src/brand/tokens";

/**
 * Writes the brand's colors into `src/brand/tokens.css` if they have changed.
 * @throws Error if the font files of the brand's typeface have not been generated
 */
export async function renewBrand(root: string): Promise<void> {
  for (const address of [typefaceFile, latinFile]) {
    await access(path.join(root, "static", address)).catch(() => {
      throw new Error(
        `src/brand/brand.ts names the typeface “${typeface.name}”, but static${address} does not exist. Create it with: npm run generate`,
      );
    });
  }
  const tokens = path.join(root, "src", "brand", "tokens.css");
  const written = await readFile(tokens, "utf8").catch(() => undefined);
  if (written !== brandTokens) await writeFile(tokens, brandTokens);
}
