/**
 * What the extras show in the pages of the core, by the names of their folders; each place shows
 * them in this order. An extra that is off has an empty module in place of its own:
 * src/gatsby/webpack.ts. Made of list.ts by `npm run generate`.
 */
import { graphql } from "gatsby";
import type { Slots } from "../components/Slot/slot-props";
import { slots as costs } from "./costs/slots";
import { slots as map } from "./map/slots";
import { slots as planner } from "./planner/slots";
import { slots as rules } from "./rules/slots";
import { slots as search } from "./search/slots";

/** The slots of each extra, by the name of its folder. */
export const slots: Readonly<Record<string, Slots>> = {
  costs,
  map,
  planner,
  rules,
  search,
};

/** What they ask for in the queries of these pages. */
export const fragments = graphql`
  fragment PageText_extras on ContentPage {
    path
    ...RuleCards_page
  }

  fragment HomePage_extras on Query {
    __typename
    ...QuickPlan_home
  }

  fragment Places_extras on Query {
    __typename
    ...PlacesMap_places
  }

  fragment FaqPage_extras on Query {
    __typename
    ...DepositBars_faq
  }

  fragment ServiceTemplate_extras on Query {
    __typename
    ...ServiceCost_service
    ...ServiceTime_service
    ...ToolCards_service
  }

  fragment BuildRecapTemplate_extras on Query {
    __typename
    ...ToolCards_buildRecap
  }

  fragment ArticleTemplate_extras on Query {
    __typename
    ...ToolCards_article
  }
`;
