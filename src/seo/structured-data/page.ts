/** Structured data of the page itself, its website, breadcrumbs and pictures. Pure. */
import type { BreadcrumbListLeaf, ImageObjectLeaf, WebPageLeaf, WebSiteLeaf } from "schema-dts";
import { locales, type Language } from "../../content/language";
import { sharePicturePath, shareSize } from "../share-picture";
import { absolute } from "../address";
import type { SiteIn } from "../site-facts";
import type { Step } from "../breadcrumb-trail";
import { ids, pixels, referenceTo, type GraphNode, type Reference } from "./node";

/** The schema.org type of a page; WebPage if no narrower one fits. */
export type PageKind = "WebPage" | "AboutPage" | "ContactPage" | "CollectionPage" | "FAQPage";

/** A page's picture at one of its sizes. */
export interface PictureFacts {
  /** Path on the site. */
  src: string;
  width: number;
  height: number;
  alt: string;
  caption: string | null;
}

export interface PageFacts {
  kind: PageKind;
  path: string;
  /** The page's own title, without the site's suffix. */
  title: string;
  description: string;
  /** The page's large first picture. */
  hero?: PictureFacts | undefined;
  /** Days, as YYYY-MM-DD. */
  published?: string | undefined;
  modified?: string | undefined;
  reviewed?: string | undefined;
  /** What the page is mainly about: a reference to its node, or the nodes themselves. */
  mainEntity?: Reference | readonly GraphNode[] | undefined;
  /** The breadcrumbs below the home page. */
  trail: readonly Step[];
  home: Step;
}

export function webSiteNode({ business, language }: SiteIn) {
  const { url, name, shortName } = business;
  return {
    "@type": "WebSite",
    "@id": ids.webSite(url),
    url: absolute(url, "/"),
    name,
    alternateName: shortName,
    inLanguage: locales[language],
    publisher: referenceTo(ids.business(url)),
  } satisfies WebSiteLeaf;
}

export function webPageNode(siteUrl: string, language: Language, page: PageFacts): GraphNode {
  const { path, title, description, hero, published, modified, reviewed, mainEntity, trail } = page;
  const node = {
    "@type": "WebPage",
    "@id": ids.page(siteUrl, path),
    url: absolute(siteUrl, path),
    name: title,
    description,
    inLanguage: locales[language],
    isPartOf: referenceTo(ids.webSite(siteUrl)),
    about: referenceTo(ids.business(siteUrl)),
    primaryImageOfPage: referenceTo(ids.hero(siteUrl, path)),
    ...(trail.length > 0 ? { breadcrumb: referenceTo(ids.breadcrumbs(siteUrl, path)) } : {}),
    ...(published ? { datePublished: published } : {}),
    ...(modified ? { dateModified: modified } : {}),
    ...(reviewed ? { lastReviewed: reviewed } : {}),
  } satisfies WebPageLeaf;
  return {
    ...node,
    "@type": page.kind,
    ...(mainEntity ? { mainEntity } : {}),
    ...(hero ? {} : { primaryImageOfPage: shareImage(siteUrl, page) }),
  };
}

/** Returns the breadcrumbs, unless the page has none. */
export function breadcrumbNode(siteUrl: string, { path, trail, home }: PageFacts) {
  if (trail.length === 0) return undefined;
  return {
    "@type": "BreadcrumbList",
    "@id": ids.breadcrumbs(siteUrl, path),
    itemListElement: [home, ...trail].map((step, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: step.title,
      item: absolute(siteUrl, step.path),
    })),
  } satisfies BreadcrumbListLeaf;
}

/** Returns the page's hero. It states neither license nor creator, since the content has none. */
export function heroNode(siteUrl: string, { path, hero }: PageFacts) {
  if (!hero) return undefined;
  return {
    "@type": "ImageObject",
    "@id": ids.hero(siteUrl, path),
    url: absolute(siteUrl, hero.src),
    contentUrl: absolute(siteUrl, hero.src),
    width: pixels(hero.width),
    height: pixels(hero.height),
    description: hero.alt,
    ...(hero.caption ? { caption: hero.caption } : {}),
  } satisfies ImageObjectLeaf;
}

function shareImage(siteUrl: string, { path }: PageFacts) {
  return {
    "@type": "ImageObject",
    url: absolute(siteUrl, sharePicturePath(path)),
    contentUrl: absolute(siteUrl, sharePicturePath(path)),
    width: pixels(shareSize.width),
    height: pixels(shareSize.height),
  } satisfies ImageObjectLeaf;
}
