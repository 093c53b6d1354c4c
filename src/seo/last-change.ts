interface Dates {
  updated?: string | null;
  checked: string;
  published?: string | null;
}

/**
 * Returns the day of a page's last change that matters to readers: the day that its author gives, or else the day on which its
 * facts were last checked; never before its publication. Both sitemap and structured data state it. Pure.
 */
export function lastChange({ updated, checked, published }: Dates): string {
  const day = updated ?? checked;
  return published && published > day ? published : day;
}

/** Returns the earliest day on which one of the records was checked; undefined if there are none. Pure. */
export const oldestCheck = (records: readonly { readonly checked: string }[]): string | undefined =>
  records.map(({ checked }) => checked).sort()[0];
