/**
 * Trusted Types (W3C): with `require-trusted-types-for 'script'` a browser refuses every string that script hands to
 * innerHTML, script.src and their like, unless a policy lets it through. React 18, Gatsby and webpack hand over strings,
 * so the policy is the default one; it does not wave them through but looks at each:
 * - HTML may consist of the elements, attributes and addresses that content may have (the sanitizer's own list), parsed
 *   in a document in which nothing runs; a text without `<` cannot make an element at all;
 * - a script's address may only be one of the site's own files.
 * Until this script has run, which is the first to be loaded, no text is let through at all.
 */
import { allowedAddress, allowedAttributes, allowedTags } from "../../content/allowed-html";

/** As much of the interface as is used; TypeScript's own types lack it. */
interface TrustedTypes {
  createPolicy: <Policy extends Record<string, (text: string) => string | null>>(
    name: string,
    policy: Policy,
  ) => Policy;
}

/** Addresses of the site's own scripts, as webpack names them. */
const scriptAddress = /^\/[\w-]+\.js$/;

const { trustedTypes } = window as { trustedTypes?: TrustedTypes };

if (trustedTypes) {
  const inspection = trustedTypes.createPolicy("inspect", { createHTML: (html) => html });

  const isAllowed = (html: string): boolean => {
    const { body } = document.implementation.createHTMLDocument("");
    body.innerHTML = inspection.createHTML(html);
    return [...body.querySelectorAll("*")].every(
      ({ attributes, localName }) =>
        allowedTags.includes(localName) &&
        [...attributes].every(
          ({ name, value }) =>
            allowedAttributes[localName]?.includes(name) &&
            (name !== "href" || allowedAddress.test(value)),
        ),
    );
  };

  trustedTypes.createPolicy("default", {
    createHTML: (html) => (!html.includes("<") || isAllowed(html) ? html : null),
    createScriptURL: (address) => (scriptAddress.test(address) ? address : null),
  });
}
