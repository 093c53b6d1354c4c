import { graphql, type HeadProps } from "gatsby";
import type { Language, PageLanguage } from "../content/language";
import { addressIn, languages, localeOf, original } from "../content/language";
import { withBreaks } from "../i18n/no-breaks";
import { useSiteIn, useMissingPages } from "../i18n/site";
import { isDated, noticed, noticedFirst, pageGraph, type PageFacts } from "./json-ld";
import { documentTitle, lastChange, sharePicturePath, shareSize } from "./page";
import { dataAttribute } from "../styles/data-attributes";

/**
 * The head tags that differ from page to page. src/gatsby/ssr.tsx has those that are the same on
 * all.
 */
export function PageHead(props: PageFacts) {
  const { language, page, isHidden = false } = props;
  const { business, settings } = useSiteIn(language);
  const address = business.url + addressIn(language, page.path);
  return (
    <>
      {/* src/visit/failure.tsx needs the suffix, for the title of a page that does not load. */}
      <html lang={localeOf(language)} {...dataAttribute("title-suffix", settings.titleSuffix)} />
      <title>{documentTitle(page.title, settings.titleSuffix)}</title>
      <meta
        name="description"
        content={withBreaks(noticedFirst(page.description, business, language))}
      />
      <meta name="robots" content={isHidden ? "noindex, follow" : "max-image-preview:large"} />
      {isHidden ? null : <link rel="canonical" href={address} />}
      {/* Only in the static HTML: in a browser, the policy lets React make no script element, even
          for data. */}
      {process.env.OMITS_CRAWLER_TAGS ? null : <CrawlerTags {...props} address={address} />}
    </>
  );
}

/**
 * What crawlers read: Open Graph, the card of X, which reads the rest from Open Graph, alternates
 * and structured data.
 */
function CrawlerTags({ address, ...props }: PageFacts & { address: string }) {
  const { language, page, isHidden } = props;
  const { title, picture } = page;
  const site = useSiteIn(language);
  const missing = useMissingPages();
  const { url, name } = site.business;
  const versions = languages.filter((code) => !missing.has(addressIn(code, page.path)));
  const alternates = isHidden || versions.length === 1 ? [] : versions;
  const locale = (code: Language) => localeOf(code).replace("-", "_");
  const properties: [property: string, content: string | number][] = [
    ["og:title", title],
    ["og:description", noticed(page.description, site.business, language)],
    ["og:type", isDated(page) ? "article" : "website"],
    ["og:url", address],
    ["og:site_name", name],
    ["og:locale", locale(language)],
    ["og:image", url + sharePicturePath(addressIn(language, page.path))],
    ["og:image:type", "image/jpeg"],
    ["og:image:width", shareSize.width],
    ["og:image:height", shareSize.height],
    ["og:image:alt", picture ? `${title}. ${picture.alt}` : `${title}: ${name}`],
  ];
  if (isDated(page))
    properties.push(
      ["article:published_time", page.published],
      ["article:modified_time", lastChange(page)],
    );
  for (const code of alternates)
    if (code !== language) properties.push(["og:locale:alternate", locale(code)]);
  return (
    <>
      {alternates.map((code) => (
        <link key={code} rel="alternate" hrefLang={code} href={url + addressIn(code, page.path)} />
      ))}
      {alternates.length > 0 ? (
        <link rel="alternate" hrefLang="x-default" href={url + addressIn(original, page.path)} />
      ) : null}
      {properties.map(([property, content]) => (
        <meta
          key={`${property} ${content}`}
          property={property}
          content={withBreaks(`${content}`)}
        />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
      {/* Without `<`, nothing can end the element (HTML standard, "Restrictions for contents of
          script elements"). */}
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{
          __html: withBreaks(JSON.stringify(pageGraph(props, site))).replace(/</g, "\\u003c"),
        }}
      />
    </>
  );
}

/** Returns the `Head` of a page; `more` is what it says besides, from the page's query. */
export const headOf =
  <Data extends { page: PageFacts["page"] | null }>(
    more: (data: Data) => Partial<PageFacts> = () => ({}),
  ) =>
  ({ data, pageContext: { language = original } }: HeadProps<Data, PageLanguage>) =>
    data.page && <PageHead language={language} page={data.page} {...more(data)} />;

export const query = graphql`
  fragment PageHead_page on ContentPage {
    title
    heading
    description
    path
    checked
    updated
    wordCount
    picture: hero {
      ...Picture_picture
    }
    ... on Service {
      offer
    }
    ... on Article {
      published
      author {
        entryId
        name
        role
      }
    }
    ... on BuildRecap {
      published
      sample
      disclaimer
    }
  }

  fragment PersonHead_person on Person {
    entryId
    name
    role
    phone
    languages
    portrait {
      ...Picture_picture
    }
    credentials {
      title
      issuer
      number
      expires
    }
  }
`;
