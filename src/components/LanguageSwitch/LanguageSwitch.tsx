import { useEffect, useState, type MouseEvent } from "react";
import { addressIn, languageOf } from "../../content/language";
import { useWords } from "../../words/words";
import * as styles from "./LanguageSwitch.module.css";

/** The texts of the links to each language, in that language. */
const names = {
  en: { name: "English", offer: "Read this page in English", close: "Close" },
  es: { name: "Español", offer: "Lea esta página en español", close: "Cerrar" },
};

/** The storage key under which a browser remembers that its visitor knows of the other language. */
const offerKey = "language-offered";

/** Returns whether the visitor already knew of the other language, and records that they do now. */
function markAsKnown(): boolean {
  try {
    const was = localStorage.getItem(offerKey);
    localStorage.setItem(offerKey, "1");
    return !!was;
  } catch {
    // Storage is refused: the offer would come back on every visit, so it is never made.
    return true;
  }
}

/** Carries the place on the page and the search query over to the same page in the other language. */
function keepPlace({ currentTarget: link }: MouseEvent<HTMLAnchorElement>): void {
  markAsKnown();
  link.search = location.search;
  link.hash = location.hash;
}

interface LanguageSwitchProps {
  className?: string | undefined;
  /** Path of the page in the original language. */
  path: string;
  /**
   * Where the browser prefers the other language, a line at the bottom of the window offers it on the first page, once. One switch
   * of a page does this.
   */
  withOffer?: boolean;
}

/** A link to the same page in the other language, or to that language's home page where the page is not translated. */
export function LanguageSwitch({ className, path, withOffer }: LanguageSwitchProps) {
  const other = useWords().language.code === "en" ? "es" : "en";
  const { name, offer, close } = names[other];
  const same = addressIn(other, path);
  const isThere = languageOf(same).language === other && !path.startsWith("/404");
  const to = isThere ? same : addressIn(other, "/");
  const [offered, setOffered] = useState<string>();
  useEffect(() => {
    const preferred = navigator.languages.find((code) => /^e[ns]\b/.test(code));
    // eslint-disable-next-line react-hooks/set-state-in-effect -- what the browser prefers and stores is known only here
    if (withOffer && isThere && preferred?.startsWith(other) && !markAsKnown()) setOffered(to);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- for the first page of a visit
  }, []);
  const link = { lang: other, hrefLang: other, href: to, onClick: keepPlace };
  return (
    <>
      <a {...link} className={className}>
        {name}
      </a>
      {offered === to ? (
        <p className={`${styles.offer} no-print`}>
          <a {...link}>{offer}</a>
          <button type="button" lang={other} aria-label={close} onClick={() => setOffered("")}>
            ×
          </button>
        </p>
      ) : null}
    </>
  );
}
