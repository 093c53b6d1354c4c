import { useEffect, useState, type MouseEvent } from "react";
import { addressIn, languageOf } from "../../content/language";
import { useWords } from "../../words/words";
import * as styles from "./LanguageSwitch.module.css";

/** What leads to a language, in its own words. */
const names = {
  en: { name: "English", offer: "Read this page in English", close: "Close" },
  es: { name: "Español", offer: "Lea esta página en español", close: "Cerrar" },
};

/** Where a browser remembers that its visitor knows of the other language. */
const offerKey = "language-offered";

function isKnown(): boolean {
  try {
    const was = localStorage.getItem(offerKey);
    localStorage.setItem(offerKey, "1");
    return !!was;
  } catch {
    // Storage is refused: what can be offered only at every visit is never offered.
    return true;
  }
}

/** The place on the page and the search's words come along to the same page in the other language. */
function keepPlace({ currentTarget: link }: MouseEvent<HTMLAnchorElement>): void {
  isKnown();
  link.search = location.search;
  link.hash = location.hash;
}

interface LanguageSwitchProps {
  className?: string | undefined;
  /** Path of the page in the original's language. */
  path: string;
}

/**
 * A link to the same page in the other language, or to its home page where there is none. Where the browser prefers that language, one line
 * over the foot of the first page offers it, once.
 */
export function LanguageSwitch({ className, path }: LanguageSwitchProps) {
  const other = useWords().language.code === "en" ? "es" : "en";
  const { name, offer, close } = names[other];
  const same = addressIn(other, path);
  const isThere = languageOf(same).language === other && !path.startsWith("/404");
  const to = isThere ? same : addressIn(other, "/");
  const [offered, setOffered] = useState<string>();
  useEffect(() => {
    const preferred = navigator.languages.find((code) => /^e[ns]\b/.test(code));
    // eslint-disable-next-line react-hooks/set-state-in-effect -- what the browser prefers and stores is known only here
    if (isThere && preferred?.startsWith(other) && !isKnown()) setOffered(to);
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
