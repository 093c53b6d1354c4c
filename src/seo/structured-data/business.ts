/** The business as structured data (specification, section 2). Pure. */
import type {
  GeneralContractorLeaf,
  LocalBusinessLeaf,
  MergeLeafTypes,
  OfferCatalogLeaf,
  OrganizationLeaf,
} from "schema-dts";
import { absolute } from "../address";
import { sharePicturePath } from "../share-picture";
import type { BusinessFacts, SiteIn } from "../site-facts";
import { ids } from "./node";

type Business = MergeLeafTypes<[OrganizationLeaf, LocalBusinessLeaf, GeneralContractorLeaf]>;

/** The logo for crawlers. */
const logoFile = "/icon-512.png";

/**
 * Returns the node of the business, which is on every page. So is what it states: the footer prints the rating from the
 * same record, since Google requires marked-up ratings to be visible (developers.google.com, "General structured data
 * guidelines", under "Content").
 */
export function businessNode({ business, services, catalog }: Omit<SiteIn, "language">) {
  const { url, address, geo, hours, rating, license } = business;
  return {
    "@type": ["Organization", "LocalBusiness", "GeneralContractor"],
    "@id": ids.business(url),
    name: business.name,
    alternateName: business.shortName,
    description: business.description,
    url: absolute(url, "/"),
    telephone: business.phone,
    email: business.email,
    logo: absolute(url, logoFile),
    image: absolute(url, sharePicturePath("/")),
    address: {
      "@type": "PostalAddress",
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.region,
      postalCode: address.postalCode,
      addressCountry: address.country,
    },
    geo: { "@type": "GeoCoordinates", latitude: geo.latitude, longitude: geo.longitude },
    openingHoursSpecification: [
      {
        "@type": "OpeningHoursSpecification",
        dayOfWeek: hours.days.map(dayOfWeek),
        opens: hours.opens,
        closes: hours.closes,
      },
    ],
    priceRange: business.priceRange,
    currenciesAccepted: business.currency,
    paymentAccepted: business.payment.join(", "),
    areaServed: areasServed(business),
    aggregateRating: {
      "@type": "AggregateRating",
      ratingValue: rating.value,
      reviewCount: rating.count,
      bestRating: rating.best,
      worstRating: rating.worst,
    },
    hasOfferCatalog: offerCatalog({ business, services, catalog }),
    sameAs: business.social.map((profile) => profile.url),
    // Using a license number that was not issued is unlawful (NRS 624.720), so there is none until there is one.
    ...(license.number
      ? {
          identifier: {
            "@type": "PropertyValue" as const,
            propertyID: license.board,
            value: license.number,
          },
        }
      : {}),
  } satisfies Business;
}

/** The catalog's groups with the services in each; a service page tells more, its address too, under the same `@id`. */
function offerCatalog({ business, services, catalog }: Omit<SiteIn, "language">) {
  const { url } = business;
  return {
    "@type": "OfferCatalog",
    "@id": ids.catalog(url),
    name: catalog,
    itemListElement: business.offers.map((group) => ({
      "@type": "OfferCatalog",
      "@id": catalogGroupId(url, group.id),
      name: group.name,
      itemListElement: services
        .filter((service) => service.offer === group.id)
        .map((service) => ({
          "@type": "Offer",
          itemOffered: {
            "@type": "Service",
            "@id": ids.service(url, service.path),
            name: service.title,
          },
        })),
    })),
  } satisfies OfferCatalogLeaf;
}

/** The places where the business works. */
export function areasServed({ areas }: Pick<BusinessFacts, "areas">) {
  return areas.map(({ name, type }) => ({ "@type": areaType(type), name }));
}

function catalogGroupId(siteUrl: string, group: string): string {
  return absolute(siteUrl, `/services#${group}`);
}

type Day = "Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday";
// The content model admits nothing else; GraphQL calls it a string.
const dayOfWeek = (name: string) => name as Day;
const areaType = (name: string) => name as "City" | "Place" | "State";
