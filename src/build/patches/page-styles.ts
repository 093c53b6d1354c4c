import { cloneElement, isValidElement, type ComponentProps, type ReactNode } from "react";
import { isApplied, type Patch } from "./patch";

export const pageStyles: Patch = {
  name: "page-styles",
  since: "gatsby 5.16.1",
  changes:
    "puts the styles that a page's first view uses in the place of the whole site's, which Gatsby writes into every page",
  why: "the first view of a page does not wait for the styles of all others",
  gain: "the styles of all other pages, 5 to 7 KB in every page's HTML",
  code: ["src/build/hosting/critical-css.ts", "src/build/hosting/finish-pages.ts"],
  reliesOn: [
    {
      file: "gatsby/cache-dir/static-entry.js",
      holds: "data-identity={`gatsby-global-css`}",
      otherwise: "Gatsby no longer marks the site's styles in a page as `gatsby-global-css`.",
    },
    {
      file: "gatsby/dist/utils/webpack.config.js",
      holds: "name: `styles`,",
      otherwise: "Gatsby no longer writes all styles into one file called styles.",
    },
    {
      file: "gatsby/dist/utils/webpack.config.js",
      holds: "filename: `[name].[contenthash].css`",
      otherwise: "Gatsby names the file of the site's styles in another way.",
    },
    {
      file: "gatsby/dist/utils/gatsby-webpack-stats-extractor.js",
      holds: "`webpack.stats.json`",
      otherwise: "Gatsby no longer tells the names of a build's files in webpack.stats.json.",
    },
  ],
};

type StyleProps = ComponentProps<"style"> & { "data-identity"?: string };

/**
 * An element of the head as Gatsby writes it, but for the text of the site's styles: a page gets those of its own when it is
 * finished, and without the others, which would be half of it, a large site is written and read in less time.
 */
export function withoutStyles(element: ReactNode): ReactNode {
  const isStyles =
    isApplied(pageStyles) &&
    isValidElement<StyleProps>(element) &&
    element.props["data-identity"] === "gatsby-global-css";
  return isStyles ? cloneElement(element, { dangerouslySetInnerHTML: { __html: "" } }) : element;
}
