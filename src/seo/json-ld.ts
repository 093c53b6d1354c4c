/**
 * The structured data of a page: the business, the site, the page with its breadcrumbs, and what it
 * is about. Pure.
 */
import { getSrc, type ImageDataLike } from "gatsby-plugin-image";
import type * as Schema from "schema-dts";
import { addressIn, localeOf, type Language } from "../content/language";
import { textIn } from "../i18n";
import type { Business, Site } from "../i18n/site";
import {
  breadcrumbTrail,
  lastChange,
  isSample,
  oldestCheck,
  sharePicturePath,
  shareSize,
} from "./page";

/** A page that is made from Markdown: a service, an article or a recap. */
type Entry = Queries.PageHead_pageFragment;
type Service = Extract<Entry, { offer: string }>;
type Dated = Extract<Entry, { published: string }>;

/** Whether a page has a day of publication: an article or a recap. */
export const isDated = (page: object): page is Dated => "published" in page;

/** What the head of a page says about it. */
export interface PageFacts {
  language: Language;
  /** The page, with its path in the default language and its first, large picture. */
  page: Entry | Pick<Queries.Page_pageFragment, "title" | "description" | "path" | "picture">;
  /**
   * Whether search engines should not list it: it has no canonical URL and is not in the sitemap.
   */
  isHidden?: boolean;
  /** Its schema.org type; WebPage by default. */
  kind?: "AboutPage" | "ContactPage" | "CollectionPage" | "FAQPage" | undefined;
  /** What on it has been checked, each on its day. */
  reviewed?: readonly { readonly checked: string }[];
  /** Who is on it; an `entryId` is the id of their place. */
  people?: readonly PersonFacts[];
  /** What it answers; an `entryId` is the id of its element on the page. */
  questions?: readonly { entryId: string; question: string; answer: { text: string } }[];
}

/** A person whom clients meet. */
type PersonFacts = Pick<
  Queries.PersonHead_personFragment,
  "entryId" | "name" | "role" | "phone" | "languages" | "portrait" | "credentials"
>;

/** Returns the structured data of a page. */
export function pageGraph(
  { language, page, kind, reviewed = [], people = [], questions }: PageFacts,
  site: Site,
) {
  const { url, name, shortName } = site.business;
  const { t } = textIn(language);
  const path = addressIn(language, page.path);
  const lastReviewed = oldestCheck(reviewed);
  const reference = (fragment: string, at = path) => ({ "@id": `${url}${at}#${fragment}` });
  const [business, website] = [reference("business", "/"), reference("website", "/")];
  const steps = breadcrumbTrail(page, site.settings);
  const entry = "checked" in page && !isSample(page) ? page : undefined;
  const entryId = reference(entry && isDated(entry) ? "article" : "service");
  const inLanguage = localeOf(language);
  const siteNode: Schema.WebSiteLeaf = {
    "@type": "WebSite",
    ...website,
    url: `${url}/`,
    name,
    alternateName: shortName,
    inLanguage,
    publisher: business,
  };
  const pageNode: Schema.WebPageLeaf = {
    "@type": (kind ?? "WebPage") as "WebPage",
    ...reference("page"),
    url: url + path,
    name: page.title,
    description: page.description,
    inLanguage,
    isPartOf: website,
    about: business,
    primaryImageOfPage: {
      "@type": "ImageObject",
      ...reference("picture"),
      url: url + sharePicturePath(path),
      contentUrl: url + sharePicturePath(path),
      // In schema.org a width is not a number but a Distance.
      width: `${shareSize.width} px`,
      height: `${shareSize.height} px`,
    },
    ...(steps.length > 0 && { breadcrumb: reference("breadcrumbs") }),
    ...(entry && { mainEntity: entryId, dateModified: lastChange(entry) }),
    ...(isDated(page) && { datePublished: page.published }),
    ...(lastReviewed && { lastReviewed }),
    ...(questions && {
      mainEntity: questions.map(({ entryId, question, answer }) => ({
        "@type": "Question",
        ...reference(entryId),
        name: question,
        acceptedAnswer: { "@type": "Answer", text: answer.text },
      })),
    }),
  };
  const breadcrumbs: Schema.BreadcrumbListLeaf = {
    "@type": "BreadcrumbList",
    ...reference("breadcrumbs"),
    itemListElement: [{ name: t("breadcrumbs.home"), path: "/" }, ...steps].map((step, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: step.name,
      item: url + addressIn(language, step.path),
    })),
  };
  return {
    "@context": "https://schema.org",
    "@graph": [
      { ...business, ...businessNode(site, language) },
      siteNode,
      pageNode,
      steps.length > 0 && breadcrumbs,
      // Nobody works for a business that is a sample.
      ...(site.business.sample ? [] : people).map((person) => ({
        ...reference(person.entryId),
        ...personNode(person, url),
        worksFor: business,
      })),
      entry && {
        ...entryId,
        url: url + path,
        description: isDated(entry)
          ? page.description
          : noticed(page.description, site.business, language),
        mainEntityOfPage: reference("page"),
        ...(isDated(entry)
          ? {
              ...articleNode(entry),
              inLanguage,
              image: reference("picture"),
              // Without a person, the business as a whole: none is invented.
              author: authorOf(entry, site.business, language) ?? business,
              publisher: business,
              isPartOf: website,
            }
          : { ...serviceNode(entry, site.business), provider: business }),
      },
    ].filter((node) => !!node),
  };
}

