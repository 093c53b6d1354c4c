/** Returns the address of the quote form, which preselects the service with the slug `project`. */
export const quoteAddress = (project?: string): string =>
  project ? `/contact?project=${project}` : "/contact";
