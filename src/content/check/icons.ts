/** Compares the icons in static/ with the brand, from which `npm run brand` draws them. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Brand } from "../../brand/brand";
import { faviconSvg } from "../../brand/icons";
import type { ContentFile } from "../content-file";
import type { Mistake } from "../front-matter";
import { fault, mistakeAt } from "../issues";

/** Returns a mistake where the icons in static/ show another brand than content/brand.yml. The one that is a text tells. */
export async function checkIcons(root: string, files: readonly ContentFile[]): Promise<Mistake[]> {
  const brand = files.find(({ kind }) => kind.name === "brand");
  const written = brand && faviconSvg(brand.data as unknown as Brand);
  const found = await readFile(path.join(root, "static/favicon.svg"), "utf8").catch(() => written);
  if (!brand || written === undefined || found === written) return [];
  const problem = "is not what the icons in static/ show";
  return [mistakeAt(brand, ["mark"], fault("icons", problem, "run npm run brand"))];
}
