/** What the file of a drawing may contain. Pure. */
import { Parser } from "htmlparser2";
import { viewBoxOf } from "../drawing";

/** What a file of SVG may hold. */
interface Allowed {
  elements: readonly string[];
  attributes: readonly string[];
  /**
   * Whether it may hold words: those of a drawing in a text are fields of its page, in each
   * language.
   */
  words: boolean;
}

const shapes = ["svg", "g", "path", "circle", "ellipse", "rect", "line", "polyline", "polygon"];

/**
 * A drawing takes its colors from the page, and contains neither words nor anything that runs or
 * loads: no attribute may hold an address, as none is in this list.
 */
const ofDrawings: Allowed = {
  elements: shapes,
  attributes: [
    "xmlns",
    "viewBox",
    "id",
    "transform",
    "vector-effect",
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
    "opacity",
    "fill",
    "fill-rule",
    "stroke",
    "stroke-width",
    "stroke-dasharray",
    "stroke-linecap",
    "stroke-linejoin",
  ],
  words: false,
};

/** A drawing with words in it, such as the names of places, is in each language its own file. */
const withWords: Allowed = {
  elements: [...shapes, "text"],
  attributes: [
    ...ofDrawings.attributes,
    "fill-opacity",
    "font-size",
    "font-weight",
    "text-anchor",
    "paint-order",
    "pointer-events",
  ],
  words: true,
};

/** A file of `static/` is the owner's own drawing, with colors, words and styles of its own. */
const inStatic: Omit<Allowed, "words"> = {
  elements: [
    ...shapes,
    "title",
    "desc",
    "defs",
    "symbol",
    "use",
    "style",
    "text",
    "tspan",
    "textPath",
    "marker",
    "linearGradient",
    "radialGradient",
    "stop",
    "clipPath",
    "mask",
    "pattern",
  ],
  attributes: [
    ...withWords.attributes,
    "xmlns:xlink",
    "xml:space",
    "version",
    "class",
    "style",
    "role",
    "aria-label",
    "aria-hidden",
    "preserveAspectRatio",
    "href",
    "xlink:href",
    "offset",
    "stop-color",
    "stop-opacity",
    "color",
    "gradientUnits",
    "gradientTransform",
    "spreadMethod",
    "fx",
    "fy",
    "fr",
    "overflow",
    "display",
    "clip-path",
    "clip-rule",
    "clipPathUnits",
    "mask",
    "maskUnits",
    "maskContentUnits",
    "patternUnits",
    "patternContentUnits",
    "patternTransform",
    "stroke-opacity",
    "stroke-miterlimit",
    "stroke-dashoffset",
    "font-family",
    "font-style",
    "letter-spacing",
    "dx",
    "dy",
    "dominant-baseline",
    "startOffset",
    "shape-rendering",
    "text-rendering",
    "marker-start",
    "marker-mid",
    "marker-end",
    "markerWidth",
    "markerHeight",
    "markerUnits",
    "refX",
    "refY",
    "orient",
  ],
};

/**
 * A token may be followed by the name of a color for programs that open the file by itself; a value
 * would outlive the brand.
 */
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

/**
 * Returns what is wrong with the elements of a file in well-formed XML, in words that follow its
 * name.
 */
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

/**
 * Returns what is wrong with a drawing that has words in it, in well-formed XML, in words that
 * follow its file name.
 */
export const labelledDrawingFault = (svg: string): string | undefined =>
  elementFaults(svg, withWords)[0];

/**
 * Returns what is wrong with an SVG file of `static/` in well-formed XML, in words that follow its
 * name.
 */
export function staticDrawingFault(svg: string): string | undefined {
  if (svg.length > largest * 1000) return `has more than ${largest} KB`;
  const faults: string[] = [];
  let styles: string | undefined;
  const parser = new Parser(
    {
      onopentag(name, values) {
        if (name === "style") styles = "";
        if (!inStatic.elements.includes(name)) faults.push(`holds <${name}>`);
        for (const [key, value] of Object.entries(values))
          if (!inStatic.attributes.includes(key)) faults.push(`has the attribute ${key}`);
          else if (leadsOut(key, value)) faults.push(`has ${key}="${value.slice(0, 60)}"`);
      },
      ontext(text) {
        // A parser gives a text in pieces.
        if (styles !== undefined) styles += text;
      },
      onclosetag(name) {
        if (name !== "style") return;
        if (leadsOut("style", styles ?? "")) faults.push("loads something by a style");
        styles = undefined;
      },
      oncomment() {
        if (styles !== undefined) faults.push("holds a comment inside of <style>");
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

const namespaces = [namespace, "http://www.w3.org/1999/xlink"];

/**
 * Whether the value of an attribute, or a style, leads out of the file, or could: what CSS writes
 * with a backslash is not read here.
 */
function leadsOut(name: string, value: string): boolean {
  if (name.startsWith("xmlns")) return !namespaces.includes(value);
  if (name.endsWith("href")) return !/^#[\w.-]+$/.test(value.trim());
  if (/^(?:id|class|aria-label)$/.test(name)) return false;
  return /@import|\\|image-set|url\((?!\s*["']?#)|\w+script:/i.test(value);
}
