/** Digits of the hash in the names of scripts and styles, which every page lists: 40 bits tell any two builds apart. */
export const hashLength = 10;
