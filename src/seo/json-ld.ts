/**
 * The structured data of a page: the business and the site, which every page has, the page with its breadcrumbs and first
 * picture, and what it is about. Pure.
 */
import type {
  ArticleLeaf,
  BreadcrumbListLeaf,
  LocalBusinessLeaf,
  ServiceLeaf,
  WebPageLeaf,
  WebSiteLeaf,
} from "schema-dts";
import { addressIn, locales, type Language } from "../content/language";
import { textIn } from "../i18n";
import type { Business, Site } from "../i18n/site";
import { breadcrumbTrail } from "./breadcrumb-trail";
import { modifiedDay } from "./last-change";
import { sharePicturePath, shareSize } from "./share-picture";

/** A page that is made from Markdown. */
export type Entry =
  | { kind: "service"; page: Queries.PageHead_serviceFragment }
  | { kind: "buildRecap"; page: Queries.PageHead_buildRecapFragment }
  | { kind: "article"; page: Queries.PageHead_articleFragment };

interface Question {
  /** Id of its element on the page. */
  entryId: string;
  question: string;
  answer: { text: string };
}

/** What the head of a page says about it. */
export interface PageFacts {
  /** From `pageContext.language`. */
  language: Language;
  /** The page, with its path in the default language. */
  page: Pick<Queries.StandalonePage_pageFragment, "title" | "description" | "path">;
  /** Its schema.org type; WebPage by default. */
  kind?: "AboutPage" | "ContactPage" | "CollectionPage" | "FAQPage" | undefined;
  /** Its first, large picture. */
  hero?: Queries.Picture_pictureFragment | null | undefined;
  /** Days, as YYYY-MM-DD: of publication, of the last change, and by which everything on it had last been checked. */
  published?: string | undefined;
  modified?: string | undefined;
  reviewed?: string | undefined;
  /** What it is mainly about. */
  subject?: Entry | { kind: "faq"; questions: readonly Question[] } | undefined;
}

/** Returns the structured data of a page. */
export function pageGraph(facts: PageFacts, site: Site) {
  const { language, page, hero, published, modified, reviewed, subject } = facts;
  const { url, name, shortName } = site.business;
  const { t } = textIn(language);
  const path = addressIn(language, page.path);
  const idOf = (fragment: string, at = path) => `${url}${at}#${fragment}`;
  const reference = (id: string) => ({ "@id": id });
  const business = reference(idOf("business", "/"));
  const steps = breadcrumbTrail(page.path, page.title, t);
  const picture = hero ? pictureNode(hero, url) : undefined;
  const entry = subject && subject.kind !== "faq" ? entryNode(subject, site) : undefined;
  const entryId = idOf(subject?.kind === "service" ? "service" : "article");

  const siteNode: WebSiteLeaf = {
    "@type": "WebSite",
    "@id": idOf("website", "/"),
    url: `${url}/`,
    name,
    alternateName: shortName,
    inLanguage: locales[language],
    publisher: business,
  };
  const pageNode: WebPageLeaf = {
    "@type": (facts.kind ?? "WebPage") as "WebPage",
    "@id": idOf("page"),
    url: url + path,
    name: page.title,
    description: page.description,
    inLanguage: locales[language],
    isPartOf: reference(idOf("website", "/")),
    about: business,
    primaryImageOfPage: picture
      ? reference(idOf("hero"))
      : imageNode({ src: url + sharePicturePath(path), ...shareSize }),
    ...(steps.length > 0 && { breadcrumb: reference(idOf("breadcrumbs")) }),
    ...(published && { datePublished: published }),
    ...(modified && { dateModified: modified }),
    ...(reviewed && { lastReviewed: reviewed }),
    ...(entry && { mainEntity: reference(entryId) }),
    ...(subject?.kind === "faq" && {
      mainEntity: subject.questions.map(({ entryId: id, question, answer }) => ({
        "@type": "Question",
        "@id": idOf(id),
        name: question,
        acceptedAnswer: { "@type": "Answer", text: answer.text },
      })),
    }),
  };
  const breadcrumbs: BreadcrumbListLeaf = {
    "@type": "BreadcrumbList",
    "@id": idOf("breadcrumbs"),
    itemListElement: [{ title: t("breadcrumbs.home"), path: "/" }, ...steps].map((step, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: step.title,
      item: url + addressIn(language, step.path),
    })),
  };
  return {
    "@context": "https://schema.org",
    "@graph": [
      { "@id": idOf("business", "/"), ...businessNode(site, language, t("nav./services")) },
      siteNode,
      pageNode,
      ...(steps.length > 0 ? [breadcrumbs] : []),
      ...(picture ? [{ "@id": idOf("hero"), ...picture }] : []),
      ...(entry
        ? [
            {
              "@id": entryId,
              url: url + path,
              description: page.description,
              mainEntityOfPage: reference(idOf("page")),
              ...entry,
              // The business as a whole is the author: none is invented.
              ...(subject?.kind === "service"
                ? { provider: business }
                : {
                    inLanguage: locales[language],
                    image: reference(idOf("hero")),
                    author: business,
                    publisher: business,
                    isPartOf: reference(idOf("website", "/")),
                  }),
            },
          ]
        : []),
    ],
  };
}

