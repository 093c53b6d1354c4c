/** In the place of what content/jurisdictions.yml says, on which unit tests do not depend. */
export const codesOfLaw: readonly string[] = ["NRS", "A.R.S."];
