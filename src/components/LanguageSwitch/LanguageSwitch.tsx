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

interface OtherLanguageProps {
  /** Path of the page in the original language. */
  path: string;
}

interface SwitchProps extends OtherLanguageProps {
  className?: string | undefined;
}

/** Returns the other language, its page and the attributes of a link to it: its home page where this one is not translated. */
function useOtherLanguage(path: string) {
  const other: keyof typeof names = useWords().language.code === "en" ? "es" : "en";
  const same = addressIn(other, path);
  const isThere = languageOf(same).language === other && !path.startsWith("/404");
  const to = isThere ? same : addressIn(other, "/");
  return {
    other,
    isThere,
    to,
    link: { lang: other, hrefLang: other, href: to, onClick: keepPlace },
  };
}

/** A link to the same page in the other language. */
export function LanguageSwitch({ className, path }: SwitchProps) {
  const { other, link } = useOtherLanguage(path);
  return (
    <a {...link} className={className}>
      {names[other].name}
    </a>
  );
}

/** A line at the bottom of the window that offers the other language on the first page, once, where the browser prefers it. */
export function LanguageOffer({ path }: OtherLanguageProps) {
  const { other, isThere, to, link } = useOtherLanguage(path);
  const { offer, close } = names[other];
  const [offered, setOffered] = useState<string>();
  useEffect(() => {
    const preferred = navigator.languages.find((code) => /^e[ns]\b/.test(code));
    // eslint-disable-next-line react-hooks/set-state-in-effect -- what the browser prefers and stores is known only here
    if (isThere && preferred?.startsWith(other) && !markAsKnown()) setOffered(to);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- for the first page of a visit
  }, []);
  if (offered !== to) return null;
  return (
    <p className={`${styles.offer} no-print`}>
      <a {...link}>{offer}</a>
      <button type="button" lang={other} aria-label={close} onClick={() => setOffered("")}>
        ×
      </button>
    </p>
  );
}
