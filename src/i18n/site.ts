import { graphql, useStaticQuery } from "gatsby";
import { original, type Language } from "../content/language";
import { useLanguage } from ".";

export type Business = Queries.Site_businessFragment;

export interface Site {
  business: Business;
  /** The services that are available in the page's language, in the order of the site. */
  services: readonly Queries.Site_serviceFragment[];
}

const useSiteData = () =>
  useStaticQuery<Queries.SiteQuery>(graphql`
    query Site {
      business {
        en: inLanguage(language: "en") {
          ...Site_business
        }
        es: inLanguage(language: "es") {
          ...Site_business
        }
      }
      allService(sort: { order: ASC }) {
        nodes {
          en: inLanguage(language: "en") {
            ...Site_service
          }
          es: inLanguage(language: "es") {
            ...Site_service
          }
        }
      }
      es: untranslated(language: "es")
    }
  `);

/**
 * Returns the facts about the business and its services in a language: one static query for all pages, which also works
 * in a `Head`. Every page grows with the number of services, which menus, footer and contact form name.
 */
export function useSiteIn(language: Language): Site {
  const data = useSiteData();
  const business = data.business?.[language] ?? data.business?.en;
  // The content check fails without it.
  if (!business) throw new Error("content/business.yml is missing");
  return { business, services: data.allService.nodes.flatMap((node) => node[language] ?? []) };
}

/** Returns the facts in the page's language. */
export const useSite = (): Site => useSiteIn(useLanguage());

/** Returns the paths of the pages that are not translated. */
export function useUntranslated(language: Language): ReadonlySet<string> {
  const data = useSiteData() as Queries.SiteQuery | undefined;
  return new Set(language === original ? [] : data?.[language]);
}

export const useBusiness = (): Business => useSite().business;

export const query = graphql`
  fragment Site_business on Business {
    sample
    name
    shortName
    description
    url
    phone
    phoneDisplay
    phoneHref
    email
    emailHref
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
      timeZone
      opens
      closes
      days
      text
      zone
    }
    priceRange
    currency
    payment
    areas {
      name
      type
      notice
    }
    rating {
      value
      count
      best
      worst
      text
      note
      source
      url
    }
    offers {
      id
      name
    }
    social {
      name
      url
    }
    license {
      board
      number
      label
      verifyUrl
    }
  }

  fragment Site_service on Service {
    id
    path
    slug
    title
    group
    offer
  }
`;
