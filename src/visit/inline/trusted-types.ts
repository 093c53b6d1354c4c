/**
 * The default Trusted Types policy (w3.org/TR/trusted-types), since React 18, Gatsby and webpack
 * assign plain strings: HTML may have what content may have, a script's URL has to be the site's
 * own. The first script of all: until it has run, every string is refused.
 */
import { allowedAddress, allowedElements } from "../../content/allowed-html";

/** The part of the API that is used; TypeScript's DOM types lack it. */
interface TrustedTypes {
  createPolicy: <Policy extends Record<string, (text: string) => string | null>>(
    name: string,
    policy: Policy,
  ) => Policy;
}

/** Paths of the site's own scripts, as webpack names them. */
const scriptAddress = /^\/[\w-]+\.js$/;

const { trustedTypes } = window as { trustedTypes?: TrustedTypes };

if (trustedTypes) {
  const inspection = trustedTypes.createPolicy("inspect", { createHTML: (html) => html });

  trustedTypes.createPolicy("default", {
    createHTML: (html) => {
      const { body } = new DOMParser().parseFromString(
        inspection.createHTML("<body>" + html),
        "text/html",
      );
      const isAllowed = [...body.querySelectorAll("*")].every((element) =>
        allowedElements.some(
          (allowed) =>
            allowed[0] === element.localName &&
            [...element.attributes].every(
              ({ name, value }) =>
                allowed.includes(name, 1) && (name !== "href" || allowedAddress.test(value)),
            ),
        ),
      );
      return isAllowed ? html : null;
    },
    createScriptURL: (address) => (scriptAddress.test(address) ? address : null),
  });
}
