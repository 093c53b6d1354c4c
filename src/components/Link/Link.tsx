import { createContext, useContext, type AnchorHTMLAttributes } from "react";
import { addressIn, original } from "../../content/language";
import { useWords } from "../../words/words";

/** Path of the page that is shown, without a slash at its end; the layouts' wrapper provides it. */
export const ShownPath = createContext<string | undefined>(undefined);

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
  /** A page of this site: "/about", "/contact?project=casita", "/faq#deposit". */
  to: string;
}

/**
 * A link within the site. It takes the place of gatsby-link's, which makes seven components and an IntersectionObserver
 * for each link and renders them all anew at each navigation; here one listener follows all links of the page, those
 * within Markdown too, and one observer looks at them (src/visit/prefetch.ts). It leads to the page in the language of the
 * one that it stands on; to the original, and says so, where that page is not translated.
 */
export function Link({ to, children, ...attributes }: LinkProps) {
  const { language } = useWords();
  const href = addressIn(language.code, to);
  const isShown = useContext(ShownPath) === href;
  const isOriginal = language.code !== original && href === to;
  return (
    <a
      href={href}
      hrefLang={isOriginal ? original : undefined}
      aria-current={isShown ? "page" : undefined}
      {...attributes}
    >
      {children}
      {isOriginal ? language.inOriginal : null}
    </a>
  );
}
