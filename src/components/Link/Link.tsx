import { createContext, useContext, type AnchorHTMLAttributes, type ReactNode } from "react";
import { nameIn, original } from "../../content/language";
import { unbroken, useText } from "../../i18n";
import { useIsThere, usePageAddress } from "../../i18n/site";

/**
 * Path of the page that is shown, without a trailing slash; src/layouts/wrap-page-element.tsx
 * provides it.
 */
export const ShownPath = createContext<string | undefined>(undefined);

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
  /** A page of this site: "/about", "/contact?project=casita", "/faq#deposit". */
  to: string;
  /**
   * Whether it stands in a menu, which has no room for more than the code of the language of a page
   * that is not translated.
   */
  isInMenu?: boolean;
}

/**
 * Keeps words with a hyphen whole. As one element: some links are flex containers, whose every
 * child is an item.
 */
function words(children: ReactNode): ReactNode {
  const kept = unbroken(children);
  return kept === children ? children : <span>{kept}</span>;
}

/**
 * A link to a page in the current language, or else to the original, which it says; words alone
 * where the site has no such page. src/visit does what gatsby-link would.
 */
export function Link({ to, children, isInMenu = false, ...attributes }: LinkProps) {
  const { language, t } = useText();
  const href = usePageAddress()(to);
  const isShown = useContext(ShownPath) === href;
  const isThere = useIsThere();
  const inOriginal =
    language !== original && href === to
      ? t("link.inOriginal", { language: nameIn(language, original) })
      : undefined;
  if (!isThere(to)) return words(children);
  return (
    <a
      href={href}
      hrefLang={inOriginal ? original : undefined}
      aria-current={isShown ? "page" : undefined}
      {...attributes}
    >
      {inOriginal && isInMenu ? (
        <span>
          {words(children)}
          <span className="visually-hidden">{` ${inOriginal}`}</span>
          <sup aria-hidden>{original.toUpperCase()}</sup>
        </span>
      ) : (
        words(children)
      )}
      {inOriginal && !isInMenu ? ` ${inOriginal}` : null}
    </a>
  );
}
