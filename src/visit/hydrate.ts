import { startTransition, type ReactNode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { gatsbyRoot } from "./gatsby-window";

/** Renders something in place of the page, before Gatsby has rendered it. */
export function replacePage(document: Document, element: ReactNode): void {
  createRoot(gatsbyRoot(document)).render(element);
}

/**
 * Hydrates in a transition, in short slices. An empty root, of a page that did not load or of
 * `gatsby develop`, is rendered anew.
 */
export const replaceHydrateFunction = () => (element: ReactNode, container: Element) =>
  startTransition(() => {
    if (container.firstChild) hydrateRoot(container, element);
    else createRoot(container).render(element);
  });
