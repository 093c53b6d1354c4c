/** What the file of a drawing may contain. Pure. */
import { Parser } from "htmlparser2";
import { viewBoxOf } from "../drawing";

/** What a file of SVG may hold. */
interface Allowed {
  elements: readonly string[];
  attributes: readonly string[];
  /** Whether it may hold words: those of a drawing in a text are fields of its page, in each language. */
  words: boolean;
}

const shapes = ["svg", "g", "path", "circle", "ellipse", "rect", "line", "polyline", "polygon"];

/**
 * A drawing takes its colors from the page, and contains neither words nor anything that runs or loads: no attribute may hold an
 * address, as none is in this list.
 */
const ofDrawings: Allowed = {
  elements: shapes,
  attributes: [
    ...["xmlns", "viewBox", "id", "transform", "vector-effect"],
    ...[
      "d",
      "points",
      "x",
      "x1",
      "x2",
      "y",
      "y1",
      "y2",
      "cx",
      "cy",
      "r",
      "rx",
      "ry",
      "width",
      "height",
    ],
    ...["opacity", "fill", "fill-rule"],
    ...["stroke", "stroke-width", "stroke-dasharray", "stroke-linecap", "stroke-linejoin"],
  ],
  words: false,
};

/** A map has the names of its places in it, and is in each language a file of its own. */
const ofMaps: Allowed = {
  elements: [...shapes, "text"],
  attributes: [
    ...ofDrawings.attributes,
    ...["fill-opacity", "font-size", "font-weight", "text-anchor", "paint-order", "pointer-events"],
  ],
  words: true,
};

/**
 * A file of `static/` is the owner's own drawing, with colors, words and styles of its own: any attribute but those that run a script,
 * and no address but that of a part of itself.
 */
const inStatic: readonly string[] = [
  ...shapes,
  ...["title", "desc", "defs", "symbol", "use", "style", "text", "tspan", "textPath", "marker"],
  ...["linearGradient", "radialGradient", "stop", "clipPath", "mask", "pattern"],
];

/** A token may be followed by the name of a color for programs that open the file by itself; a value would outlive the brand. */
const color = /^(none|currentColor|var\(--[a-z-]+(, ?[a-z]+)?\))$/;

/** In KB: a page loads it, and a browser draws it. */
const largest = 60;

const namespace = "http://www.w3.org/2000/svg";

/** Returns what is wrong with an attribute, in words that follow the name of the file. */
function attributeFault(name: string, value: string, allowed: Allowed): string | undefined {
  if (!allowed.attributes.includes(name)) return `has the attribute ${name}`;
  if (name === "xmlns") return value === namespace ? undefined : `has the namespace ${value}`;
  if (/^(fill|stroke)$/.test(name) && !color.test(value)) return `has the color ${value}`;
  // Numbers, units, words of SVG, and nothing that could be an address or a script.
  return /[^\w\s.,()+%-]/.test(value) && !color.test(value) ? `has ${name}="${value}"` : undefined;
}

/** Returns what is wrong with the elements of a file in well-formed XML, in words that follow its name. */
function elementFaults(svg: string, allowed: Allowed): string[] {
  if (svg.length > largest * 1000) return [`has more than ${largest} KB`];
  const faults: string[] = [];
  const ids = new Set<string>();
  const parser = new Parser(
    {
      onopentag(name, values) {
        if (values.id !== undefined && ids.has(values.id))
          faults.push(`has id="${values.id}" twice`);
        if (values.id !== undefined) ids.add(values.id);
        if (!allowed.elements.includes(name)) faults.push(`holds <${name}>`);
        for (const [key, value] of Object.entries(values))
          faults.push(
            ...[attributeFault(key, value, allowed)].filter((found) => found !== undefined),
          );
      },
      ontext(text) {
        if (!allowed.words && text.trim() !== "")
          faults.push(`holds the words “${text.trim().slice(0, 40)}”`);
      },
      onprocessinginstruction(name) {
        faults.push(`holds <${name}>`);
      },
      oncdatastart() {
        faults.push("holds <![CDATA[");
      },
    },
    { xmlMode: true },
  );
  parser.end(svg);
  return faults;
}

/** Returns what is wrong with a drawing in well-formed XML, in words that follow its file name. */
export function drawingFault(svg: string, box: string = viewBoxOf()): string | undefined {
  let [first, hasArt] = [undefined as string | undefined, false];
  const parser = new Parser(
    {
      onopentag(name, { id, viewBox }) {
        first ??= name === "svg" ? `svg ${viewBox ?? ""}` : name;
        hasArt ||= name === "g" && id === "art";
      },
    },
    { xmlMode: true },
  );
  parser.end(svg);
  return [
    ...(first === undefined || first === `svg ${box}`
      ? []
      : [`does not begin as <svg viewBox="${box}">`]),
    ...elementFaults(svg, ofDrawings),
    ...(hasArt ? [] : ['has no group with id="art"']),
  ][0];
}

/** Returns what is wrong with the drawing of a map in well-formed XML, in words that follow its file name. */
export const mapFault = (svg: string): string | undefined => elementFaults(svg, ofMaps)[0];

/** Returns what is wrong with an SVG file of `static/` in well-formed XML, in words that follow its name. */
export function staticDrawingFault(svg: string): string | undefined {
  const faults: string[] = [];
  const parser = new Parser(
    {
      onopentag(name, values) {
        if (!inStatic.includes(name)) faults.push(`holds <${name}>`);
        for (const [key, value] of Object.entries(values)) {
          const isName = /^(?:xmlns(?::\w+)?|id|class)$/.test(key);
          if (/^on/i.test(key) || (!isName && leadsOut(key, value)))
            faults.push(`has ${key}="${value.slice(0, 60)}"`);
        }
      },
      ontext(text) {
        if (leadsOut("style", text))
          faults.push(`loads something in “${text.trim().slice(0, 60)}”`);
      },
      onprocessinginstruction(name) {
        if (name !== "?xml") faults.push(`holds <${name}>`);
      },
      oncdatastart() {
        faults.push("holds <![CDATA[");
      },
    },
    { xmlMode: true },
  );
  parser.end(svg);
  return faults[0];
}

/** Whether a value holds an address beyond the file, or could: what CSS writes with a backslash is not read here. */
const leadsOut = (name: string, value: string): boolean =>
  /(?:^|:)(?:href|src|base)$/i.test(name)
    ? !/^#[\w.-]+$/.test(value.trim())
    : /@import|\\|image-set|url\(\s*["']?(?!["']?#)|\w+script:/i.test(value);
