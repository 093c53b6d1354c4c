import { startTransition, type ReactNode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";

/**
 * Hydrates the static HTML in a transition, that is in slices of some 5 ms, between which the browser can respond to input
 * (https://react.dev/reference/react/startTransition); Gatsby's own function does so in one go. An empty root is rendered anew: that
 * of a page that did not load, and those of `gatsby develop`.
 */
export const replaceHydrateFunction = () => (element: ReactNode, container: Element) =>
  startTransition(() => {
    if (container.firstChild) hydrateRoot(container, element);
    else createRoot(container).render(element);
  });
