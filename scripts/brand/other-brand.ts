/** A brand other than ours, to verify that everything that shows the brand is generated from it. */
import type * as Brand from "../../src/brand/brand";

/** The shape of src/brand/brand.ts with any values. */
type AnyBrand = Widened<Pick<typeof Brand, "colors" | "typeface" | "mark">>;

type Widened<Value> = Value extends string
  ? string
  : Value extends number
    ? number
    : { [Key in keyof Value]: Widened<Value[Key]> };

/** Changes every digit of a color. */
const otherColor = (color: string) =>
  color.replace(/[0-9a-f]/g, (digit) => ((parseInt(digit, 16) + 5) % 16).toString(16));

const changeColors = <Scheme extends object>(scheme: Scheme): { [Name in keyof Scheme]: string } =>
  Object.fromEntries(
    Object.entries(scheme).map(([name, color]) => [name, otherColor(String(color))]),
  ) as { [Name in keyof Scheme]: string };

/** Returns the brand with every value changed. */
export function otherBrand({ colors, typeface }: AnyBrand): AnyBrand {
  return {
    colors: {
      light: changeColors(colors.light),
      dark: changeColors(colors.dark),
      print: changeColors(colors.print),
    },
    typeface: { ...typeface, name: "Other Face", id: "other-face" },
    mark: { line: "M3 17h26", lineWidth: 3, shape: "M2 27h28V20H2z" },
  };
}

/** Returns how a color may start in `rgb()` notation. */
function rgbForms(color: string): string[] {
  const channels = [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16));
  const lists = [channels.join(", "), channels.join(","), channels.join(" ")];
  return lists.flatMap((list) => [`rgb(${list}`, `rgba(${list}`]);
}

/**
 * Returns the values by which to find a brand, in lower case. Without the colors for print, because any brand prints in
 * black, white and gray.
 */
export function literalsOf({ colors, typeface, mark }: AnyBrand): string[] {
  const all = [colors.light, colors.dark].flatMap((scheme) => Object.values(scheme));
  const texts = [
    ...new Set(all.flatMap((color) => [color, ...rgbForms(color)])),
    typeface.name,
    typeface.id,
    mark.line,
    mark.shape,
  ];
  return texts.map((text) => text.toLowerCase());
}
