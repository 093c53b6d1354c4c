import type { MouseEvent } from "react";
import { addressIn, languages, nameOf } from "../../content/language";
import { notFoundPage } from "../../content/not-found";
import { useLanguage } from "../../i18n";
import { useMissingPages } from "../../i18n/site";

/** Carries the hash and the query over to the same page. */
function keepPlace({ currentTarget: link }: MouseEvent<HTMLAnchorElement>): void {
  link.search = location.search;
  link.hash = location.hash;
}

/**
 * Links to the same page in the other languages, or to that language's home page where the page is
 * not translated.
 */
export function LanguageSwitch({ className, path }: { className?: string; path: string }) {
  const shown = useLanguage();
  const missing = useMissingPages();
  return languages.map((other) => {
    if (other === shown) return null;
    const same = addressIn(other, path);
    const isThere = !missing.has(same) && path !== notFoundPage;
    return (
      <a
        key={other}
        className={className}
        lang={other}
        hrefLang={other}
        href={isThere ? same : addressIn(other, "/")}
        onClick={isThere ? keepPlace : undefined}
      >
        {nameOf(other)}
      </a>
    );
  });
}
