import { hatch, labelPoint, onSheet, pathOf, type Outline } from "../../../src/build/map/outline";

const square: Outline = [
  [
    [0, 0],
    [100, 0],
    [100, 100],
    [0, 100],
    [0, 0],
  ],
];
/** A square with a hole in its upper half. */
const holed: Outline = [
  ...square,
  [
    [10, 10],
    [90, 10],
    [90, 45],
    [10, 45],
    [10, 10],
  ],
];

/** Returns the end points of the lines in a path made by `hatch`. */
const lines = (path: string) =>
  [...path.matchAll(/M(-?\d+) (-?\d+)l(-?\d+) (-?\d+)/g)].map(([, x, y, dx, dy]) => {
    const [x1, y1] = [Number(x), Number(y)];
    return { x1, y1, x2: x1 + Number(dx), y2: y1 + Number(dy) };
  });

it("writes an outline with relative points", () => {
  expect(pathOf(square)).toBe("M0 0l100 0 0 100 -100 0z");
});

it("projects degrees, and drops details that are too small to see", () => {
  const degrees: Outline = [
    [
      [-115, 36],
      [-114.9, 36],
      [-114.9, 35.9],
      [-114.90001, 35.9],
      [-115, 35.9],
      [-115, 36],
    ],
    [
      [-114.95, 35.95],
      [-114.95001, 35.95],
      [-114.95, 35.95],
    ],
  ];
  expect(onSheet(degrees, { west: -115, north: 36, scale: 10 })).toEqual([
    [
      [0, 0],
      [90, 0],
      [90, 111],
      [0, 111],
      [0, 0],
    ],
  ]);
});

it("hatches the inside, except holes", () => {
  const all = lines(hatch(holed, 10));
  expect(all.length).toBeGreaterThan(20);
  for (const { x1, y1, x2, y2 } of all) {
    expect(Math.min(x1, y1, x2, y2)).toBeGreaterThanOrEqual(-1);
    expect(Math.max(x1, y1, x2, y2)).toBeLessThanOrEqual(101);
    const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2];
    expect(x > 12 && x < 88 && y > 12 && y < 43).toBe(false);
  }
});

it("places a label where the outline is widest, avoiding holes and other labels", () => {
  const [x, y] = labelPoint(holed, 20);
  expect(x).toBe(50);
  expect(y).toBeGreaterThan(55);
  expect(labelPoint(holed, 20, 50)[1]).toBeGreaterThanOrEqual(80);
  const [, low] = labelPoint(
    square.map((ring) => ring.map(([a, b]) => [a, b / 10])),
    20,
  );
  expect(low).toBeGreaterThan(0);
});
