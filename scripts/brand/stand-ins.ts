/**
 * Measures of the faces that stand in for the typeface: faces that devices have, stretched so that lines break where they
 * will in the typeface. As `createFontStack` of @capsizecss/core reckons, by weight: docs/decisions/stand-in-faces.md.
 */
import { createRequire } from "node:module";
import path from "node:path";
import { fromFile } from "@capsizecss/unpack";
import { typeface } from "../../src/brand/brand";
import type { StandIn } from "../../src/brand/font-faces";

interface DeviceFace {
  family: string;
  /** The typeface's weight by which it is measured: that of running text, and that of headings. */
  measured: 400 | 600;
  weights: string;
  /** By their full and their PostScript names. */
  local: readonly string[];
  /** Its average character, in ems: `xWidthAvg / unitsPerEm` of @capsizecss/metrics 4.3. */
  width: number;
}

/** Windows, macOS and iOS; Android; most others. */
const deviceFaces: readonly DeviceFace[] = [
  {
    family: "As Arial",
    measured: 400,
    weights: "400 500",
    local: ["Arial", "Helvetica", "Liberation Sans"],
    width: 913 / 2048,
  },
  {
    family: "As Arial",
    measured: 600,
    weights: "600 700",
    local: ["Arial Bold", "Helvetica Bold", "Liberation Sans Bold"],
    width: 983 / 2048,
  },
  {
    family: "As Roboto",
    measured: 400,
    weights: "400 500",
    local: ["Roboto", "Roboto-Regular"],
    width: 911 / 2048,
  },
  {
    family: "As Roboto",
    measured: 600,
    weights: "600 700",
    local: ["Roboto Bold", "Roboto-Bold"],
    width: 926 / 2048,
  },
  {
    family: "As Open",
    measured: 400,
    weights: "400 500",
    local: ["Open Sans", "OpenSans-Regular", "Noto Sans", "NotoSans-Regular"],
    width: 960 / 2048,
  },
  {
    family: "As Open",
    measured: 600,
    weights: "600 700",
    local: ["Open Sans Bold", "OpenSans-Bold", "Noto Sans Bold", "NotoSans-Bold"],
    width: 1030 / 2048,
  },
];

const percent = (share: number) => Math.round(1_000 * share) / 10;

/** Each stand-in's face, in the order in which a browser tries them. */
export async function standIns(root: string): Promise<StandIn[]> {
  const { resolve } = createRequire(path.join(root, "package.json"));
  const { id } = typeface;
  return Promise.all(
    deviceFaces.map(async ({ family, measured, weights, local, width }) => {
      const metrics = await fromFile(
        resolve(`@fontsource/${id}/files/${id}-latin-${measured}-normal.woff`),
      );
      const em = metrics.unitsPerEm;
      const size = metrics.xWidthAvg / em / width;
      return {
        family,
        weights,
        local,
        size: percent(size),
        ascent: percent(metrics.ascent / em / size),
        descent: percent(-metrics.descent / em / size),
        lineGap: percent(metrics.lineGap / em / size),
      };
    }),
  );
}
