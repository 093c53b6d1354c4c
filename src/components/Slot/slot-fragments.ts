/**
 * The fragments that queries of the core spread for what extras ask there, each with the GraphQL
 * type that it is on. One on Query may use the variables of the page.
 */
export const slotFragments = {
  PageText_extras: "ContentPage",
  HomePage_extras: "Query",
  Places_extras: "Query",
  FaqPage_extras: "Query",
  ServiceTemplate_extras: "Query",
  BuildRecapTemplate_extras: "Query",
  ArticleTemplate_extras: "Query",
} as const;

/** The name of such a fragment. */
export type SlotFragment = keyof typeof slotFragments;
