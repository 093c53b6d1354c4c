import { isValidElement, type ReactNode } from "react";
import type { Patch } from "./patch";

export const pluginHead: Patch = {
  name: "plugin-head",
  writtenFor: "gatsby-plugin-image 3.16.0",
  changes: "Removes the style and script of GatsbyImage and the generator's name from every head",
  why: "The site's pictures (src/components/Picture) need neither style nor script, and a strict policy would have to allow both",
  assumptions: [
    {
      file: "gatsby-plugin-image/gatsby-ssr.js",
      contains: "gatsby-image-style",
      ifMissing:
        "gatsby-plugin-image uses different keys for the elements that it adds to the head.",
    },
    {
      file: "gatsby/cache-dir/static-entry.js",
      contains: 'name="generator"',
      ifMissing: "Gatsby no longer adds its name to the head.",
    },
  ],
};

/** Whether an element of the head is for a feature that this site does not use. */
export function isUnusedInHead(element: ReactNode): boolean {
  if (!isValidElement<{ name?: string }>(element)) return false;
  return (
    String(element.key).startsWith("gatsby-image-style") ||
    (element.type === "meta" && element.props.name === "generator")
  );
}
