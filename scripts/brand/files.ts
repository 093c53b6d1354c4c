import { brandTokens } from "../../src/brand/tokens";
import { fontFiles } from "./fonts";
import { standIns } from "./stand-ins";

/** What is made from src/brand/brand.ts and committed, by path from the project's root; all else is made by a build. */
export async function brandFiles(root: string): Promise<Record<string, string | Uint8Array>> {
  return {
    "src/brand/stand-ins.json": JSON.stringify(await standIns(root)),
    "src/brand/tokens.css": brandTokens,
    ...(await fontFiles(root)),
  };
}
