import { documentTitle } from "./title";

interface SiteHeadProps {
  /** The page's own title; the site's suffix is added. */
  title: string;
  /** What a search result says under the title. */
  description: string;
  /** Address of the page on the site, without a slash at its end. */
  path: string;
}

/** What stands in the head of every page. */
export function SiteHead({ title, description }: SiteHeadProps) {
  return (
    <>
      <title>{documentTitle(title)}</title>
      <meta name="description" content={description} />
    </>
  );
}
