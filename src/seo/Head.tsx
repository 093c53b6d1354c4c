import { graphql, type HeadProps } from "gatsby";
import { useEffect } from "react";
import {
  addressIn,
  languages,
  locales,
  original,
  type Language,
  type PageLanguage,
} from "../content/language";
import { textIn } from "../i18n";
import { useSiteIn, useUntranslated } from "../i18n/site";
import { noticed, pageGraph, type Entry, type PageFacts } from "./json-ld";
import { modifiedDay } from "./last-change";
import { sharePicturePath, shareSize } from "./share-picture";

interface HeadPageProps extends PageFacts {
  /** Whether search engines should not list it: it has no canonical URL and is not in the sitemap. */
  isHidden?: boolean;
}

/** The head tags that differ from page to page. src/gatsby/ssr.tsx has those that are the same on all. */
export function PageHead(props: HeadPageProps) {
  const { language, page, isHidden = false } = props;
  const { business } = useSiteIn(language);
  const address = business.url + addressIn(language, page.path);
  return (
    <>
      <html lang={locales[language]} />
      <title>{`${page.title} | ${textIn(language).t("head.suffix")}`}</title>
      <meta name="description" content={page.description} />
      <meta name="robots" content={isHidden ? "noindex, follow" : "max-image-preview:large"} />
      {isHidden ? null : <link rel="canonical" href={address} />}
      {/* Only crawlers read these tags, in the static HTML: visitors need not load the code that renders them. */}
      {process.env.BUILD_STAGE === "build-javascript" ? (
        <StaleTags address={address} />
      ) : (
        <StaticTags {...props} address={address} />
      )}
    </>
  );
}

const staticTags =
  'meta[property], meta[name^="twitter:"], link[hreflang], script[type="application/ld+json"]';

/** Removes the static HTML's tags for crawlers once another page is shown. */
function StaleTags({ address }: { address: string }) {
  useEffect(() => {
    const url = document.head.querySelector<HTMLMetaElement>('meta[property="og:url"]');
    if (url && url.content !== address)
      document.head.querySelectorAll(staticTags).forEach((element) => element.remove());
  }, [address]);
  return null;
}

/** Open Graph, Twitter cards, alternates and structured data. */
function StaticTags({ address, ...props }: HeadPageProps & { address: string }) {
  const { language, page, hero, published, modified, isHidden } = props;
  const { title } = page;
  const site = useSiteIn(language);
  const description = noticed(page.description, site.business, language);
  const untranslated = useUntranslated();
  const { url, name } = site.business;
  const shareAddress = url + sharePicturePath(addressIn(language, page.path));
  const shareAlt = hero ? `${title}. ${hero.alt}` : `${title}: ${name}`;
  const versions = languages.filter((code) => !untranslated.has(addressIn(code, page.path)));
  const alternates = isHidden || versions.length === 1 ? [] : versions;
  const locale = (code: Language) => locales[code].replace("-", "_");
  const graph = JSON.stringify(pageGraph(props, site));
  return (
    <>
      {alternates.map((code) => (
        <link key={code} rel="alternate" hrefLang={code} href={url + addressIn(code, page.path)} />
      ))}
      {alternates.length > 0 ? (
        <link rel="alternate" hrefLang="x-default" href={url + addressIn(original, page.path)} />
      ) : null}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={published ? "article" : "website"} />
      <meta property="og:url" content={address} />
      <meta property="og:site_name" content={name} />
      <meta property="og:locale" content={locale(language)} />
      {alternates
        .filter((code) => code !== language)
        .map((code) => (
          <meta key={code} property="og:locale:alternate" content={locale(code)} />
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
      {/* Without `<`, nothing can end the element (HTML standard, "Restrictions for contents of script elements"). */}
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: graph.replace(/</g, "\\u003c") }}
      />
    </>
  );
}

/**
 * Returns the `Head` of a page whose words stand in content/pages.
 * @param more what the head says besides, from the page's query
 */
export const headOf =
  <Data extends { page: Queries.StandalonePage_pageFragment | null }>(
    more: (data: Data) => Partial<HeadPageProps> = () => ({}),
  ) =>
  ({ data, pageContext }: HeadProps<Data, PageLanguage>) =>
    data.page && (
      <PageHead
        language={pageContext.language}
        page={data.page}
        hero={data.page.picture}
        {...more(data)}
      />
    );

/** The head of a page that is made from Markdown. */
export function EntryHead({ language, entry }: { language: Language; entry: Entry }) {
  const { kind, page } = entry;
  return (
    <PageHead
      language={language}
      page={page}
      hero={page.hero}
      published={kind === "service" ? undefined : page.publishedDay}
      modified={modifiedDay(page)}
      subject={entry}
    />
  );
}

export const query = graphql`
  fragment PageHead_page on ContentPage {
    title
    heading
    description
    path
    checkedDay: checked
    updatedDay: updated
    hero {
      ...Picture_picture
    }
  }

  fragment PageHead_service on Service {
    ...PageHead_page
    offer
  }

  fragment PageHead_buildRecap on BuildRecap {
    ...PageHead_page
    publishedDay: published
    wordCount
    disclaimer
  }

  fragment PageHead_article on Article {
    ...PageHead_page
    publishedDay: published
    wordCount
  }
`;
