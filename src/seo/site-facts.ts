import { graphql } from "gatsby";
import type { Language } from "../content/language";
import { useWords } from "../words/words";

/**
 * Returns what the head of every page says of the business and its services. It works inside `Head` because Gatsby
 * hands the results of static queries to it as well (Gatsby's reference, "Head API", under "useStaticQuery").
 */
export function useSiteFacts(): SiteFacts {
  const { business, allService } = useWords().useHeadFacts();
  if (!business) throw new Error("content/business.yml is missing");
  return { business, services: allService.nodes };
}

export const query = graphql`
  fragment HeadFacts on Query {
    business {
      name
      shortName
      description
      url
      phone
      email
      address {
        street
        city
        region
        postalCode
        country
      }
      geo {
        latitude
        longitude
      }
      hours {
        opens
        closes
        days
      }
      priceRange
      currency
      payment
      areas {
        name
        type
      }
      rating {
        value
        count
        best
        worst
      }
      offers {
        id
        name
      }
      social {
        url
      }
      license {
        board
        number
      }
    }
    allService(sort: { order: ASC }) {
      nodes {
        path
        title
        offer
      }
    }
  }
`;

export type BusinessFacts = NonNullable<Queries.HeadFactsFragment["business"]>;

export interface SiteFacts {
  business: BusinessFacts;
  /** Every service, in the order of the site. */
  services: Queries.HeadFactsFragment["allService"]["nodes"];
}

/** The facts with the page's language, whose addresses its services have. */
export interface SiteIn extends SiteFacts {
  language: Language;
  /** What the list of services is called. */
  catalog: string;
}
