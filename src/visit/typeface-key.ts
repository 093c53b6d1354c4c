/** Where a browser remembers that it has the typeface's file. */
export const typefaceKey = "typeface";
