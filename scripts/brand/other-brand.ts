/** Another brand than ours, to see that everything that shows the brand is made from it. */
import type * as Brand from "../../src/brand/brand";

/** The shape of src/brand/brand.ts, whatever its values. */
type AnyBrand = Loosened<Pick<typeof Brand, "colors" | "typeface" | "mark">>;

type Loosened<Value> = Value extends string
  ? string
  : Value extends number
    ? number
    : { [Key in keyof Value]: Loosened<Value[Key]> };

/** A color that is no color of ours: every digit of it is another one. */
const otherColor = (color: string) =>
  color.replace(/[0-9a-f]/g, (digit) => ((parseInt(digit, 16) + 5) % 16).toString(16));

const changed = <Scheme extends object>(scheme: Scheme): { [Name in keyof Scheme]: string } =>
  Object.fromEntries(
    Object.entries(scheme).map(([name, color]) => [name, otherColor(String(color))]),
  ) as { [Name in keyof Scheme]: string };

/** The same brand with every value changed. */
export function otherBrand({ colors, typeface }: AnyBrand): AnyBrand {
  return {
    colors: {
      light: changed(colors.light),
      dark: changed(colors.dark),
      print: changed(colors.print),
    },
    typeface: { ...typeface, name: "Other Face", id: "other-face" },
    mark: { line: "M3 17h26", lineWidth: 3, shape: "M2 27h28V20H2z" },
  };
}

/** A color as a style may write it besides. */
function rgbForms(color: string): string[] {
  const channels = [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16));
  const lists = [channels.join(", "), channels.join(","), channels.join(" ")];
  return lists.flatMap((list) => [`rgb(${list}`, `rgba(${list}`]);
}

/**
 * The texts by which a brand would be found where it does not belong, in lower case. Without those of print, which are
 * black, white and gray in print.
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
