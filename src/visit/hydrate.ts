import { startTransition, type ReactNode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";

/** Hydrates in a transition, in short slices. An empty root, of a page that did not load or of `gatsby develop`, is rendered anew. */
export const replaceHydrateFunction = () => (element: ReactNode, container: Element) =>
  startTransition(() => {
    if (container.firstChild) hydrateRoot(container, element);
    else createRoot(container).render(element);
  });
