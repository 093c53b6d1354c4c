/** The places that the pages of the core offer to extras, by name, each with what it hands to a component there. */
import type { ComponentType } from "react";

export interface SlotProps {
  /** In the header of every page, before the phone number. */
  headerAction: { className: string };
  /** Beside the text of a service, an article or a log; on phones below it. */
  besideText: { page: Queries.PageText_extrasFragment };
  /** Words for a price in writing, which may lead to one. */
  writtenPrice: { words: string };
  /** Below the words of the page that answers where there is none. */
  notFound: object;
}

export type SlotName = keyof SlotProps;

/** What an extra shows in these places. */
export type Slots = { readonly [Name in SlotName]?: ComponentType<SlotProps[Name]> };
