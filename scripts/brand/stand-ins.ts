/**
 * Metrics of the stand-ins for the typeface: system fonts, scaled so that lines break where they will in the typeface.
 * Computed as `createFontStack` of @capsizecss/core does, but per weight: docs/decisions/stand-in-faces.md.
 */
import { createRequire } from "node:module";
import path from "node:path";
import { fromFile } from "@capsizecss/unpack";
import { typeface } from "../../src/brand/brand";
import type { StandIn } from "../../src/brand/font-faces";

interface SystemFont {
  family: string;
  /** The weight of the typeface that it is scaled to: that of running text, or of headings. */
  targetWeight: 400 | 600;
  weights: string;
  /** Full names and PostScript names. */
  local: readonly string[];
  /** Average width of a character, in ems: `xWidthAvg / unitsPerEm` of @capsizecss/metrics 4.3. */
  width: number;
}

/** For Windows, macOS and iOS; for Android; for most others. */
const systemFonts: readonly SystemFont[] = [
  {
    family: "As Arial",
    targetWeight: 400,
    weights: "400 500",
    local: ["Arial", "Helvetica", "Liberation Sans"],
    width: 913 / 2048,
  },
  {
    family: "As Arial",
    targetWeight: 600,
    weights: "600 700",
    local: ["Arial Bold", "Helvetica Bold", "Liberation Sans Bold"],
    width: 983 / 2048,
  },
  {
    family: "As Roboto",
    targetWeight: 400,
    weights: "400 500",
    local: ["Roboto", "Roboto-Regular"],
    width: 911 / 2048,
  },
  {
    family: "As Roboto",
    targetWeight: 600,
    weights: "600 700",
    local: ["Roboto Bold", "Roboto-Bold"],
    width: 926 / 2048,
  },
  {
    family: "As Open",
    targetWeight: 400,
    weights: "400 500",
    local: ["Open Sans", "OpenSans-Regular", "Noto Sans", "NotoSans-Regular"],
    width: 960 / 2048,
  },
  {
    family: "As Open",
    targetWeight: 600,
    weights: "600 700",
    local: ["Open Sans Bold", "OpenSans-Bold", "Noto Sans Bold", "NotoSans-Bold"],
    width: 1030 / 2048,
  },
];

const percent = (ratio: number) => Math.round(1_000 * ratio) / 10;

/** Returns the stand-ins in the order in which browsers try them. */
export async function standIns(root: string): Promise<StandIn[]> {
  const { resolve } = createRequire(path.join(root, "package.json"));
  const { id } = typeface;
  return Promise.all(
    systemFonts.map(async ({ family, targetWeight, weights, local, width }) => {
      const metrics = await fromFile(
        resolve(`@fontsource/${id}/files/${id}-latin-${targetWeight}-normal.woff`),
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
