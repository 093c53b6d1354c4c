/** What the file of a drawing may contain. Pure. */

/** The size of every drawing in its own units, a sheet or a strip half as high: pages reserve its space before it loads. */
export const drawingSize = { width: 720, height: 480, stripHeight: 240 };

export const viewBoxOf = (strip?: boolean | null) =>
  `0 0 ${drawingSize.width} ${strip ? drawingSize.stripHeight : drawingSize.height}`;

const elements = ["svg", "g", "path", "circle", "ellipse", "rect", "line", "polyline", "polygon"];

/** A drawing takes its colors from the page, and contains neither words nor anything that runs or loads. */
const attributes =
  /^(xmlns|viewBox|id|d|c[xy]|r|r[xy]|[xy][12]?|width|height|points|transform|opacity|fill|fill-rule|stroke|stroke-(width|dasharray|linecap|linejoin)|vector-effect)$/;

/** A token may be followed by the name of a color for programs that open the file by itself; a value would outlive the brand. */
const color = /^(none|currentColor|var\(--[a-z-]+(, ?[a-z]+)?\))$/;

/** Returns what is wrong with a drawing in well-formed XML, in words that follow its file name. */
export function drawingFault(svg: string, strip?: boolean): string | undefined {
  const frame = `viewBox="${viewBoxOf(strip)}"`;
  if (!/^<svg\b[^>]*>/.exec(svg)?.[0].includes(frame)) return `does not begin as <svg ${frame}>`;
  if (!/<g\b[^>]* id="art"/.test(svg)) return 'has no group with id="art"';
  for (const [, name = "", rest = ""] of svg.matchAll(/<([^\s/>]+)([^>]*)>/g)) {
    if (!elements.includes(name)) return `holds <${name}>`;
    for (const [, key = "", value = ""] of rest.matchAll(/([^\s=]+)\s*=\s*["']([^"']*)["']/g)) {
      if (!attributes.test(key)) return `has the attribute ${key}`;
      if (/^(fill|stroke)$/.test(key) && !color.test(value)) return `has the color ${value}`;
    }
  }
  return undefined;
}
