import { isValidElement, type ReactNode } from "react";
import type { Patch } from "./patch";

export const pluginHead: Patch = {
  name: "plugin-head",
  since: "gatsby-plugin-image 3.16.0",
  changes:
    "takes out of every head the style and the script of GatsbyImage and the generator's name",
  why: "our pictures need neither (src/components/Picture), and a strict policy would have to allow both",
  reliesOn: [
    {
      file: "gatsby-plugin-image/gatsby-ssr.js",
      holds: "gatsby-image-style",
      otherwise: "gatsby-plugin-image names what it puts into the head in another way.",
    },
    {
      file: "gatsby/cache-dir/static-entry.js",
      holds: 'name="generator"',
      otherwise: "Gatsby no longer puts its name into the head.",
    },
  ],
};

/** Whether an element of the head is for something that this site does not use. */
export function isUnusedInHead(element: ReactNode): boolean {
  if (!isValidElement<{ name?: string }>(element)) return false;
  return (
    String(element.key).startsWith("gatsby-image-style") ||
    (element.type === "meta" && element.props.name === "generator")
  );
}
