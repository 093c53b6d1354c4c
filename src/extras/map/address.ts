/**
 * The drawing in the first language, below `content/`; another language has its own, with its
 * labels: map.es.svg.
 */
export const drawing = "map.svg";

/** Where it is published. */
export const drawingAddress = `/drawings/${drawing}`;
