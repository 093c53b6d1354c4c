/**
 * The places that the pages of the core offer to extras, by name, each with what it hands to a
 * component there.
 */
import type { ComponentType, ReactNode } from "react";

/** What each place hands to the components that extras show there. */
export interface SlotProps {
  /** In the header of every page, before the phone number. */
  headerAction: { className: string };
  /**
   * Beside the text of an article or a recap, on phones below it; without a fold of its own in that
   * of a service's sources.
   */
  besideText: { page: Queries.PageText_extrasFragment; isOpen?: boolean };
  /** Between the first view of the home page and its services. */
  homeSection: {
    data: Queries.HomePage_extrasFragment;
    services: readonly {
      id: string;
      path: string;
      title: string;
      hero: Queries.Picture_pictureFragment;
    }[];
  };
  /** Beside the drawing of a service, above its text. */
  serviceFacts: {
    data: Queries.ServiceTemplate_extrasFragment;
    /** What stands in `serviceTime`, where an extra has something there. */
    time?: ReactNode;
    /** What its group of services says of a price. */
    note?: ReactNode;
  };
  /** In what a service costs: how long it takes, in a paragraph. */
  serviceTime: { data: Queries.ServiceTemplate_extrasFragment };
  /** Below all that a page made from Markdown says. */
  pageEnd: {
    data:
      | Queries.ServiceTemplate_extrasFragment
      | Queries.BuildRecapTemplate_extrasFragment
      | Queries.ArticleTemplate_extrasFragment;
  };
  /** Beside a group of questions: a drawing. */
  questionsDrawing: { data: Queries.FaqPage_extrasFragment; questions: readonly string[] };
  /**
   * Where the business works; in their place, the list of its areas. `brief`: without a drawing.
   */
  areas: { data: Queries.Places_extrasFragment; brief?: boolean };
  /** Beside a list of places: a map of them. */
  placesMap: {
    data: Queries.Places_extrasFragment;
    /** Returns where a place leads to, if anywhere. */
    pathOf: (place: { entryId: string; office: { path: string | null } }) => string | null;
  };
  /** Below all questions. */
  questionsEnd: object;
  /** Below the words of the page that answers where there is none. */
  notFound: object;
}

/** The name of a place. */
export type SlotName = keyof SlotProps;

/** What an extra shows in these places. */
export type Slots = { readonly [Name in SlotName]?: ComponentType<SlotProps[Name]> };
