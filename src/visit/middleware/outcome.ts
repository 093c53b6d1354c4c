/**
 * Middleware: functions that run before a page is shown, at the first load and at every navigation. A page names
 * them in its front matter, or as `middleware` on its component. They are pure: the visit in, an outcome out.
 */

export interface Visit {
  path: string;
  query: URLSearchParams;
}

/** What middleware tells the page. */
export interface PageFacts {
  /** Slug of the service that the address names. */
  projectType?: string;
}

export type Outcome =
  /** The page is shown, with these facts. */
  | { pass: PageFacts }
  /** Another page is shown. */
  | { redirect: string }
  /** The error view is shown. */
  | { error: { message: string; status: number } };

export type Middleware = (visit: Visit) => Outcome;
