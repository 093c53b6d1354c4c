import { contrast, pairs } from "../../brand/contrast";
import { code, flag, number, object, refuse } from "../fields";
import { dataKind } from "../kind";

const color = (description: string) => code(/^#[0-9a-f]{6}$/, `${description}, as #0f4149.`);

const inBoth = (description: string) =>
  object("BrandColor", description, {
    light: color("The color of the light scheme"),
    dark: color("The color of the dark scheme"),
  });

/** The colors, by the names of their tokens: what each is for. */
const colors = {
  paper: "The ground of pages.",
  raised: "The ground of what stands out from a page.",
  line: "Rules between things.",
  edge: "The outline of a control.",
  ink: "Text.",
  quiet: "Quiet text.",
  accent: "What the eye is led to.",
  action: "Links and buttons.",
  actionOver: "The same under a pointer.",
  onAction: "Words on a button.",
  sage: "A color of drawings.",
  danger: "Mistakes in a form.",
  band: "The band of header and footer.",
  onBand: "Text on the band.",
  onBandQuiet: "Quiet text on the band.",
  bandLine: "Rules on the band.",
  onBandAccent: "What the eye is led to on the band.",
  onBandDanger: "The sign for closed, on the band.",
  sky: "What surrounds the home page's picture: the color of its top row of pixels.",
  skyInk: "Words on it.",
  viewer: "The ground of an enlarged picture.",
} as const;

/** A drawing as SVG path data. */
const path = (description: string) => code(/^[MmLlHhVvCcSsQqTtAaZz0-9 ,.-]+$/, description);

const svg = (typeName: string, description: string) =>
  object(typeName, description, {
    file: code(/^\/[a-z0-9-]+\.svg$/, "The file in static/, as /logo.svg."),
    width: number("Its width, in any unit.", 1),
    height: number("Its height, in the same unit.", 1),
  });

const schema = object(
  "Brand",
  "The look of the business. After a change: npm run brand.",
  {
    colors: object(
      "BrandColors",
      "The colors of the light and of the dark scheme.",
      Object.fromEntries(Object.entries(colors).map(([one, what]) => [one, inBoth(what)])),
      (values, context) => {
        const known = values as Readonly<Record<string, Record<"light" | "dark", string>>>;
        for (const [one, ground, least] of pairs)
          for (const scheme of ["light", "dark"] as const) {
            const [front, back] = [known[one]?.[scheme] ?? "", known[ground]?.[scheme] ?? ""];
            const ratio = contrast(front, back);
            if (ratio >= least) continue;
            const rounded = Math.floor(ratio * 10) / 10;
            const remedy = `make one of them lighter or darker, until it is ${least} to 1`;
            const problem = `stands on ${ground}, ${back}, at ${rounded} to 1`;
            refuse(context, [one, scheme], `${problem}: ${remedy}`);
          }
      },
    ),
    radius: code(/^(?:0|\d+(?:\.\d+)?(?:px|rem))$/, "The rounding of corners: 3px, 0.5rem, 0px."),
    typeface: code(
      /^(?:@fontsource(?:-variable)?\/[a-z0-9-]+|[a-z0-9-]+\.woff2)$/,
      "The typeface: a package of fontsource.org, as @fontsource-variable/lora, or a WOFF2 file of " +
        "static/fonts, as own.woff2; that of the system when left out.",
    ).optional(),
    serif: flag(
      "Whether a WOFF2 file of one's own has serifs; a package says it itself.",
    ).optional(),
    mark: object("BrandMark", "The mark: paths in a box of 32 by 32.", {
      line: path("A line, in the color of text."),
      lineWidth: number("The width of the line.", 0.5, 8),
      shape: path("A shape, in the color of the accent."),
    }).optional(),
    logo: svg("BrandLogo", "The business's own drawing, in the place of the mark.").optional(),
    wordmark: svg(
      "Wordmark",
      "Its name as a drawing, in the place of its name in letters.",
    ).optional(),
  },
  ({ mark, logo, typeface, serif }, context) => {
    if (serif !== undefined && !(typeof typeface === "string" && typeface.endsWith(".woff2")))
      refuse(context, ["serif"], "is for a WOFF2 file of one's own: take it out");
    if (!mark && !logo)
      refuse(context, ["mark"], "is missing, and so is a logo: write one of them");
  },
);

/** The look of the business. */
export const brand = dataKind({
  name: "brand",
  labels: { one: "Brand", many: "Brand" },
  files: "brand.yml",
  schema,
  fileSchema: schema,
});
