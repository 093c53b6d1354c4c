/**
 * What pages with a component of their own show of their texts in `content/pages`, by the ids of
 * its headings. Components know these records as types, so that TypeScript refuses any other id,
 * and the content check compares the texts with them. An extra has those of its pages in its own
 * folder.
 */

/** A page with a component of its own, in `pages` of `src` or of an extra. */
export interface ComponentPage {
  path: string;
  /** The headings that its text has to have: the component puts each in its place. */
  sections: readonly string[];
  /**
   * Which further headings its text may have: any, those of groups of services, or those that forms
   * name. Without this it may have no other, since the page would not show it.
   */
  more?: "any" | "groups" | "forms";
  /** Whether it shows the form that names it. */
  hasForm?: true;
  /** Whether it shows the facts of its front matter. */
  hasFacts?: true;
  /**
   * Ids that the component gives to parts without a heading in the text, so that links may lead to
   * them.
   */
  ids?: readonly string[];
}

/** Such a page as it was found, with the file of its component. */
export interface FixedPage extends ComponentPage {
  file: string;
  /** Whether nothing is known of it, since it has no record. */
  isUnknown?: true;
}

/** The home page. */
export const home = {
  path: "/",
  sections: ["recap", "steps", "areas", "articles", "call"],
  more: "groups",
} as const satisfies ComponentPage;

/** The page for addresses that no page has. */
export const notFound = {
  path: "/404",
  sections: ["pages", "call"],
} as const satisfies ComponentPage;

/** Who the business is. */
export const about = {
  path: "/about",
  sections: ["team", "build", "run", "standing", "where", "jobs", "call"],
} as const satisfies ComponentPage;

/** The form to apply for a job. */
export const employment = {
  path: "/apply-for-employment",
  sections: ["apply", "know", "reach", "jobs", "call"],
  hasForm: true,
} as const satisfies ComponentPage;

/** The list of articles. */
export const blog = { path: "/blog", sections: ["call"] } as const satisfies ComponentPage;

/** The list of jobs, and how a build runs. */
export const buildProcess = {
  path: "/build-process",
  sections: ["recaps", "steps", "call"],
} as const satisfies ComponentPage;

/** The form for a quote. */
export const contact = {
  path: "/contact",
  sections: ["request", "next", "areas"],
  hasForm: true,
} as const satisfies ComponentPage;

/** Questions and answers. */
export const faq = {
  path: "/faq",
  sections: ["before-you-write", "call"],
} as const satisfies ComponentPage;

/** What the site keeps about its visitors. */
export const privacy = {
  path: "/privacy",
  sections: ["call"],
  more: "any",
  hasFacts: true,
} as const satisfies ComponentPage;

/** The list of services. */
export const services = {
  path: "/services",
  sections: ["call"],
  more: "groups",
  ids: ["all"],
} as const satisfies ComponentPage;

/** Where a sent form leads. */
export const thanks = {
  path: "/thanks",
  sections: ["next", "call"],
  more: "forms",
} as const satisfies ComponentPage;

/** The pages of the core. */
export const corePages: readonly ComponentPage[] = [
  home,
  notFound,
  about,
  employment,
  blog,
  buildProcess,
  contact,
  faq,
  privacy,
  services,
  thanks,
];
