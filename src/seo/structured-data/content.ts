/** Structured data of services, articles, build recaps and questions. Pure. */
import type { ArticleLeaf, BlogPostingLeaf, QuestionLeaf, ServiceLeaf } from "schema-dts";
import { locales, type Language } from "../../content/language";
import { absolute } from "../address";
import type { BusinessFacts } from "../site-facts";
import { areasServed } from "./business";
import { ids, referenceTo } from "./node";

interface ContentFacts {
  path: string;
  heading: string;
  description: string;
}

/** Returns the service of a service page. It adds to the node that the catalog on every page has under the same `@id`. */
export function serviceNode(
  business: Pick<BusinessFacts, "url" | "areas" | "offers">,
  service: ContentFacts & { title: string; offer: string },
) {
  const { url } = business;
  const group = business.offers.find((offer) => offer.id === service.offer);
  return {
    "@type": "Service",
    "@id": ids.service(url, service.path),
    name: service.title,
    serviceType: service.title,
    description: service.description,
    url: absolute(url, service.path),
    provider: referenceTo(ids.business(url)),
    areaServed: areasServed(business),
    mainEntityOfPage: referenceTo(ids.page(url, service.path)),
    ...(group ? { category: group.name } : {}),
  } satisfies ServiceLeaf;
}

interface DatedFacts extends ContentFacts {
  published: string;
  modified: string;
  wordCount: number;
}

/** Returns what articles and recaps have in common. */
function articleProperties(siteUrl: string, language: Language, page: DatedFacts) {
  return {
    "@id": ids.article(siteUrl, page.path),
    headline: page.heading,
    description: page.description,
    url: absolute(siteUrl, page.path),
    datePublished: page.published,
    dateModified: page.modified,
    wordCount: page.wordCount,
    inLanguage: locales[language],
    image: referenceTo(ids.hero(siteUrl, page.path)),
    // The business as a whole is the author: none is invented.
    author: referenceTo(ids.business(siteUrl)),
    publisher: referenceTo(ids.business(siteUrl)),
    mainEntityOfPage: referenceTo(ids.page(siteUrl, page.path)),
    isPartOf: referenceTo(ids.webSite(siteUrl)),
  };
}

export function blogPostingNode(siteUrl: string, language: Language, page: DatedFacts) {
  return {
    "@type": "BlogPosting",
    ...articleProperties(siteUrl, language, page),
  } satisfies BlogPostingLeaf;
}

/** Returns a recap as an Article. Its abstract says, as the page does, that it is not a client's finished project. */
export function recapNode(
  siteUrl: string,
  language: Language,
  page: DatedFacts & { disclaimer: string },
) {
  return {
    "@type": "Article",
    ...articleProperties(siteUrl, language, page),
    abstract: page.disclaimer,
  } satisfies ArticleLeaf;
}

export interface QuestionFacts {
  /** Id of its element on the page. */
  entryId: string;
  question: string;
  /** The answer's text without markup. */
  answer: string;
}

export function questionNode(
  siteUrl: string,
  faq: string,
  { entryId, question, answer }: QuestionFacts,
) {
  return {
    "@type": "Question",
    "@id": absolute(siteUrl, `${faq}#${entryId}`),
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  } satisfies QuestionLeaf;
}
