/** The business as structured data. Pure. */
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
 * Returns the node of the business, which is on every page. Google requires marked-up ratings to be visible
 * (https://developers.google.com/search/docs/appearance/structured-data/sd-policies), so the footer shows the same rating.
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
    // Stating a license number that was not issued is unlawful (NRS 624.720): there is none until the owner has one.
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

/** Returns the catalog: groups with the services in each. The service's own page adds to its node by the same `@id`. */
function offerCatalog({ business, services, catalog }: Omit<SiteIn, "language">) {
  const { url } = business;
  return {
    "@type": "OfferCatalog",
    "@id": ids.catalog(url),
    name: catalog,
    itemListElement: business.offers.map((group) => ({
      "@type": "OfferCatalog",
      "@id": absolute(url, `/services#${group.id}`),
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

/** Returns the places where the business works. */
export function areasServed({ areas }: Pick<BusinessFacts, "areas">) {
  return areas.map(({ name, type }) => ({ "@type": areaType(type), name }));
}

type Day = "Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday";
// The schema of the content allows nothing else; for GraphQL it is a string.
const dayOfWeek = (name: string) => name as Day;
const areaType = (name: string) => name as "City" | "Place" | "State";
