/**
 * The ids that templates, pages and components give to their sections, besides those of headings in
 * the text. The content check uses these lists too: links may name the ids, and no heading may take
 * them. Visitors load this module, so it imports nothing.
 */

/** Id of the table of contents, on every page that has one. */
export const contentsId = "on-this-page";

/** Id of the line that says whether the site can be reached. */
export const statusLineId = "visit-status";

/** Id of what clients say, on pages that have it. */
export const reviewsId = "reviews";

/** Ids of the sections of a service. */
export const serviceSections = { questions: "first-questions", faq: "faq" } as const;
/** The heading of a service's text to which the part about its price leads. */
export const priceHeading = "what-drives-the-price";

/** Ids of the sections of a build recap. */
export const recapSections = {
  schedule: "schedule",
  phases: "phases",
  beforeAfter: "before-after",
  lessons: "lessons",
} as const;

/** Ids of the sections of an article. */
export const articleSections = { checklist: "checklist" } as const;

/** Id of a picture that opens in the overlay, by its number on the page. */
export const photoId = (number: number | "") => `photo-${number}`;

/** Id of a phase of a recap, by its number. */
export const phaseId = (number: number) => `phase-${number}`;

/** Whether the core gives this id to a part of every page, or may. */
export const isFrameId = (id: string): boolean =>
  ["main", "footer", statusLineId, contentsId, reviewsId].includes(id) ||
  /^(photo|phase)-\d+$/.test(id);
