import { heroFacts } from "./hero-facts";
import { sharePicturePath, shareSize } from "./share-picture";
import { useSiteFacts, type SiteFacts } from "./site-facts";
import { pageGraph, toScriptText } from "./structured-data/graph";
import { absolute, type GraphNode } from "./structured-data/node";
import type { PageFacts, PageKind } from "./structured-data/page";
import { documentTitle } from "./title";

export interface SiteHeadProps {
  /** The page's own title; the site's suffix is added. */
  title: string;
  /** What a search result says under the title. */
  description: string;
  /** Address of the page on the site, without a slash at its end. */
  path: string;
  /** What the page is, in schema.org's words; WebPage when left out. */
  kind?: PageKind;
  /** For a page that no search engine should list: it has no canonical address and stays out of the sitemap. */
  isHidden?: boolean;
  /** The page's first, large picture. */
  hero?: Queries.Picture_pictureFragment;
  /** For articles and recaps: first published and last changed, as YYYY-MM-DD. */
  published?: string;
  modified?: string;
  /** What the page is mainly about. */
  mainEntity?: (site: SiteFacts) => PageFacts["mainEntity"];
  /** What the page describes besides itself. */
  nodes?: (site: SiteFacts) => readonly GraphNode[];
}

/** What stands in the head of every page and differs between pages; what does not is in `src/document`. */
export function SiteHead(props: SiteHeadProps) {
  const { title, description, kind = "WebPage", isHidden = false, published, modified } = props;
  const site = useSiteFacts();
  const { url: siteUrl, name: siteName } = site.business;
  const path = props.path === "/" ? "/" : props.path.replace(/\/$/, "");
  const address = absolute(siteUrl, path);
  const shareAddress = absolute(siteUrl, sharePicturePath(path));
  const shareAlt = props.hero ? `${title}. ${props.hero.alt}` : `${title}: ${siteName}`;
  const page: PageFacts = {
    kind,
    path,
    title,
    description,
    hero: props.hero && heroFacts(props.hero),
    published,
    modified,
    mainEntity: props.mainEntity?.(site),
  };
  return (
    <>
      <title>{documentTitle(title)}</title>
      <meta name="description" content={description} />
      <meta
        name="robots"
        content={isHidden ? "noindex, follow" : "index, follow, max-image-preview:large"}
      />
      {isHidden ? null : <link rel="canonical" href={address} />}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={published ? "article" : "website"} />
      <meta property="og:url" content={address} />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:locale" content="en_US" />
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
        dangerouslySetInnerHTML={{
          __html: toScriptText(pageGraph(site, page, props.nodes?.(site))),
        }}
      />
    </>
  );
}
