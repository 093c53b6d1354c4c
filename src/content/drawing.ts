/** What a drawing is made of, and what can be wrong with its file. Pure. */

/** The units of every drawing: a sheet, or a strip half as high, so that each leaves its room free before it is there. */
export const drawingSize = { width: 720, height: 480, stripHeight: 240 };

/** The frame of a sheet or a strip, in its units. */
export const viewBoxOf = (strip?: boolean | null) =>
  `0 0 ${drawingSize.width} ${strip ? drawingSize.stripHeight : drawingSize.height}`;

const elements = ["svg", "g", "path", "circle", "ellipse", "rect", "line", "polyline", "polygon"];

/** What takes its colors from the page, and holds neither words nor anything that runs or loads. */
const attributes =
  /^(xmlns|viewBox|id|d|c[xy]|r|r[xy]|[xy][12]?|width|height|points|transform|opacity|fill|fill-rule|stroke|stroke-(width|dasharray|linecap|linejoin)|vector-effect)$/;

const color = /^(none|currentColor|var\(--[a-z-]+(, ?#[0-9a-f]{3,8})?\))$/;

/**
 * What is wrong with the text of a drawing's file, in words that follow its name.
 * @param svg well-formed XML
 */
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
