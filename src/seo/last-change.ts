interface Dates {
  updated?: string | null;
  checked: string;
  published?: string | null;
}

/**
 * The day of a page's last change that matters to a reader: what its author says it is, or else the day on which its
 * facts were last checked; never before it was published. Both the sitemap and the structured data say this day. Pure.
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
