/** Finds the parts of raw HTML that could run script, or frame or load something. Pure. */
import { Parser } from "htmlparser2";
import { allowedAddress } from "../allowed-html";

/** Elements that run, frame, load, style or send something, or whose content is parsed by other rules. */
const activeElements = new Set(
  "script style iframe frame frameset object embed applet param form input button select textarea link meta base svg math template noscript video audio source track portal foreignobject img picture slot xmp plaintext noembed noframes title".split(
    " ",
  ),
);

/** Attributes whose value is an address. */
const addressAttributes = new Set(
  "href src srcset action formaction data poster background cite ping longdesc usemap xlink:href manifest".split(
    " ",
  ),
);

/** Characters that browsers skip inside a scheme, and other invisible ones. */
const skipped = /[\p{Cc}\s\u200b-\u200d]/gu;

/**
 * Returns the parts that are refused, as an author would recognize them. They are parsed as browsers do, entities decoded, so
 * that `jav&#x09;ascript:` does not pass. The sanitizer would remove them too, but silently.
 */
export function hostileParts(html: string): string[] {
  const parts: string[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      if (activeElements.has(name)) parts.push(`<${name}`);
      for (const [key, value] of Object.entries(attributes)) {
        if (/^on/i.test(key) || key === "style" || key === "srcdoc") parts.push(`${key}=`);
        else if (addressAttributes.has(key) && !allowedAddress.test(value.replace(skipped, "")))
          parts.push(`${key}="${value}"`);
      }
    },
    onprocessinginstruction(name) {
      if (!/^!doctype$/i.test(name)) parts.push(`<${name}`);
    },
  });
  parser.write(html);
  parser.end();
  return parts;
}
