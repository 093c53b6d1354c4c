/** Reads content/brand.yml. What webpack compiles has `brand-file.browser.ts` in its place. */
import { readFileSync } from "node:fs";
import { parse } from "yaml";
import type { Brand } from "./brand";

/** What content/brand.yml says. A file that is missing or malformed throws. */
export const brand = parse(readFileSync("content/brand.yml", "utf8")) as Brand;
