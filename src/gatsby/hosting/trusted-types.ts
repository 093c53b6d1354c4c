/**
 * Trusted Types (W3C): with `require-trusted-types-for 'script'` a browser refuses every string that script hands to
 * innerHTML, script.src and their like, unless a policy lets it through. React 18, Gatsby and webpack hand over strings,
 * so the policy is the default one; it does not wave them through but looks at each:
 * - HTML may consist of the elements, attributes and addresses that content may have (the sanitizer's own list), parsed
 *   in a document in which nothing runs; a text without `<` cannot make an element at all;
 * - a script's address may only be one of the site's own files.
 * Until this script has run, which is the first to be loaded, no text is let through at all.
 */
import { allowedAddress, allowedAttributes, allowedTags } from "../sanitize";

/** Names of the policies, for the Content-Security-Policy. */
export const trustedTypesPolicies = ["default", "inspect"] as const;

/** Addresses of the site's own scripts, as webpack names them. */
const scriptAddress = /^\/[\w-]+\.js$/;

const attributesOf = Object.fromEntries(
  allowedTags.map((tag) => [tag, allowedAttributes[tag] ?? []]),
);

/** Runs before Gatsby's scripts, in the file that is loaded first. */
export const trustedTypesScript = `(function(t,a,r){if(!t)return;var p=t.createPolicy("inspect",{createHTML:function(h){return h}}),every=[].every;function ok(h){var d=document.implementation.createHTMLDocument("");d.body.innerHTML=p.createHTML(h);return every.call(d.body.querySelectorAll("*"),function(e){return Object.hasOwn(a,e.localName)&&every.call(e.attributes,function(x){return a[e.localName].includes(x.name)&&(x.name!="href"||r.test(x.value))})})}t.createPolicy("default",{createHTML:function(h){return!h.includes("<")||ok(h)?h:null},createScriptURL:function(u){return ${String(scriptAddress)}.test(u)?u:null}})})(window.trustedTypes,${JSON.stringify(attributesOf)},${String(allowedAddress)});`;
