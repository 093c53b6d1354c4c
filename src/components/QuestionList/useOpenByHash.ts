import { useEffect } from "react";

/**
 * Opens the answer that the address names. Browsers do this for native jumps to a fragment; where the router navigates
 * (`/faq#deposit` from another page) it is up to us.
 */
export function useOpenByHash(): void {
  useEffect(() => {
    const reveal = () => {
      const target = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
      const details = target?.closest("details");
      if (!details || details.open) return;
      details.open = true;
      target?.scrollIntoView();
    };
    reveal();
    window.addEventListener("hashchange", reveal);
    return () => window.removeEventListener("hashchange", reveal);
  }, []);
}
