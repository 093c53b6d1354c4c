import { useEffect } from "react";

const staticTags =
  'meta[property], meta[name^="twitter:"], link[hreflang], script[type="application/ld+json"]';

/**
 * Removes the tags that StaticHead rendered into the static HTML once another page is shown, when they are stale. Gatsby's Head
 * does not remove them, since src/hosting/html.ts strips the attribute by which it recognizes its tags.
 */
export function StaleHead({ address }: { address: string }) {
  useEffect(() => {
    const url = document.head.querySelector<HTMLMetaElement>('meta[property="og:url"]');
    if (url && url.content !== address)
      document.head.querySelectorAll(staticTags).forEach((element) => element.remove());
  }, [address]);
  return null;
}
