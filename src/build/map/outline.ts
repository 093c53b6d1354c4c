/** Geometry of outlines on the map. Pure. */

export type Point = readonly [x: number, y: number];
/** Closed rings of points, the first equal to the last; further rings are holes or islands. */
export type Outline = readonly (readonly Point[])[];

/** Maps degrees to units of the sheet: `west` and `north` are its upper left corner, `scale` is in units per kilometer. */
export interface Projection {
  west: number;
  north: number;
  scale: number;
}

/** Projects degrees onto the sheet, at the latitude of Las Vegas. */
export function project(
  [longitude, latitude]: Point,
  { west, north, scale }: Projection,
): [x: number, y: number] {
  const unitsPerDegree = 111.2 * scale;
  const longitudeFactor = Math.cos((36 * Math.PI) / 180);
  return [
    (longitude - west) * unitsPerDegree * longitudeFactor,
    (north - latitude) * unitsPerDegree,
  ];
}

/** Projects an outline onto the sheet, rounded to whole units, without repeated points and rings that become too small. */
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

/** Returns an outline as SVG path data. */
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

/**
 * Returns where a horizontal line crosses an outline, from left to right: it is inside between the first and the second
 * crossing, and so on.
 */
function crossings(edges: ReturnType<typeof edgesOf>, y: number): number[] {
  return edges
    .flatMap(([[x1, y1], [x2, y2]]) =>
      y1 > y !== y2 > y ? [x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)] : [],
    )
    .sort((a, b) => a - b);
}

/**
 * Returns diagonal lines inside the outline, `gap` units apart, as SVG path data. A `<pattern>` would need to be
 * referenced by URL.
 */
export function hatch(outline: Outline, gap: number): string {
  // Sheared, so that the diagonals become horizontal.
  const sheared = edgesOf(outline.map((ring) => ring.map(([x, y]): Point => [x, x + y])));
  const levels = sheared.map(([[, y]]) => y);
  const lines: string[] = [];
  for (
    let sum = Math.ceil(Math.min(...levels) / gap) * gap;
    sum < Math.max(...levels);
    sum += gap
  ) {
    const xs = crossings(sheared, sum + 0.5).map(Math.round);
    for (let index = 0; index + 1 < xs.length; index += 2) {
      const [x1 = 0, x2 = 0] = xs.slice(index);
      if (x2 > x1) lines.push(`M${x1} ${sum - x1}l${x2 - x1} ${x1 - x2}`);
    }
  }
  return lines.join("");
}

/**
 * Returns the point inside an outline where a label has the most horizontal space.
 * @param height of the label
 * @param avoid the y coordinate of another label, to keep a distance from
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
        // After an odd number of crossings, the point is inside.
        return before.length % 2 === 1 && left !== undefined && right !== undefined
          ? 2 * Math.min(middle - left, right - middle)
          : 0;
      });
      const width = Math.min(...spans);
      if (width > best.width) best = { width, x: middle, y };
    }
  }
  // The outline is too low for the height: use its widest line.
  if (best.width === 0) return labelPoint(outline, 0, avoid);
  return [Math.round(best.x), Math.round(best.y)];
}
