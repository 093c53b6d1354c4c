import { brandTokens } from "../../src/brand/tokens";
import { fontFiles } from "./fonts";
import { standIns } from "./stand-ins";

/** Returns the committed files that are generated from src/brand/brand.ts, by path. A build makes all others. */
export async function brandFiles(root: string): Promise<Record<string, string | Uint8Array>> {
  return {
    "src/brand/stand-ins.json": JSON.stringify(await standIns(root)),
    "src/brand/tokens.css": brandTokens,
    ...(await fontFiles(root)),
  };
}
