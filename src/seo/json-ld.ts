/**
 * The structured data of a page: the business and the site, which every page has, the page with its breadcrumbs and first
 * picture, and what it is about. Pure.
 */
import type {
  ArticleLeaf,
  BlogPostingLeaf,
  BreadcrumbListLeaf,
  ImageObjectLeaf,
  LocalBusinessLeaf,
  ServiceLeaf,
  WebPageLeaf,
  WebSiteLeaf,
} from "schema-dts";
import { addressIn, locales, type Language } from "../content/language";
import type { Business, Site } from "../i18n/site";
import type { Step } from "./breadcrumb-trail";
import { modifiedDay } from "./last-change";
import { sharePicturePath, shareSize } from "./share-picture";

export type PageKind = "WebPage" | "AboutPage" | "ContactPage" | "CollectionPage" | "FAQPage";

export interface Question {
  /** Id of its element on the page. */
  entryId: string;
  question: string;
  answer: { text: string };
}

export type Subject =
  | { kind: "service"; page: Queries.PageHead_serviceFragment }
  | { kind: "buildRecap"; page: Queries.PageHead_buildRecapFragment }
  | { kind: "article"; page: Queries.PageHead_articleFragment }
  | { kind: "faq"; questions: readonly Question[] };

interface Picture {
  /** Path on the site. */
  src: string;
  width: number;
  height: number;
  alt?: string;
  caption?: string | null;
}

export interface PageFacts {
  site: Pick<Site, "business" | "services">;
  language: Language;
  kind: PageKind;
  /** Its address on the site, in its language. */
  path: string;
  title: string;
  description: string;
  hero?: Picture | undefined;
  published?: string | undefined;
  modified?: string | undefined;
  reviewed?: string | undefined;
  subject?: Subject | undefined;
  /** Name of the list of services. */
  catalog: string;
  /** The home page and the pages below it, down to this one. */
  trail: readonly Step[];
}

/** A thing's id: the URL of the page that says most about it, with a fragment that names it. */
const idOf = (url: string, path: string, name: string) => `${url}${path}#${name}`;
const reference = (id: string) => ({ "@id": id });

type SubjectLeaf = ServiceLeaf | ArticleLeaf | BlogPostingLeaf;
type GraphNode =
  | LocalBusinessLeaf
  | WebSiteLeaf
  | WebPageLeaf
  | BreadcrumbListLeaf
  | ImageObjectLeaf
  | SubjectLeaf;

export function pageGraph(page: PageFacts) {
  const { url } = page.site.business;
  const { mainEntity, node } = subjectOf(page);
  const graph: GraphNode[] = [
    businessNode(page),
    {
      "@type": "WebSite",
      "@id": idOf(url, "/", "website"),
      url: `${url}/`,
      name: page.site.business.name,
      alternateName: page.site.business.shortName,
      inLanguage: locales[page.language],
      publisher: reference(idOf(url, "/", "business")),
    },
    pageNode(page, mainEntity),
    ...(page.trail.length > 1 ? [breadcrumbNode(page)] : []),
    ...(page.hero ? [pictureNode(page.hero, url, idOf(url, page.path, "hero"))] : []),
    ...(node ? [node] : []),
  ];
  return { "@context": "https://schema.org", "@graph": graph };
}

/** The business as the organization, local business and general contractor that it is; the same on every page of a language. */
function businessNode({ site, catalog, language }: PageFacts): LocalBusinessLeaf {
  const { business, services } = site;
  const { url, address, geo, hours, rating, license } = business;
  return {
    // The types of schema-dts have no type for a node of several.
    "@type": ["Organization", "LocalBusiness", "GeneralContractor"] as unknown as "LocalBusiness",
    "@id": idOf(url, "/", "business"),
    name: business.name,
    alternateName: business.shortName,
    description: business.description,
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
    areaServed: areasServed(business),
    aggregateRating: {
      "@type": "AggregateRating",
      ratingValue: rating.value,
      reviewCount: rating.count,
      bestRating: rating.best,
      worstRating: rating.worst,
    },
    hasOfferCatalog: {
      "@type": "OfferCatalog",
      "@id": idOf(url, "/services", "catalog"),
      name: catalog,
      itemListElement: business.offers.map((group) => ({
        "@type": "OfferCatalog",
        "@id": idOf(url, "/services", group.id),
        name: group.name,
        itemListElement: services
          .filter(({ offer }) => offer === group.id)
          .map(({ path, title }) => ({
            "@type": "Offer",
            // The service's own page adds to it by the same id.
            itemOffered: {
              "@type": "Service",
              "@id": idOf(url, addressIn(language, path), "service"),
              name: title,
            },
          })),
      })),
    },
    sameAs: business.social.map((profile) => profile.url),
    // Stating a license number that was not issued is unlawful (NRS 624.720): there is none until the owner has one.
    ...(license.number && !business.sample
      ? {
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
        }
      : {}),
  };
}

