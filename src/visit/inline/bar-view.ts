import type { BarView } from "../progress-bar";

/**
 * Draws the bar as NProgress does, with the template of gatsby-config.ts, while a document loads
 * and NProgress is not there. The document that it announces takes it away.
 */
export function inlineBarView(document: Document): BarView {
  let label = "";
  const bar = () => document.querySelector<HTMLElement>("#nprogress .bar") ?? create();
  const create = () => {
    const progress = document.createElement("div");
    progress.id = "nprogress";
    const element = document.createElement("div");
    element.className = "bar";
    element.setAttribute("role", "progressbar");
    element.setAttribute("aria-label", label);
    progress.append(element);
    document.body.append(progress);
    return element;
  };
  return {
    configure: ({ barLabel = label }) => (label = barLabel),
    set: (share) => (bar().style.transform = `translate3d(${(share - 1) * 100}%,0,0)`),
    remove: () => document.getElementById("nprogress")?.remove(),
  };
}
