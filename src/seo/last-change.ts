type Day = string | null;

/** Returns the day of a page's last change: its author's, or else of its last check, but not before its publication. Pure. */
export function lastChange(page: { updated?: Day; checked: string; published?: Day }): string {
  const day = page.updated ?? page.checked;
  return page.published && page.published > day ? page.published : day;
}

/** Returns the earliest day on which one of the records was checked; undefined if there are none. Pure. */
export const oldestCheck = (records: readonly { readonly checked: string }[]): string | undefined =>
  records.map(({ checked }) => checked).sort()[0];
