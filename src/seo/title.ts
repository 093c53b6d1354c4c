/** What every page's title ends with (specification, section 2). */
export const titleSuffix = "General Contractor Las Vegas";

/** `Own title | General Contractor Las Vegas`. */
export function documentTitle(ownTitle: string): string {
  return `${ownTitle} | ${titleSuffix}`;
}
