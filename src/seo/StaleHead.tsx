import { useEffect } from "react";

const staticTags =
  'meta[property], meta[name^="twitter:"], link[hreflang], script[type="application/ld+json"]';

/**
 * Removes the tags that StaticHead wrote into the HTML once another page is shown: from then on they are stale. Gatsby's
 * Head leaves them alone, since finish-html.ts removes the attribute by which it would know them.
 */
export function StaleHead({ address }: { address: string }) {
  useEffect(() => {
    const written = document.head.querySelector<HTMLMetaElement>('meta[property="og:url"]');
    if (written && written.content !== address)
      document.head.querySelectorAll(staticTags).forEach((element) => element.remove());
  }, [address]);
  return null;
}
