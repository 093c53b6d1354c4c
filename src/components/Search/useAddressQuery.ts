import { useCallback, useEffect, useState } from "react";

/**
 * What `?q=` of the address asks for, and a function that writes there what is looked for now, beside the router: the page
 * stays the same, and Back from a page that was found shows the places again. While React takes over it is empty, as in
 * the build.
 */
export function useAddressQuery(): [typed: string, write: (typed: string) => void] {
  const [typed, setTyped] = useState<string>();
  useEffect(() => setTyped(new URLSearchParams(window.location.search).get("q") ?? ""), []);
  const isRead = typed !== undefined;
  const write = useCallback(
    (next: string) => {
      if (!isRead) return;
      const search = next ? `?${new URLSearchParams({ q: next }).toString()}` : "";
      const { pathname, hash } = window.location;
      if (pathname === "/search" && search !== window.location.search)
        window.history.replaceState(window.history.state, "", pathname + search + hash);
    },
    [isRead],
  );
  return [typed ?? "", write];
}
