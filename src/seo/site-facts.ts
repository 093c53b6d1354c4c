import { graphql } from "gatsby";
import type { Language } from "../content/language";
import { useWords } from "../words/words";

/**
 * Returns what the head of every page states about the business and its services. It works in `Head` because Gatsby provides
 * the results of static queries there too (https://www.gatsbyjs.com/docs/reference/built-in-components/gatsby-head/).
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

/** The facts in the language of a page: the services have their paths in it. */
export interface SiteIn extends SiteFacts {
  language: Language;
  /** Name of the list of services. */
  catalog: string;
}
