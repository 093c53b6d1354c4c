/** The size of drawings. Pure. */

/**
 * The size of every drawing in its own units, a sheet or a strip half as high: pages reserve its
 * space before it loads.
 */
export const drawingSize = { width: 720, height: 480, stripHeight: 240 };

/** The size of a drawing that shows one state of a place, beside others of the same place. */
const stateSize = { width: 480, height: 400 };

/** The `viewBox` of a drawing of one state. */
export const stateViewBox = `0 0 ${stateSize.width} ${stateSize.height}`;

/** Returns the height of a drawing: a sheet, or a strip. */
export const heightOf = (strip?: boolean | null) =>
  strip ? drawingSize.stripHeight : drawingSize.height;

/** Returns the `viewBox` of a drawing: a sheet, or a strip. */
export const viewBoxOf = (strip?: boolean | null) => `0 0 ${drawingSize.width} ${heightOf(strip)}`;
