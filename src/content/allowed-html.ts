/**
 * The HTML that Markdown may contain, for the sanitizer of the build and for the Trusted Types
 * policy in browsers.
 */

/**
 * Elements of running text with their attributes, in one string since every page carries it; of
 * others only the words are kept.
 */
export const allowedElements = (
  "h2:id h3:id h4:id h5:id h6:id p blockquote ul ol:start li:id dl dt dd hr br details:open summary section " +
  "a:href:hreflang:title:rel:id:aria-label:aria-describedby strong em b i u del ins mark code pre kbd " +
  "abbr:title cite q small sub sup time:datetime span:class " +
  "table:class caption thead tbody tr th:scope:class td:class:data-label div:class:role:tabindex:aria-label"
)
  .split(" ")
  .map((element) => element.split(":")) as [tag: string, ...attributes: string[]][];

/**
 * Where a link may lead: to an https, mail or phone address, or to a page or id of this site; not
 * to `//elsewhere`.
 */
export const allowedAddress = /^(https:\/\/|mailto:|tel:|\/(?![/\\])|#)/i;

/** The classes that the renderer itself gives. */
export const allowedClasses = [
  "table-wrap",
  "table-cards",
  "rule",
  "alert",
  "align-center",
  "align-right",
];
