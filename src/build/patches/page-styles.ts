import { cloneElement, isValidElement, type ComponentProps, type ReactNode } from "react";
import { isApplied, type Patch } from "./patch";

export const pageStyles: Patch = {
  name: "page-styles",
  writtenFor: "gatsby 5.16.1",
  changes:
    "Replaces the whole site's styles, which Gatsby writes into every page, by those that the first view of the page uses",
  why: "The first view of a page need not wait for the styles of all others",
  gain: "5 to 7 KB of every page's HTML",
  code: ["src/build/hosting/critical-css.ts", "src/build/hosting/finish-pages.ts"],
  assumptions: [
    {
      file: "gatsby/cache-dir/static-entry.js",
      contains: "data-identity={`gatsby-global-css`}",
      ifMissing: "Gatsby no longer marks the site's styles in a page as `gatsby-global-css`.",
    },
    {
      file: "gatsby/dist/utils/webpack.config.js",
      contains: "name: `styles`,",
      ifMissing: "Gatsby no longer writes all styles into one file called styles.",
    },
    {
      file: "gatsby/dist/utils/webpack.config.js",
      contains: "filename: `[name].[contenthash].css`",
      ifMissing: "Gatsby names the file of the site's styles differently.",
    },
    {
      file: "gatsby/dist/utils/gatsby-webpack-stats-extractor.js",
      contains: "`webpack.stats.json`",
      ifMissing: "Gatsby no longer lists the files of a build in webpack.stats.json.",
    },
  ],
};

type StyleProps = ComponentProps<"style"> & { "data-identity"?: string };

/**
 * Returns an element of the head, emptied if it holds the site's styles. A page gets its own styles when it is finished;
 * those of the whole site would be half of its HTML, and slow down writing and reading all pages of a large site.
 */
export function withoutStyles(element: ReactNode): ReactNode {
  const isStyles =
    isApplied(pageStyles) &&
    isValidElement<StyleProps>(element) &&
    element.props["data-identity"] === "gatsby-global-css";
  return isStyles ? cloneElement(element, { dangerouslySetInnerHTML: { __html: "" } }) : element;
}
