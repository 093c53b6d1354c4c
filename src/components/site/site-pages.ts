/** The pages that are not content entries, in the order in which the footer and the search list them. */
export const sitePages = [
  "/plan",
  "/services",
  "/build-process",
  "/about",
  "/blog",
  "/faq",
  "/rights",
  "/contact",
  "/apply-for-employment",
  "/privacy",
] as const;