/**
 * Returns what is offered, each with its services; what has none, such as drafts alone, is no
 * offer.
 */
const offersOf = ({ offers }: Site["business"], services: Site["services"]) =>
  offers
    .map((one) => ({ ...one, offered: services.filter(({ offer }) => offer === one.id) }))
    .filter(({ offered }) => offered.length > 0);

/**
 * The business as the organization and local business that it is, and of its own type; the same on
 * every page of a language.
 */
function businessNode(
  { business, settings, services }: Site,
  language: Language,
): Schema.LocalBusinessLeaf {
  const catalog = settings.parents.find(({ path }) => path === "/services");
  const { url, address, geo, hours, rating } = business;
  const otherPhones = business.phones.slice(1);
  const licenses = business.licenses.filter(({ number }) => number);
  return {
    // The types of schema-dts have no type for a node of several.
    "@type": ["Organization", "LocalBusiness", settings.businessType] as unknown as "LocalBusiness",
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
    openingHoursSpecification: hours.open.map(({ days, opens, closes }) => ({
      "@type": "OpeningHoursSpecification",
      dayOfWeek: days as "Monday"[],
      opens,
      // Google reads 24:00 as no time (Local business: opening hours, “Open 24 hours”).
      closes: closes === "24:00" ? "23:59" : closes,
    })),
    ...(otherPhones.length > 0 && {
      contactPoint: otherPhones.map(({ number, label }) => ({
        "@type": "ContactPoint",
        telephone: number,
        ...(label && { contactType: label }),
      })),
    }),
    ...(business.founded && { foundingDate: String(business.founded) }),
    priceRange: business.priceRange,
    currenciesAccepted: business.currency,
    paymentAccepted: business.payment.join(", "),
    areaServed: areasServed(business.areas),
    ...(rating && {
      aggregateRating: {
        "@type": "AggregateRating",
        ratingValue: rating.value,
        reviewCount: rating.count,
        bestRating: rating.best,
        worstRating: rating.worst,
        ...(rating.note && { description: rating.note }),
      },
    }),
    hasOfferCatalog: {
      "@type": "OfferCatalog",
      "@id": `${url}/services#catalog`,
      name: catalog?.name ?? business.name,
      ...(business.sample && { description: textIn(language).t("sample.text") }),
      itemListElement: offersOf(business, services).map(({ id, name, offered }) => ({
        "@type": "OfferCatalog",
        "@id": `${url}/services#${id}`,
        name,
        itemListElement: offered.map(({ path, title }) => ({
          "@type": "Offer",
          ...(business.sample && { description: textIn(language).t("sample.short") }),
          // The service's own page adds to it by the same id.
          itemOffered: {
            "@type": "Service",
            "@id": `${url}${addressIn(language, path)}#service`,
            name: title,
          },
        })),
      })),
    },
    ...(business.social.length > 0 && { sameAs: business.social.map((one) => one.url) }),
    ...(!business.sample && {
      ...(business.memberships.length > 0 && {
        memberOf: business.memberships.map((one) => ({
          "@type": "Organization" as const,
          name: one.name,
          ...(one.url && { url: one.url }),
        })),
      }),
      ...(business.awards.length > 0 && {
        award: business.awards.map(({ title, giver, year }) => `${title}, ${giver}, ${year}`),
      }),
    }),
    // Stating a license number that was not issued is unlawful: there is none until the owner has
    // one.
    ...(licenses.length > 0 &&
      !business.sample && {
        hasCredential: licenses.map(({ number, expires, boardName, lookUp }) => ({
          "@type": "EducationalOccupationalCredential",
          credentialCategory: "license",
          ...(number && { identifier: number }),
          ...(expires && { expires }),
          ...(boardName && {
            recognizedBy: {
              "@type": "GovernmentOrganization",
              name: boardName,
              ...(lookUp && { url: lookUp }),
            },
          }),
        })),
      }),
  };
}

