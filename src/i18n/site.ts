import { graphql, useStaticQuery } from "gatsby";
import { itemIn, original, type Language } from "../content/language";
import { useLanguage } from "./index";

/** The facts about the business, the settings of the site, and the services that are available in a language, in the order of the site. */
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
      siteSettings {
        inLanguages {
          titleSuffix
          businessType
          serviceGroups {
            id
            name
            forWhom
          }
          menus {
            headerPages {
              path
              name
            }
            phonePages {
              path
              name
            }
            footerPages {
              path
              name
            }
          }
          parents {
            path
            name
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

/** Returns the only entry of a file in a language, or else in the original; the content check fails without the file. */
function inWords<Item>(language: Language, entry: { inLanguages: readonly Item[] } | null) {
  const versions = entry?.inLanguages ?? [];
  const item = itemIn(language, versions) ?? itemIn(original, versions);
  if (!item) throw new Error("A file of facts is missing in content.");
  return item;
}

/** Returns the facts about the business and its services in a language; it works in a `Head` too. */
export function useSiteIn(language: Language) {
  const { business: facts, siteSettings, allService } = useSiteData();
  const services = allService.nodes.flatMap(
    ({ inLanguages }) => itemIn(language, inLanguages) ?? [],
  );
  const settings = inWords(language, siteSettings);
  return {
    business: inWords(language, facts),
    settings,
    services,
    /** The groups of services that have any, each with its own. */
    groups: settings.serviceGroups
      .map((group) => ({ ...group, services: services.filter((one) => one.group === group.id) }))
      .filter((group) => group.services.length > 0),
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
