/** Outlines on a flat sheet. Pure. */

export type Point = readonly [x: number, y: number];
/** A closed line; of several, the later ones are holes or islands. */
export type Outline = readonly (readonly Point[])[];

/** Degrees to units: the sheet's corner lies at the west and north, `scale` is units in a kilometer. */
export interface Projection {
  west: number;
  north: number;
  scale: number;
}

export function project(
  [longitude, latitude]: Point,
  { west, north, scale }: Projection,
): [x: number, y: number] {
  const kilometers = 111.2 * scale;
  const narrower = Math.cos((36 * Math.PI) / 180);
  return [(longitude - west) * kilometers * narrower, (north - latitude) * kilometers];
}

/** The outline on the sheet, in whole units; a point that no longer differs from the one before it is left out. */
export function onSheet(outline: Outline, projection: Projection): Outline {
  return outline
    .map((ring) => {
      const points = ring.map((point): Point => {
        const [x, y] = project(point, projection);
        return [Math.round(x), Math.round(y)];
      });
      return points.filter(([x, y], index) => {
        const last = points[index - 1];
        return last?.[0] !== x || last[1] !== y;
      });
    })
    .filter(({ length }) => length > 3);
}

/** The outline as a path of SVG. */
export function pathOf(outline: Outline): string {
  return outline
    .map((ring) =>
      ring
        .slice(0, -1)
        .map(([x, y], index) => {
          const [lastX, lastY] = ring[index - 1] ?? [0, 0];
          return index === 0 ? `M${x} ${y}l` : `${x - lastX} ${y - lastY}`;
        })
        .join(" ")
        .replace("l ", "l")
        .concat("z"),
    )
    .join("");
}

const edgesOf = (outline: Outline) =>
  outline.flatMap((ring) => ring.slice(1).map((end, index) => [ring[index] ?? end, end] as const));

/** Where a level line crosses the outline, from left to right: inside between the first and the second, and so on. */
function crossings(edges: ReturnType<typeof edgesOf>, y: number): number[] {
  return edges
    .flatMap(([[x1, y1], [x2, y2]]) =>
      y1 > y !== y2 > y ? [x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)] : [],
    )
    .sort((a, b) => a - b);
}

/** Slanting lines inside the outline, `gap` units apart, as a path of SVG: a pattern needs an address of its own. */
export function hatch(outline: Outline, gap: number): string {
  const turned = edgesOf(outline.map((ring) => ring.map(([x, y]): Point => [x, x + y])));
  const levels = turned.map(([[, y]]) => y);
  const lines: string[] = [];
  for (
    let sum = Math.ceil(Math.min(...levels) / gap) * gap;
    sum < Math.max(...levels);
    sum += gap
  ) {
    const xs = crossings(turned, sum + 0.5).map(Math.round);
    for (let index = 0; index + 1 < xs.length; index += 2) {
      const [x1 = 0, x2 = 0] = xs.slice(index);
      if (x2 > x1) lines.push(`M${x1} ${sum - x1}l${x2 - x1} ${x1 - x2}`);
    }
  }
  return lines.join("");
}

/**
 * The middle of the widest level line inside the outline that has half of `height` above and below it.
 * @param avoid a level to which it keeps a distance, since something else is written there
 */
export function labelPoint(outline: Outline, height: number, avoid = -Infinity): Point {
  const edges = edgesOf(outline);
  const levels = edges.map(([[, y]]) => y);
  let best = { width: 0, x: 0, y: 0 };
  for (let y = Math.min(...levels) + 0.5; y < Math.max(...levels); y += 1) {
    if (Math.abs(y - avoid) < 1.5 * height) continue;
    const rows = [-height / 2, 0, height / 2].map((offset) => crossings(edges, y + offset));
    const [, xs = []] = rows;
    for (let index = 0; index + 1 < xs.length; index += 2) {
      const middle = ((xs[index] ?? 0) + (xs[index + 1] ?? 0)) / 2;
      const spans = rows.map((row) => {
        const before = row.filter((x) => x < middle);
        const [left] = before.slice(-1);
        const right = row[before.length];
        // An odd number of crossings before it: inside.
        return before.length % 2 === 1 && left !== undefined && right !== undefined
          ? 2 * Math.min(middle - left, right - middle)
          : 0;
      });
      const width = Math.min(...spans);
      if (width > best.width) best = { width, x: middle, y };
    }
  }
  // Too low a place: where it is widest, whatever is above and below.
  if (best.width === 0) return labelPoint(outline, 0, avoid);
  return [Math.round(best.x), Math.round(best.y)];
}
