import { startTransition, type ReactNode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";

/**
 * Hydrates the static HTML in a transition: in slices of some 5 ms, where Gatsby's own function takes one long task. An empty root is
 * rendered anew: that of a page that did not load, and those of `gatsby develop`.
 */
export const replaceHydrateFunction = () => (element: ReactNode, container: Element) =>
  startTransition(() => {
    if (container.firstChild) hydrateRoot(container, element);
    else createRoot(container).render(element);
  });