const areasServed = ({ areas }: Business) =>
  areas.map(({ name, type }) => ({ "@type": type as "City", name }));

function pageNode(page: PageFacts, mainEntity: WebPageLeaf["mainEntity"]): WebPageLeaf {
  const { path, hero, published, modified, reviewed, trail } = page;
  const { url } = page.site.business;
  return {
    "@type": page.kind as "WebPage",
    "@id": idOf(url, path, "page"),
    url: url + path,
    name: page.title,
    description: page.description,
    inLanguage: locales[page.language],
    isPartOf: reference(idOf(url, "/", "website")),
    about: reference(idOf(url, "/", "business")),
    primaryImageOfPage: hero
      ? reference(idOf(url, path, "hero"))
      : pictureNode({ src: sharePicturePath(path), ...shareSize }, url),
    ...(trail.length > 1 ? { breadcrumb: reference(idOf(url, path, "breadcrumbs")) } : {}),
    ...(published ? { datePublished: published } : {}),
    ...(modified ? { dateModified: modified } : {}),
    ...(reviewed ? { lastReviewed: reviewed } : {}),
    ...(mainEntity ? { mainEntity } : {}),
  };
}

const breadcrumbNode = ({ site, path, trail }: PageFacts): BreadcrumbListLeaf => ({
  "@type": "BreadcrumbList",
  "@id": idOf(site.business.url, path, "breadcrumbs"),
  itemListElement: trail.map((step, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: step.title,
    item: site.business.url + step.path,
  })),
});

/** A picture. It states neither license nor creator, since the content has none. */
function pictureNode({ src, width, height, alt, caption }: Picture, url: string, id?: string) {
  return {
    "@type": "ImageObject" as const,
    ...(id ? { "@id": id } : {}),
    url: url + src,
    contentUrl: url + src,
    // In schema.org a width is not a number but a Distance.
    width: `${width} px`,
    height: `${height} px`,
    ...(alt ? { description: alt } : {}),
    ...(caption ? { caption } : {}),
  };
}

/** Returns a picture's largest JPEG, which every crawler can read. */
export function pictureOf(picture: Queries.Picture_pictureFragment): Picture | undefined {
  const data = picture.file.childImageSharp?.gatsbyImageData;
  const last = data?.images.fallback?.srcSet?.split(/,\s*/).at(-1);
  const [src, size] = last?.split(/\s+/) ?? [];
  if (!data || !src || !size) return undefined;
  const width = Number.parseInt(size);
  const height = Math.round((width * data.height) / data.width);
  return { src, width, height, alt: picture.alt, caption: picture.caption };
}

/** What a page is mainly about: a reference to a node of its own, or the questions themselves. */
function subjectOf({ site, language, path, subject }: PageFacts): {
  mainEntity?: WebPageLeaf["mainEntity"];
  node?: SubjectLeaf;
} {
  if (!subject) return {};
  const { business } = site;
  const { url } = business;
  if (subject.kind === "faq")
    return {
      mainEntity: subject.questions.map(({ entryId, question, answer }) => ({
        "@type": "Question",
        "@id": idOf(url, path, entryId),
        name: question,
        acceptedAnswer: { "@type": "Answer", text: answer.text },
      })),
    };
  const { page } = subject;
  if (subject.kind === "service") {
    const group = business.offers.find(({ id }) => id === subject.page.offer);
    const id = idOf(url, path, "service");
    return {
      mainEntity: reference(id),
      node: {
        "@type": "Service",
        "@id": id,
        name: page.title,
        serviceType: page.title,
        description: page.description,
        url: url + path,
        provider: reference(idOf(url, "/", "business")),
        areaServed: areasServed(business),
        mainEntityOfPage: reference(idOf(url, path, "page")),
        ...(group ? { category: group.name } : {}),
      },
    };
  }
  const id = idOf(url, path, "article");
  return {
    mainEntity: reference(id),
    node: {
      "@type": subject.kind === "article" ? "BlogPosting" : "Article",
      "@id": id,
      headline: page.heading,
      description: page.description,
      url: url + path,
      datePublished: subject.page.publishedDay,
      dateModified: modifiedDay(subject.page),
      wordCount: subject.page.wordCount,
      inLanguage: locales[language],
      image: reference(idOf(url, path, "hero")),
      // The business as a whole is the author: none is invented.
      author: reference(idOf(url, "/", "business")),
      publisher: reference(idOf(url, "/", "business")),
      mainEntityOfPage: reference(idOf(url, path, "page")),
      isPartOf: reference(idOf(url, "/", "website")),
      // The page says it too: it is not a client's finished project.
      ...(subject.kind === "buildRecap" ? { abstract: subject.page.disclaimer } : {}),
    },
  };
}
