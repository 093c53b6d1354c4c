/** Bytes transferred, by kind of file. Pure. */
import type { Values } from "./medians";

/** `data` is what scripts request (Gatsby's JSON) and everything that is of no other kind. */
export const kinds = ["document", "script", "style", "image", "font", "data"] as const;
type Kind = (typeof kinds)[number];

/** Our kinds by Chromium's resource types; all others are `data`. */
const kindByType: Partial<Record<string, Kind>> = {
  Document: "document",
  Script: "script",
  Stylesheet: "style",
  Image: "image",
  Font: "font",
};

/** An item of Lighthouse's audit `network-requests`. */
interface Transfer {
  resourceType?: unknown;
  transferSize?: unknown;
}

/** Returns the sum of each kind, and the total. */
export function bytesByKind(transfers: readonly Transfer[]): Values {
  const sums: Record<Kind | "total", number> = {
    document: 0,
    script: 0,
    style: 0,
    image: 0,
    font: 0,
    data: 0,
    total: 0,
  };
  for (const { resourceType, transferSize } of transfers) {
    const size = typeof transferSize === "number" ? transferSize : 0;
    sums[kindByType[String(resourceType)] ?? "data"] += size;
    sums.total += size;
  }
  return sums;
}
