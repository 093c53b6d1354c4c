import { graphql, useStaticQuery } from "gatsby";

/**
 * What the navbar, the footer and a few shared pieces know about the business and its services: one static query for all.
 * Every page names these services, so there are no more than a menu can hold; /services lists them all.
 */
export function useSite(): Queries.SiteFactsQuery {
  return useStaticQuery<Queries.SiteFactsQuery>(graphql`
    query SiteFacts {
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
        }
        areas {
          name
          permitOffice
          permitUrl
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
      allService(sort: { order: ASC }, limit: 24) {
        nodes {
          id
          path
          slug
          title
          group
        }
      }
    }
  `);
}

export type Site = Queries.SiteFactsQuery;
export type Business = NonNullable<Site["business"]>;

export const serviceGroups = [
  { id: "commercial", title: "Commercial" },
  { id: "residential", title: "Residential" },
] as const;

/** The facts about the business. They are there in every build: the content check sees to it. */
export function useBusiness(): Business {
  const { business } = useSite();
  if (!business) throw new Error("content/business.yml is missing");
  return business;
}
