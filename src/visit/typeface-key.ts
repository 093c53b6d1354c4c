/** Key in localStorage of the note that this browser has loaded the typeface's file. */
export const typefaceKey = "typeface";
