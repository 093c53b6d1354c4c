import { addressIn, languagesOf, locales, original } from "../content/language";
import { useWords } from "../words/words";
import { absolute } from "./address";
import { breadcrumbTrail } from "./breadcrumb-trail";
import { heroFacts } from "./hero-facts";
import { sharePicturePath, shareSize } from "./share-picture";
import { useSiteFacts } from "./site-facts";
import { describe, type Subject } from "./structured-data/describe";
import { pageGraph, toScriptText } from "./structured-data/graph";
import type { PageFacts, PageKind } from "./structured-data/page";

export interface StaticHeadProps {
  /** The page's own title, without the site's suffix. */
  title: string;
  /** The meta description. */
  description: string;
  /** Path of the page, in the original's language, without a trailing slash. */
  path: string;
  /** Whether search engines should not list the page: it has no canonical URL and is not in the sitemap. */
  isHidden?: boolean;
  /** The schema.org type of the page; WebPage by default. */
  kind?: PageKind;
  /** The page's first, large picture. */
  hero?: Queries.Picture_pictureFragment | undefined;
  /** For articles and recaps: the days of publication and of the last change, as YYYY-MM-DD. */
  published?: string | undefined;
  modified?: string;
  /** The day by which everything on the page had last been checked, as YYYY-MM-DD. */
  reviewed?: string | undefined;
  /** What the page is mainly about. */
  subject?: Subject;
}

/** Tags for crawlers and social networks: Open Graph, Twitter cards and structured data. Only in the static HTML: see SiteHead. */
export function StaticHead({ subject, kind = "WebPage", ...props }: StaticHeadProps) {
  const { title, description, hero, published, modified, reviewed, isHidden } = props;
  const { language, sections, breadcrumbs } = useWords();
  const { business, services } = useSiteFacts();
  const here = (address: string) => addressIn(language.code, address);
  const site = {
    business,
    services: services.map((service) => ({ ...service, path: here(service.path) })),
    language: language.code,
    catalog: sections["/services"] ?? "",
  };
  const { url: siteUrl, name: siteName } = business;
  const path = here(props.path);
  const shareAddress = absolute(siteUrl, sharePicturePath(path));
  const languages = isHidden ? [] : languagesOf(props.path);
  const [locale = "", ...others] = [
    language.locale,
    ...languages.map((code) => locales[code]).filter((other) => other !== language.locale),
  ].map((name) => name.replace("-", "_"));
  const shareAlt = hero ? `${title}. ${hero.alt}` : `${title}: ${siteName}`;
  const { mainEntity, nodes } = subject ? describe(site, subject) : {};
  const page: PageFacts = {
    kind,
    path,
    title,
    description,
    hero: hero && heroFacts(hero),
    published,
    modified,
    reviewed,
    mainEntity,
    trail: breadcrumbTrail(props.path, title, sections).map((step) => ({
      ...step,
      path: here(step.path),
    })),
    home: { title: breadcrumbs.home, path: here("/") },
  };
  return (
    <>
      {languages.length > 1
        ? [...languages, "x-default" as const].map((code) => (
            <link
              key={code}
              rel="alternate"
              hrefLang={code}
              href={absolute(
                siteUrl,
                addressIn(code === "x-default" ? original : code, props.path),
              )}
            />
          ))
        : null}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={published ? "article" : "website"} />
      <meta property="og:url" content={absolute(siteUrl, path)} />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:locale" content={locale} />
      {others.map((other) => (
        <meta key={other} property="og:locale:alternate" content={other} />
      ))}
      <meta property="og:image" content={shareAddress} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content={String(shareSize.width)} />
      <meta property="og:image:height" content={String(shareSize.height)} />
      <meta property="og:image:alt" content={shareAlt} />
      {published ? <meta property="article:published_time" content={published} /> : null}
      {published && modified ? <meta property="article:modified_time" content={modified} /> : null}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={shareAddress} />
      <meta name="twitter:image:alt" content={shareAlt} />
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: toScriptText(pageGraph(site, page, nodes)) }}
      />
    </>
  );
}
