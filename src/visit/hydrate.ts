import { startTransition, type ReactNode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { endEarlyPresses } from "./early-press";

/**
 * React takes over the static HTML as a transition, that is in slices of some 5 ms, between which the browser can answer a
 * visitor; Gatsby's own function does it in one go (https://react.dev/reference/react/startTransition). A press meanwhile
 * makes React finish first, and reaches it. Where the page did not come, its place has been emptied for the error view.
 *
 * Only for the built site: `gatsby develop` has its own ways.
 */
export const replaceHydrateFunction =
  process.env.NODE_ENV === "production"
    ? () => (element: ReactNode, container: Element) => {
        endEarlyPresses();
        startTransition(() => {
          if (document.getElementById("gatsby-focus-wrapper")?.firstChild)
            hydrateRoot(container, element);
          else createRoot(container).render(element);
        });
      }
    : undefined;
