import { startTransition, type ReactNode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";

/** Stops remembering clicks on buttons (see inline/loader.ts): from now on React handles them. */
export function endEarlyPresses(): void {
  document.removeEventListener("click", window.___earlyPress, true);
}

/** Repeats the last click on a button from before hydration. */
export function onInitialClientRender(): void {
  window.___earlyPressed?.click();
}

/**
 * Hydrates the static HTML in a transition, that is in slices of some 5 ms, between which the browser can respond to input
 * (https://react.dev/reference/react/startTransition); Gatsby's own function does so in one go. A click in the meantime makes
 * React finish first and then reaches it. If the page did not load, navigation.ts has emptied the wrapper, and the error view
 * is rendered anew.
 *
 * Only for the built site: `gatsby develop` renders in its own way.
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
