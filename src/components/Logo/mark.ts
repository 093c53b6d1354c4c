/** The mark, drawn in a box of 32 by 32: the sun's meridian over a mesa. The logo and the icons are made of it. */
export const markPaths = {
  meridian: "M4.7 18.5a11.3 11.3 0 0 1 22.6 0M16 3v11",
  mesa: "M1.5 28.5h29l-5-6.5h-2.2l-2.1-5.5H10.8L8.7 22H6.5z",
} as const;