/**
 * Returns a description with the sample notice while the business is one, since advertising has to
 * carry it.
 */
export const noticed = (text: string, { sample }: Business, language: Language) =>
  sample ? `${text} ${textIn(language).t("sample.text")}` : text;

/**
 * Returns a description for search results, with a short notice while the business is a sample.
 * They cut off what is long, so the notice comes first.
 */
export const noticedFirst = (text: string, { sample }: Business, language: Language) =>
  sample ? `${textIn(language).t("sample.short")} ${text}` : text;

function personNode(
  { name, role, phone, languages, portrait, credentials }: PersonFacts,
  url: string,
): Schema.PersonLeaf {
  const picture = portrait ? getSrc(portrait.file as ImageDataLike) : undefined;
  return {
    "@type": "Person",
    name,
    jobTitle: role,
    ...(phone && { telephone: phone }),
    ...(languages.length > 0 && { knowsLanguage: [...languages] }),
    ...(picture && { image: url + picture }),
    ...(credentials.length > 0 && {
      hasCredential: credentials.map(({ title, issuer, number, expires }) => ({
        "@type": "EducationalOccupationalCredential",
        name: title,
        ...(number && { identifier: number }),
        ...(expires && { expires }),
        recognizedBy: { "@type": "Organization", name: issuer },
      })),
    }),
  };
}

/**
 * Returns the person who wrote an article, as /about shows them; undefined where it names nobody,
 * and for a sample, for which nobody works.
 */
function authorOf(page: Dated, { sample, url }: Business, language: Language) {
  const author = "author" in page && !sample ? page.author : null;
  if (!author) return undefined;
  const { entryId, name, role: jobTitle } = author;
  const id = `${url}${addressIn(language, "/about")}#${entryId}`;
  return { "@type": "Person" as const, "@id": id, name, jobTitle };
}

const areasServed = (areas: Business["areas"]) =>
  areas.map(({ name, type, notice }) => ({
    "@type": type as "City",
    name,
    ...(notice && { description: notice }),
  }));

function serviceNode(page: Service, business: Business): Schema.ServiceLeaf {
  const group = business.offers.find(({ id }) => id === page.offer);
  return {
    "@type": "Service",
    name: page.title,
    serviceType: page.title,
    // Nothing is offered in an area with a notice.
    areaServed: areasServed(business.areas.filter(({ notice }) => !notice)),
    ...(group && { category: group.name }),
  };
}

const articleNode = (page: Dated): Schema.ArticleLeaf => ({
  "@type": ("disclaimer" in page ? "Article" : "BlogPosting") as "Article",
  headline: page.heading,
  datePublished: page.published,
  dateModified: lastChange(page),
  // A job in numbers may have no text.
  ...(page.wordCount > 0 && { wordCount: page.wordCount }),
  // The page says it too: it is not a client's finished project.
  ...("disclaimer" in page && page.disclaimer && { abstract: page.disclaimer }),
});