/** The business as the organization, local business and general contractor that it is; the same on every page of a language. */
function businessNode(
  { business, services }: Site,
  language: Language,
  catalog: string,
): LocalBusinessLeaf {
  const { url, address, geo, hours, rating, license } = business;
  const servicesIn = (offer: string) => services.filter((service) => service.offer === offer);
  return {
    // The types of schema-dts have no type for a node of several.
    "@type": ["Organization", "LocalBusiness", "GeneralContractor"] as unknown as "LocalBusiness",
    name: business.name,
    alternateName: business.shortName,
    description: noticed(business.description, business, language),
    url: `${url}/`,
    telephone: business.phone,
    email: business.email,
    logo: `${url}/icon-512.png`,
    image: url + sharePicturePath("/"),
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
        dayOfWeek: hours.days as "Monday"[],
        opens: hours.opens,
        closes: hours.closes,
      },
    ],
    priceRange: business.priceRange,
    currenciesAccepted: business.currency,
    paymentAccepted: business.payment.join(", "),
    areaServed: areasServed(business.areas),
    ...(rating
      ? {
          aggregateRating: {
            "@type": "AggregateRating",
            ratingValue: rating.value,
            reviewCount: rating.count,
            bestRating: rating.best,
            worstRating: rating.worst,
            ...(rating.note && { description: rating.note }),
          },
        }
      : {}),
    hasOfferCatalog: {
      "@type": "OfferCatalog",
      "@id": `${url}/services#catalog`,
      name: catalog,
      itemListElement: business.offers.map(({ id, name }) => ({
        "@type": "OfferCatalog",
        "@id": `${url}/services#${id}`,
        name,
        itemListElement: servicesIn(id).map(({ path, title }) => ({
          "@type": "Offer",
          // The service's own page adds to it by the same id.
          itemOffered: {
            "@type": "Service",
            "@id": `${url}${addressIn(language, path)}#service`,
            name: title,
          },
        })),
      })),
    },
    sameAs: business.social.map((profile) => profile.url),
    // Stating a license number that was not issued is unlawful (NRS 624.720): there is none until the owner has one.
    ...(license.number &&
      !business.sample && {
        hasCredential: {
          "@type": "EducationalOccupationalCredential",
          credentialCategory: "license",
          identifier: license.number,
          recognizedBy: {
            "@type": "GovernmentOrganization",
            name: license.board,
            url: license.verifyUrl,
          },
        },
      }),
  };
}

/** Returns a description with the sample notice while the business is one, since advertising has to carry it (NRS 624.720). */
export const noticed = (text: string, { sample }: Business, language: Language) =>
  sample ? `${text} ${textIn(language).t("sample.text")}` : text;

const areasServed = (areas: Business["areas"]) =>
  areas.map(({ name, type }) => ({ "@type": type as "City", name }));

/** What an entry's page is mainly about: the service, or the article that it is. */
function entryNode({ kind, page }: Entry, { business }: Site): ServiceLeaf | ArticleLeaf {
  if (kind === "service") {
    const group = business.offers.find(({ id }) => id === page.offer);
    return {
      "@type": "Service",
      name: page.title,
      serviceType: page.title,
      // Nothing is offered in an area with a notice (ARS 32-1151).
      areaServed: areasServed(business.areas.filter(({ notice }) => !notice)),
      ...(group && { category: group.name }),
    };
  }
  return {
    "@type": (kind === "article" ? "BlogPosting" : "Article") as "Article",
    headline: page.heading,
    datePublished: page.publishedDay,
    dateModified: modifiedDay(page),
    wordCount: page.wordCount,
    // The page says it too: it is not a client's finished project.
    ...(kind === "buildRecap" && { abstract: page.disclaimer }),
  };
}

/** A picture by its largest JPEG, which every crawler can read. It states neither license nor creator: the content has none. */
function pictureNode({ file, alt, caption }: Queries.Picture_pictureFragment, url: string) {
  const data = file.childImageSharp?.gatsbyImageData;
  const last = data?.images.fallback?.srcSet?.split(/,\s*/).at(-1);
  const [src, size] = last?.split(/\s+/) ?? [];
  if (!data || !src || !size) return undefined;
  const width = Number.parseInt(size);
  const height = Math.round((width * data.height) / data.width);
  return {
    ...imageNode({ src: url + src, width, height }),
    description: alt,
    ...(caption && { caption }),
  };
}

/** In schema.org a width is not a number but a Distance. */
const imageNode = ({ src, width, height }: { src: string; width: number; height: number }) => ({
  "@type": "ImageObject" as const,
  url: src,
  contentUrl: src,
  width: `${width} px`,
  height: `${height} px`,
});
