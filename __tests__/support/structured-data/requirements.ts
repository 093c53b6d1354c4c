/**
 * The properties that a node of a type must have and should have: those that Google's documentation names
 * (developers.google.com/search/docs/appearance/structured-data: local-business, organization, article, breadcrumb,
 * image-license-metadata, review-snippet), and those that the site's specification asks for.
 */
export interface Requirement {
  required: readonly string[];
  recommended: readonly string[];
}

export const requirements: Readonly<Record<string, Requirement>> = {
  GeneralContractor: {
    required: [
      "@id name alternateName description url telephone email address geo logo image",
      "openingHoursSpecification priceRange currenciesAccepted paymentAccepted areaServed",
      "aggregateRating hasOfferCatalog sameAs",
    ].flatMap((line) => line.split(" ")),
    recommended: [],
  },
  PostalAddress: {
    required: ["streetAddress", "addressLocality", "addressRegion", "postalCode", "addressCountry"],
    recommended: [],
  },
  GeoCoordinates: { required: ["latitude", "longitude"], recommended: [] },
  OpeningHoursSpecification: { required: ["dayOfWeek", "opens", "closes"], recommended: [] },
  AggregateRating: {
    required: ["ratingValue", "reviewCount"],
    recommended: ["bestRating", "worstRating"],
  },
  WebSite: { required: ["@id", "name", "url"], recommended: ["publisher", "inLanguage"] },
  WebPage: {
    required: ["@id", "name", "url", "isPartOf"],
    recommended: ["description", "inLanguage", "about", "primaryImageOfPage"],
  },
  BreadcrumbList: { required: ["itemListElement"], recommended: ["@id"] },
  ListItem: { required: ["position", "name", "item"], recommended: [] },
  OfferCatalog: { required: ["name", "itemListElement"], recommended: [] },
  Offer: { required: ["itemOffered"], recommended: [] },
  Service: { required: ["@id", "name"], recommended: [] },
  Article: {
    required: ["@id", "headline", "author", "datePublished"],
    recommended: ["image", "dateModified", "description", "publisher", "mainEntityOfPage"],
  },
  FAQPage: { required: ["mainEntity"], recommended: [] },
  Question: { required: ["name", "acceptedAnswer"], recommended: ["@id"] },
  Answer: { required: ["text"], recommended: [] },
  ImageObject: { required: ["contentUrl"], recommended: ["url", "width", "height"] },
  PropertyValue: { required: ["propertyID", "value"], recommended: [] },
};
