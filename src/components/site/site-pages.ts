/** The pages that are no entries of content, as the footer and the search list them. */
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
