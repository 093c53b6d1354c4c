/**
 * Returns the address of the quote form.
 * @param project slug of the service that the form preselects
 */
export const quoteAddress = (project?: string): string =>
  project ? `/contact?project=${project}` : "/contact";
