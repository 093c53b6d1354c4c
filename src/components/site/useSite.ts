import { graphql } from "gatsby";
import { addressIn, original } from "../../content/language";
import { useWords } from "../../words/words";

/**
 * Returns facts about the business and its services, for the navbar, the footer and other shared components: one static
 * query per language. Menus, footer and contact form name every service, so every page grows with their number.
 */
export function useSite(): Site {
  return useWords().useSite();
}

export const query = graphql`
  fragment SiteFacts on Query {
    business {
      sample
      name
      shortName
      email
      emailHref
      phoneDisplay
      phoneHref
      address {
        street
        city
        region
        postalCode
      }
      hours {
        timeZone
        opens
        closes
        days
        text
        zone
      }
      areas {
        name
        notice
      }
      payment
      rating {
        value
        count
        text
        note
        source
        url
      }
      social {
        name
        url
      }
      license {
        board
        label
        verifyUrl
      }
    }
    allService(sort: { order: ASC }) {
      nodes {
        id
        path
        slug
        title
        group
      }
    }
  }
`;

export type Site = Queries.SiteFactsFragment;
/** Returns the services that menus name: those available in the page's language. */
export function useMenuServices(): Site["allService"]["nodes"] {
  const { code } = useWords().language;
  return useSite().allService.nodes.filter(
    ({ path }) => code === original || addressIn(code, path) !== path,
  );
}

type Business = NonNullable<Site["business"]>;

/** Returns the facts about the business. Every build has them: the content check fails without them. */
export function useBusiness(): Business {
  const { business } = useSite();
  if (!business) throw new Error("content/business.yml is missing");
  return business;
}
