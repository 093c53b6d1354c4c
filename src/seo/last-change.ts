interface Dates {
  updated?: string | null;
  checked: string;
  published?: string | null;
}

/**
 * Returns the day of a page's last change that matters to a reader: the day that its author gives, or else the day on which
 * its facts were last checked; never before it was published. Sitemap and structured data both state it. Pure.
 */
export function lastChange({ updated, checked, published }: Dates): string {
  const day = updated ?? checked;
  return published && published > day ? published : day;
}

/** The same day of a page as its head queries it: the plain names hold days in words there. Pure. */
export function modifiedDay(page: {
  publishedDay?: string;
  checkedDay: string;
  updatedDay: string | null;
}): string {
  const { publishedDay: published, checkedDay: checked, updatedDay: updated } = page;
  return lastChange({ published, checked, updated });
}

/** Returns the oldest of the days on which these records were checked; undefined where there is none. Pure. */
export const oldestCheck = (records: readonly { readonly checked: string }[]): string | undefined =>
  records.map(({ checked }) => checked).sort()[0];
