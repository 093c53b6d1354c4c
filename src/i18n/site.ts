import { graphql, useStaticQuery } from "gatsby";
import { itemIn, original, type Language } from "../content/language";
import { useLanguage } from "./index";

/** The facts about the business, and the services that are available in a language, in the order of the site. */
export type Site = ReturnType<typeof useSiteIn>;
export type Business = Site["business"];

const useSiteData = () =>
  useStaticQuery<Queries.SiteQuery>(graphql`
    query Site {
      business {
        inLanguages {
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
      }
      allService(sort: [{ order: ASC }, { slug: ASC }]) {
        nodes {
          inLanguages {
            id
            path
            slug
            title
            group
            offer
          }
        }
      }
      untranslated
    }
  `);

/** Returns the facts about the business and its services in a language; it works in a `Head` too. */
export function useSiteIn(language: Language) {
  const { business: facts, allService } = useSiteData();
  const versions = facts?.inLanguages ?? [];
  const business = itemIn(language, versions) ?? itemIn(original, versions);
  // The content check fails without it.
  if (!business) throw new Error("content/business.yml is missing");
  return {
    business,
    services: allService.nodes.flatMap(({ inLanguages }) => itemIn(language, inLanguages) ?? []),
  };
}

/** Returns the facts about the business and its services in the page's language. */
export const useSite = (): Site => useSiteIn(useLanguage());

/** Returns the addresses that pages would have if they were translated. */
export function useUntranslated(): ReadonlySet<string> {
  const data = useSiteData() as Queries.SiteQuery | undefined;
  return new Set(data?.untranslated);
}

/** Returns the facts about the business in the page's language. */
export const useBusiness = (): Business => useSite().business;
