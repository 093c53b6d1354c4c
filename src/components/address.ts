import { useLayoutEffect } from "react";
import { useWindow } from "./useWindow";
import { attributeName } from "../styles/data-attributes";

/** pushState and replaceState fire no event, so `changeAddress` dispatches the last one. */
const events = ["hashchange", "popstate", "address"];

/** Returns a part of the address; "" in the static HTML and during hydration. */
export const useAddress = (part: "hash" | "search") =>
  useWindow(events, () => window.location[part], "");

/**
 * Changes the address without a navigation: nothing scrolls, no page loads. A new entry has a key
 * of its own, as those of the router have, by which each keeps its scroll position.
 */
export function changeAddress(how: "pushState" | "replaceState", address: string, more = {}): void {
  const own = how === "pushState" ? { key: String(Date.now()) } : {};
  window.history[how]({ ...(window.history.state as object), ...own, ...more }, "", address);
  window.dispatchEvent(new Event("address"));
}

/**
 * Marks the element that the address names and opens its fold, as browsers do, but not after a link
 * that the router follows.
 */
export function useTarget(path: string): void {
  const hash = useAddress("hash");
  // Before Gatsby scrolls there.
  useLayoutEffect(() => {
    const attribute = attributeName("target");
    const target = document.getElementById(decodeURIComponent(hash.slice(1)));
    document.documentElement.toggleAttribute(attributeName("targets"), true);
    target?.toggleAttribute(attribute, true);
    const fold = target?.closest("details") ?? target?.querySelector(":scope > details");
    fold?.setAttribute("open", "");
    return () => target?.removeAttribute(attribute);
  }, [hash, path]);
}
