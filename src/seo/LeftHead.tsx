import { useEffect } from "react";

const ofMachines = 'meta[property], meta[name^="twitter:"], script[type="application/ld+json"]';

/**
 * In the browser: what StaticHead wrote into the document stays as long as its page is shown, and goes with it. Gatsby's
 * Head does not touch it, since finish-html.ts takes Gatsby's mark off.
 */
export function LeftHead({ address }: { address: string }) {
  useEffect(() => {
    const said = document.head.querySelector<HTMLMetaElement>('meta[property="og:url"]');
    if (said && said.content !== address)
      document.head.querySelectorAll(ofMachines).forEach((element) => element.remove());
  }, [address]);
  return null;
}
