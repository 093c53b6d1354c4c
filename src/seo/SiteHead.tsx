import { absolute } from "./address";
import { LeftHead } from "./LeftHead";
import { useSiteFacts } from "./site-facts";
import { StaticHead, type StaticHeadProps } from "./StaticHead";
import { documentTitle } from "./title";

export interface SiteHeadProps extends StaticHeadProps {
  /** For a page that no search engine should list: it has no canonical address and stays out of the sitemap. */
  isHidden?: boolean;
}

/** What stands in the head of every page and differs between pages; what does not is in `src/document`. */
export function SiteHead(props: SiteHeadProps) {
  const { title, description, isHidden = false } = props;
  const path = props.path === "/" ? "/" : props.path.replace(/\/$/, "");
  const address = absolute(useSiteFacts().business.url, path);
  return (
    <>
      <title>{documentTitle(title)}</title>
      <meta name="description" content={description} />
      <meta
        name="robots"
        content={isHidden ? "noindex, follow" : "index, follow, max-image-preview:large"}
      />
      {isHidden ? null : <link rel="canonical" href={address} />}
      {/* What only machines read, they read in the static HTML: the code that makes it is no visitor's business. */}
      {process.env.BUILD_STAGE === "build-javascript" ? (
        <LeftHead address={address} />
      ) : (
        <StaticHead {...props} path={path} />
      )}
    </>
  );
}
