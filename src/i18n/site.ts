import { graphql, useStaticQuery } from "gatsby";
import { inLanguage } from "../content/in-language";
import { addressIn, languages, type Language } from "../content/language";
import { useLanguage } from "./index";

/**
 * The facts about the business, the settings of the site, and the services that are available in a
 * language, in the order of the site.
 */
export type Site = ReturnType<typeof useSiteIn>;

/** The facts about the business in a language. */
export type Business = Site["business"];

const useSiteData = () =>
  useStaticQuery<Queries.SiteQuery>(graphql`
    query Site {
      allBusiness {
        nodes {
          language
          sample
          name
          shortName
          description
          url
          phone
          phoneDisplay
          phoneHref
          phones {
            number
            display
            href
            label
            hours
            emergency
          }
          email
          emailHref
          address {
            street
            city
            region
            postalCode
            country
          }
          mailingAddress {
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
            open {
              days
              opens
              closes
            }
            text
            zone
          }
          founded
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
            source {
              title
              url
            }
          }
          offers {
            id
            name
          }
          social {
            name
            url
          }
          licenses {
            number
            expires
            label
            bond
            boardName
            lookUp
          }
          insurance {
            kind
            insurer
            limit
            expiresText
            certificate
          }
          warranty
          memberships {
            name
            since
            url
          }
          awards {
            title
            giver
            year
            url
          }
          answers {
            firstVisit
            design
            reply
          }
        }
      }
      allSiteSettings {
        nodes {
          language
          titleSuffix
          businessType
          serviceGroups {
            id
            name
            forWhom
            pictured
            price {
              html
            }
            note {
              html
            }
            call
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
          language
          id
          path
          slug
          title
          group
          offer
        }
      }
      allContentPage {
        nodes {
          language
          path
        }
      }
      allPage {
        nodes {
          language
          path
        }
      }
    }
  `);

/**
 * Returns the facts about the business and its services in a language; it works in a `Head` too.
 */
export function useSiteIn(language: Language) {
  const { allBusiness, allSiteSettings, allService } = useSiteData();
  const services = inLanguage(language, allService);
  const [business] = inLanguage(language, allBusiness);
  const [settings] = inLanguage(language, allSiteSettings);
  // The content check fails without them.
  if (!business) throw new Error(`content/business.yml is missing for the language “${language}”.`);
  if (!settings) throw new Error(`content/site.yml is missing for the language “${language}”.`);
  return {
    business,
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

/** The addresses of `useMissingPages`, by the query's answer: each link of a page asks for them. */
const missingPages = new WeakMap<Queries.SiteQuery, ReadonlySet<string>>();

/**
 * Returns the addresses at which a language has no page, of pages that are written in another one.
 */
export function useMissingPages(): ReadonlySet<string> {
  const data = useSiteData();
  const found = missingPages.get(data) ?? missingFrom(data);
  missingPages.set(data, found);
  return found;
}

function missingFrom({ allContentPage, allPage }: Queries.SiteQuery): ReadonlySet<string> {
  const pages = [...allContentPage.nodes, ...allPage.nodes];
  const written = new Set(pages.map(({ language, path }) => `${language} ${path}`));
  const missing = pages.flatMap(({ path }) =>
    languages
      .filter((language) => !written.has(`${language} ${path}`))
      .map((language) => addressIn(language, path)),
  );
  return new Set(missing);
}

/**
 * Returns a function that tells whether the site has a page at an address, in whatever language. An
 * owner may take any page away.
 */
export function useIsThere(): (to: string) => boolean {
  const { allContentPage, allPage } = useSiteData();
  const pages = [...allContentPage.nodes, ...allPage.nodes];
  return (to) => pages.some(({ path }) => path === to.replace(/[?#].*/, ""));
}

/**
 * Returns a function that returns a page's address in the language that is shown; the original's
 * where it has no translation.
 */
export function usePageAddress(): (to: string) => string {
  const [language, missing] = [useLanguage(), useMissingPages()];
  return (to) => addressIn(language, to, missing);
}

/** Returns the facts about the business in the page's language. */
export const useBusiness = (): Business => useSite().business;
