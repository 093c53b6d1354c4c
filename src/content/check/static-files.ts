/**
 * What the files of `static/` may be: they are served as they are, and a browser opens them by
 * themselves.
 */
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Mistake } from "../front-matter";
import { fault, type Fault } from "../issues";
import { staticDrawingFault } from "./drawing";
import { conflictIn } from "../source-faults";
import { decode } from "./read-pictures";

/**
 * Files that a browser shows, plays or saves, and that run nothing. Pages and scripts are none of
 * them: they would run beside the site's own, with its address.
 */
const allowed = /\.(?:jpe?g|png|webp|svg|ico|woff2?|pdf|txt|csv|vcf|ics|mp4|webm|mp3|vtt|zip)$/i;

/** The service worker that takes earlier ones away. */
const worker = "sw.js";

/**
 * Reports each file of `static/` that is not what its name says, runs or loads something, or tells
 * where it was made.
 */
export async function checkStaticFiles(root: string, names: Iterable<string>): Promise<Mistake[]> {
  const found = await Promise.all(
    [...names].map(async (name) => {
      const faults = await faultsOf(name, () => readFile(path.join(root, "static", name)));
      return faults.map((one) => ({ file: `static/${name}`, line: 1, field: "file", ...one }));
    }),
  );
  return found.flat();
}

async function faultsOf(
  name: string,
  read: () => Promise<Buffer>,
): Promise<(Fault & { line?: number })[]> {
  if (name === worker) return [];
  if (!allowed.test(name)) {
    const remedy = "take it out: a page is a folder of content/pages, a script a part of src";
    return [fault("static-kind", "is of a kind that static/ may not hold", remedy)];
  }
  if (/\.(?:txt|csv|vcf|ics|vtt)$/i.test(name)) {
    const merge = conflictIn((await read()).toString());
    return merge ? [merge] : [];
  }
  if (!/\.(?:jpe?g|png|webp|svg)$/i.test(name)) return [];
  const { fault: unsound, hasPlace, svg } = await decode(name, await read());
  if (unsound) return [unsound];
  if (hasPlace) {
    const problem = "tells where it was taken, or may tell it";
    return [fault("picture-location", problem, "export it again without its location")];
  }
  const wrong = svg === undefined ? undefined : staticDrawingFault(svg);
  const remedy = "export it as plain SVG, without scripts and links";
  return wrong === undefined ? [] : [fault("static-drawing", wrong, remedy)];
}
