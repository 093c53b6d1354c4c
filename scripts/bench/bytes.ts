/** Transferred bytes by kind of file. Pure. */
import type { Values } from "./medians";

/** `data` is what scripts request (Gatsby's JSON) and everything that fits no other kind. */
export const kinds = ["document", "script", "style", "image", "font", "data"] as const;
type Kind = (typeof kinds)[number];

/** Chromium's names of the kinds that we tell apart. */
const ours: Partial<Record<string, Kind>> = {
  Document: "document",
  Script: "script",
  Stylesheet: "style",
  Image: "image",
  Font: "font",
};

/** An entry of Lighthouse's list of requests. */
interface Transfer {
  resourceType?: unknown;
  transferSize?: unknown;
}

/** The sum of each kind, and of all. */
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
    sums[ours[String(resourceType)] ?? "data"] += size;
    sums.total += size;
  }
  return sums;
}
