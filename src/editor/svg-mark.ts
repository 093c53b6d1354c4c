/** Reads a client's mark, which is a single path and its viewBox, from an SVG file. Pure. */

interface SvgMark {
  viewBox: string;
  drawing: string;
}

/** Elements that draw nothing themselves, and paths. */
const allowed = ["svg", "g", "path", "title", "desc", "defs", "metadata", "style"];

const asOutlines =
  "Ask for it as outlines: one color, shapes turned into paths, nothing moved or rotated.";

/** Returns the mark, or a message for the author if the file contains anything else. */
export function svgMark(file: string): SvgMark | string {
  const svg = file.replace(/<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<(metadata|style)\b[\s\S]*?<\/\1>/g, "");
  const tags = [...svg.matchAll(/<([a-z][\w:.-]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/gi)];
  const root = tags.find(([, name]) => name === "svg")?.[2];
  if (root === undefined) return "The file is no SVG drawing.";
  const other = tags.find(([, name = ""]) => !name.includes(":") && !allowed.includes(name))?.[1];
  if (other) return `The drawing holds <${other}>. ${asOutlines}`;
  if (tags.some(([, , rest = ""]) => attribute(rest, "transform")))
    return `The drawing holds parts that are moved or rotated. ${asOutlines}`;
  const [x, y, width, height] = (attribute(root, "viewBox") ?? "").split(/[\s,]+/).map(Number);
  if (x !== 0 || y !== 0 || !width || !height)
    return "The drawing's box does not begin at 0 0. Save it with a viewBox such as “0 0 96 40”.";
  const paths = tags.filter(([, name, rest = ""]) => name === "path" && isFilled(rest));
  const drawing = paths
    .map(([, , rest = ""]) => attribute(rest, "d")?.replace(/\s+/g, " ").trim() ?? "")
    .join("");
  if (!/^[Mm][MmLlHhVvCcSsQqTtAaZz0-9 ,.-]+$/.test(drawing))
    return `The drawing holds no filled path that can be read. ${asOutlines}`;
  return { viewBox: `0 0 ${Math.ceil(width)} ${Math.ceil(height)}`, drawing };
}

/** Whether a path is filled; files often have an invisible frame around the drawing. */
function isFilled(attributes: string): boolean {
  const style = attribute(attributes, "style") ?? "";
  return attribute(attributes, "fill") !== "none" && !/fill:\s*none/.test(style);
}

function attribute(attributes: string, name: string): string | undefined {
  const form = new RegExp(String.raw`(?:^|\s)${name}\s*=\s*(?:"([^"]*)"|'([^']*)')`);
  return form.exec(attributes)?.slice(1).join("");
}
